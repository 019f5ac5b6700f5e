import { describe, expect, it } from "vitest";
import type { ActionEvent } from "../../api/types.ts";
import { offer } from "../../table/choosing/choices.ts";
import { remaining, type Pick } from "../../table/choosing/picker.ts";
import { eventSentence, ruleFor } from "../../table/log/log.ts";
import { say } from "../../words/sentences.ts";
import { opened, viewOf } from "../testing.ts";
import { kit as own } from "./kit.ts";
import type { RomanaAftermath, RomanaView } from "./view.ts";

const NAMES = ["Ann", "Bea"];
const game = await opened("aqua-romana", own);
const { kit, grammar } = game;
const context = { game, names: NAMES };
const sentence = (text: string): string => kit.sentence({ text, who: "Ann", names: NAMES });

const TEXTS = [
  "builder curve Nc",
  "lay Y2 Nc curve-SE",
  "extra e4 bridge",
  "shift Nc",
  "close Y2",
  "keep",
  "take joker",
];

describe("an action in words", () => {
  it.each(TEXTS)("%s", (text) => {
    expect(sentence(text)).toMatch(/^Ann [^{}]*\.$/);
    expect(sentence(text)).not.toMatch(/undefined/);
  });

  it("names things as people do", () => {
    expect(sentence("take joker")).toBe("Ann takes: joker.");
    expect(sentence("lay Y2 Nc curve-SE")).toBe("Ann extends Y2 with the builder at Nc: curve south–east.");
    expect(sentence("extra e4 bridge")).toBe("Ann lays an extra tile on e4: bridge.");
  });
});

it("says pieces in the server's sentences as people do", () => {
  const message = "{:piece} on {} would join the aqueducts of {} and {}";
  const joined = { message, things: ["curve-NE", "d5", "Y1", "R2"] };
  expect(say([joined], {}, NAMES, game)).toBe(
    "Curve north–east on d5 would join the aqueducts of Y1 and R2.",
  );
});

it("tells podiums, points and that a seat is skipped", () => {
  const action = (text: string, aftermath: RomanaAftermath[]): ActionEvent => ({
    number: 1,
    kind: "action",
    seat: 0,
    made_at: 0,
    position: 0,
    by: "seat",
    text,
    aftermath,
  });
  const climb = { what: "podium", rule: "R-29", seat: 0, workman: "Y2", length: 9, podium: 7 } as const;
  const none = { ...climb, workman: "B1", length: 0, podium: 0 };
  const closed = action("keep", [climb, none]);
  expect(eventSentence(closed, context)).toBe(
    "Ann keeps all aqueducts open. Y2 (Ann) goes to podium 7: +7 for length 9. B1 (Ann) finds no podium: +0 for length 0.",
  );
  expect(ruleFor(closed, context)).toBeNull();
  const last = action("close Y2", [climb, { what: "skipped", rule: "R-24", seat: 0 }]);
  expect(eventSentence(last, context)).toMatch(/ Ann has no workman left and is skipped from now on\.$/);
  expect(ruleFor(last, context)).toBe("R-24");
  expect(kit.foretold([climb, none], NAMES)).toEqual(["Y2 goes to podium 7"]);
});

it("leaves no workman out, and counts the bonus that the server names", () => {
  const workmen = {
    Y1: { seat: 0, podium: 0, bonus: 0, course: [] },
    R1: { seat: 1, podium: 5, bonus: 4, course: [] },
  };
  const steps = kit.count(viewOf<RomanaView>({ workmen, podium_order: ["Y1", "R1"] }));
  expect(steps.map(({ words, points }) => [words, points])).toEqual([
    ["R1, podium 5 and a bonus of 4", 9],
    ["Y1, no podium", 0],
  ]);
});

it("keeps apart what is certain, how long the rest is, and what the end would bring now", () => {
  const workmen = {
    Y1: { seat: 0, podium: 6, points: null },
    Y2: { seat: 0, podium: null, points: 5 },
    Y3: { seat: 0, podium: null, points: 3 },
    R1: { seat: 1, podium: null, points: 4 },
  };
  const view = viewOf<RomanaView>({ workmen, scores: [11, 4] });
  expect(kit.standing(view, 0)).toEqual({ score: 6, open: "8 squares open; if it ended now: 11" });
  expect(kit.standing(view, 1)).toEqual({ score: 0, open: "4 squares open; if it ended now: 4" });
  const over = viewOf<RomanaView>({ workmen, scores: [11, 4], result: {} });
  expect(kit.standing(over, 0)).toEqual({ score: 11, open: "" });
});

it.each(["closed", "standstill"])("has words for the end by %s", (ending) => {
  expect(game.words.named("ending", ending)).toMatch(/^[A-Z][^.]{20,}\.$/);
});

describe("choosing", () => {
  const lay = ["lay Y2 Nc curve-SE", "lay Y2 Nd curve-SE", "lay Y2 Nc curve-NE"];
  const none = viewOf<RomanaView>({});

  it("asks for the builder once the piece is settled", () => {
    const picks: Pick[] = [{ any: ["Y2"] }, { any: ["curve-SE"] }];
    const chosen = offer(remaining(lay, picks, grammar), picks, game);
    expect(chosen).toMatchObject({ words: [], settled: ["curve-SE"] });
    expect(kit.prompt(chosen, none)).toBe("Now choose the builder who hands it out.");
    expect(kit.prompt(offer(lay, [], game), none)).toBe("Choose a workman, then the piece he lays.");
    expect(kit.prompt(offer(["take curve", "take joker"], [], game), none)).toMatch(
      /builder from the reserve/,
    );
  });

  it("foresees where a piece leads before its builder is chosen", () => {
    expect(grammar.isAlike("lay Y2 Nc curve-SE", "lay Y2 E6 curve-SE")).toBe(true);
    expect(grammar.isAlike("lay Y1 Nc curve-SE", "lay Y2 Nc curve-SE")).toBe(false);
  });
});
