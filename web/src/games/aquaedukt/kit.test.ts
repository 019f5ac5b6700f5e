import { describe, expect, it } from "vitest";
import type { ActionEvent } from "../../api/types.ts";
import { eventSentence, ruleFor } from "../../table/log/log.ts";
import { say, templatesOf } from "../../words/sentences.ts";
import { speak } from "../../words/words.svelte.ts";
import { opened, viewOf } from "../testing.ts";
import { kit as own } from "./kit.ts";
import type { AquaeduktAftermath, AquaeduktView } from "./view.ts";

const NAMES = ["Ann", "Bea"];
const game = await opened("aquaedukt", own);
const { kit } = game;
const context = { game, names: NAMES };
const sentence = (text: string): string => kit.sentence({ text, who: "Ann", names: NAMES });

function action(text: string, aftermath: AquaeduktAftermath[] = [], seat = 0): ActionEvent {
  return { number: 1, kind: "action", seat, made_at: 0, position: 0, by: "seat", text, aftermath };
}

const TEXTS = [
  "mountain c4",
  "roll",
  "die 7",
  "house 3 c4",
  "spring E4",
  "canal C4-D4",
  "end",
  "pass",
  "reveal c4 foul",
];

describe("an action in words", () => {
  it.each(TEXTS)("%s", (text) => {
    expect(sentence(text)).toMatch(/^[A-Z][^{}]*\.$/);
    expect(sentence(text)).not.toMatch(/undefined|:/);
  });

  it("names things as people do", () => {
    expect(sentence("house 3 c4")).toBe("Ann builds 3 houses on c4.");
    expect(sentence("reveal c4 foul")).toBe("The mountain on c4 hid foul water.");
  });

  it("tells the doubling of a canal from its laying, done or about to be", () => {
    const doubled = "Ann doubles the canal along C4-D4.";
    const aftermath = [{ what: "doubled", rule: "A-23", seat: 0, edge: "C4-D4" } as const];
    expect(eventSentence(action("canal C4-D4", aftermath), context)).toBe(doubled);
    expect(eventSentence(action("canal C4-D4"), context)).toBe("Ann lays a canal along C4-D4.");
    const view = viewOf<AquaeduktView>({ canals: { "C4-D4": { count: 1 } } });
    expect(kit.sentence({ text: "canal C4-D4", who: "Ann", names: NAMES, view })).toBe(doubled);
    const other = kit.sentence({ text: "canal D4-E4", who: "Ann", names: NAMES, view });
    expect(other).toBe("Ann lays a canal along D4-E4.");
  });
});

describe("what comes of an action", () => {
  const gone = (rule: string): AquaeduktAftermath[] => [
    { what: "removed", rule, seat: 1, value: 3, space: "c6" },
    { what: "removed", rule, seat: 0, value: 1, space: "d8" },
  ];

  it("names the houses that go, and whose they are", () => {
    const full = action("house 3 c6", gone("A-16"), 1);
    expect(eventSentence(full, context)).toBe(
      "Bea builds 3 houses on c6. The region is full. Without water, and therefore removed: 3 houses on c6 (Bea), 1 house on d8 (Ann).",
    );
    expect(ruleFor(full, context)).toBe("A-16");
    for (const rule of ["A-29", "A-34"]) {
      const said = eventSentence(action("end", gone(rule)), context);
      expect(said).toMatch(/emoved.*: 3 houses on c6 \(Bea\), 1 house on d8 \(Ann\)\.$/);
    }
  });

  it("warns of them, the one that is not built yet too", () => {
    expect(kit.foretold(gone("A-16"), NAMES)).toEqual(["removed (no water): c6 (Bea), d8 (Ann)"]);
    expect(kit.lost(gone("A-16"))).toEqual(["c6", "d8"]);
  });

  it("names the doubling of a canal", () => {
    const before = viewOf<AquaeduktView>({ spaces: {}, canals: { "C4-D4": { count: 1 } } });
    const after = viewOf<AquaeduktView>({
      spaces: {},
      canals: { "C4-D4": { count: 2 }, "D4-E4": { count: 1 } },
    });
    expect(kit.effect(before, after, NAMES)).toBe("double canal: C4-D4");
  });
});

it.each([
  ["en", "Brings water to your 3 on c4, 2 on d5 and 1 on e4 and to nobody else's."],
  ["de", "Bringt Wasser zu deinen Häusern (3 auf c4, 2 auf d5 und 1 auf e4), nicht zu denen der anderen."],
  ["fr", "Alimente en eau vos maisons (3 en c4, 2 en d5 et 1 en e4), mais pas celles des autres."],
  ["it", "Rifornisce d’acqua le tue case (3 in c4, 2 in d5 e 1 in e4), ma non quelle degli altri."],
] as const)("says what the server says in %s", async (language, words) => {
  await speak(language);
  const houses = {
    message: "brings water to your {:houses} and to nobody else's",
    things: ["3 c4; 2 d5; 1 e4"],
  };
  expect(say([houses], await templatesOf(game.name, language), NAMES, game)).toBe(words);
  await speak("en");
});

it("says how many tiles of which value have water", () => {
  const spaces = { c4: { supply: 1, house: { seat: 0, value: 4 } } };
  const steps = kit.count(viewOf<AquaeduktView>({ scores: [4], spaces, mountains: {} }));
  expect(steps.map(({ words }) => words)).toEqual(["1 tile of 4 with water"]);
});

it.each(["canals", "passes", "standstill"])("has words for the end by %s", (ending) => {
  expect(game.words.named("ending", ending)).toMatch(/^[A-Z][^.]{20,}\.$/);
});

it("foresees what a full region loses before the houses are counted", () => {
  expect(game.grammar.isAlike("house 1 c4", "house 2 c4")).toBe(true);
  expect(game.grammar.isAlike("house 1 c4", "house 1 c5")).toBe(false);
});

it("calls a second throw of the die so", () => {
  const label = (phase: string): string | undefined =>
    kit.label({ verb: "roll", word: null, texts: ["roll"], names: NAMES }, viewOf({ phase }));
  expect(label("placed")).toBe("Roll again");
  expect(label("turn")).toBeUndefined();
});

it("says why a low house stands where there is water (A-15)", () => {
  const space = (supply: number, house: object | null) => ({ c4: { region: 1, supply, house } });
  const bare = { spaces: space(1, null), canals: {} };
  const built = viewOf<AquaeduktView>({ ...bare, spaces: space(1, { seat: 0, value: 1 }) });
  const told = { text: "house 1 c4", who: "Ann", names: [] };
  expect(kit.sentence({ ...told, after: built })).toMatch(/only the lowest tile was allowed\.$/);
  expect(kit.sentence(told)).not.toMatch(/lowest/);
  expect(kit.effect(viewOf<AquaeduktView>(bare), built, [])).toMatch(/only your lowest tile/);
});
