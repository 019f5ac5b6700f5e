import { afterEach, describe, expect, it } from "vitest";
import type { ActionEvent } from "../../api/types.ts";
import { say } from "../../words/sentences.ts";
import { speak } from "../../words/words.svelte.ts";
import { offer } from "../../table/choosing/choices.ts";
import { eventSentence, ruleFor } from "../../table/log/log.ts";
import { told } from "../coloured.ts";
import { coloured } from "../games.ts";
import { opened, viewOf } from "../testing.ts";
import { kit as own } from "./kit.ts";
import type { IrrigateAftermath, IrrigateView } from "./view.ts";

const NAMES = ["Ann", "Bea"];
const game = await opened("irrigate", own, "money");
const { kit, grammar } = game;
const context = { game, names: NAMES };
const sentence = (text: string): string => kit.sentence({ text, who: "Ann", names: NAMES });

afterEach(() => speak("en"));

const TEXTS = [
  "draw",
  "tile red tee",
  "place 3,1 NES",
  "solicit",
  "offer 3,1 NES",
  "price 4",
  "no offer",
  "take 1",
  "rotate 2,1 NES",
  "buy 2,1",
  "propose buy 2,1",
  "propose rotate 2,1 NES",
  "accept",
  "decline",
  "ask 6",
  "end",
  "pass",
];

describe("an action in words", () => {
  it.each(TEXTS)("%s", (text) => {
    expect(sentence(text)).toMatch(/^[A-Z][^{}]*\.$/);
    expect(sentence(text)).not.toMatch(/undefined/);
  });

  it("names things as people do", () => {
    expect(sentence("take 1")).toBe("Ann takes the offer of Bea.");
    expect(sentence("place 3,1 NES")).toBe("Ann places it on 3,1, pipes north, east and south.");
  });

  it("knows verbs of two words", () => {
    expect(grammar.verbOf("propose rotate 2,1 NES")).toBe("propose rotate");
    expect(grammar.verbOf("no offer")).toBe("no offer");
    expect(grammar.thingsOf("propose rotate 2,1 NES")).toEqual(["2,1", "NES"]);
  });
});

it("says the colour in which a tile is seen", () => {
  const printed = ["red", "yellow", "green", "blue"];
  const boxed = { ...game, info: { ...game.info, colours: printed } };
  const worn = coloured(boxed, ["blue", "yellow", "green", "red"]);
  expect(told(worn, { text: "tile red tee", who: "", names: NAMES })).toBe("The tile drawn is a blue tee.");
  expect(told(worn, { text: "tile grey tee", who: "", names: NAMES })).toBe("The tile drawn is a grey tee.");
  const same = { message: "it lies beside {:colour} land", things: ["red"] };
  expect(say([same], {}, NAMES, worn)).toBe("It lies beside blue land.");
});

describe("withdrawing", () => {
  const withdrawn: IrrigateAftermath[] = [{ what: "withdrawn", rule: "I-32", seat: 0 }];
  const pass: ActionEvent = {
    number: 1,
    kind: "action",
    seat: 0,
    made_at: 0,
    position: 0,
    by: "seat",
    text: "pass",
  };

  it("is told in the log where the server says that it came of a pass", () => {
    expect(eventSentence(pass, context)).toBe("Ann passes.");
    const told = { ...pass, aftermath: withdrawn };
    expect(eventSentence(told, context)).toBe("Ann passes a second time and withdraws.");
    expect(ruleFor(told, context)).toBeNull();
  });

  it("is warned of, with whoever wins then", () => {
    const outcome = (winners: number[] | null): string | undefined => {
      const result = winners && { winners };
      return kit.warning({ after: viewOf<IrrigateView>({ result }), aftermath: withdrawn }, NAMES);
    };
    expect(kit.isRisky("pass")).toBe(true);
    expect(outcome(null)).toMatch(/I-32/);
    expect(outcome([1])).toMatch(/Bea then wins at once/);
    expect(
      kit.warning({ after: viewOf<IrrigateView>({ result: null }), aftermath: [] }, NAMES),
    ).toBeUndefined();
  });
});

it.each(["land", "goal", "money", "withdrawal", "count"])("has words for the end by %s", (ending) => {
  expect(game.words.named("ending", ending, { who: "Ann" })).toMatch(/^[A-Z][^.{}]{20,}\.$/);
});

describe("counting the points", () => {
  const wet = (owner: number): object => ({ owner, irrigated: true });
  const land = viewOf<IrrigateView>({
    scores: [4, 7],
    tiles: { "2,1": wet(0), "5,1": wet(1), "5,2": wet(1) },
  });

  it.each([
    ["en", "money, with 1 irrigated tile", "money, with 2 irrigated tiles"],
    ["de", "Geld, mit 1 bewässerten Plättchen", "Geld, mit 2 bewässerten Plättchen"],
    ["fr", "argent, avec 1 tuile irriguée", "argent, avec 2 tuiles irriguées"],
    ["it", "denaro, con 1 tessera irrigata", "denaro, con 2 tessere irrigate"],
  ] as const)("has one and several in %s", async (language, one, several) => {
    await speak(language);
    expect(kit.count(land).map((step) => step.words)).toEqual([one, several]);
  });
});

describe("bargaining", () => {
  const view = viewOf<IrrigateView>({ offers: {}, proposal: null });

  it("points at the land in question, on the table or about to be", () => {
    expect(kit.stake(view)).toEqual([]);
    const proposal = { text: "propose buy 2,1", price: 4, asked: null };
    expect(kit.stake(viewOf<IrrigateView>({ offers: {}, proposal }))).toEqual(["2,1"]);
    const offers = { 0: { pose: "1,1 NES", price: null }, 1: { pose: "3,1 NES", price: 2 } };
    expect(kit.stake(viewOf<IrrigateView>({ proposal: null, offers }))).toEqual(["1,1"]);
  });

  it.each([
    [["propose buy 2,1", "propose buy 3,1"], /somebody else.*buy/],
    [["propose rotate 2,1 NES", "propose rotate 3,1 NES"], /somebody else.*lie/],
    [["buy 2,1", "buy 3,1"], /that you buy/],
    [["take 1", "take 2"], /the offer/],
    [["buy 2,1", "rotate 2,1 NES"], /rotate or to buy/],
    [["price 0", "price 1"], /^$/],
  ])("asks for what is to be chosen: %s", (legal, prompt) => {
    expect(kit.prompt(offer(legal, [], game), view)).toMatch(prompt);
  });

  it("offers prices to a chooser of their own", () => {
    const offered = offer(["price 0", "price 1", "price 2"], [], game);
    expect(offered).toMatchObject({ verb: "price", words: ["0", "1", "2"] });
    expect(kit.choosers).toHaveProperty("price");
    const asked = offer(["ask 5", "ask 6"], [{ verb: "ask" }], game);
    expect(asked).toMatchObject({ verb: "ask", words: ["5", "6"] });
    expect(kit.choosers).toHaveProperty("ask");
  });

  it("names an offer by whose it is and what it pays", () => {
    const offers = { 0: { pose: "1,1 NES", price: 3 }, 1: { pose: "3,1 NES", price: 2 } };
    const label = (texts: string[], word: string | null): string | undefined =>
      kit.label({ verb: "take", word, texts, names: NAMES }, viewOf<IrrigateView>({ offers }));
    expect(label(["take 0", "take 1"], null)).toBe("Take an offer");
    expect(label(["take 0", "take 1"], "1")).toBe("Take Bea’s offer: 2");
    expect(label(["take 0", "end"], null)).toBe("Take Ann’s offer: 3");
  });
});
