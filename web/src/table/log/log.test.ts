import { describe, expect, it } from "vitest";
import type { Aftermath, GameName, Result, TableEvent, View } from "../../api/types.ts";
import { eventSentence, ruleFor, sentence, sinceMyTurn, twistsOf, type Telling } from "./log.ts";

const NAMES = ["Ann", "Bea"];
const telling = (game: GameName, line: TableEvent[] = []): Telling => ({
  game,
  names: NAMES,
  twists: twistsOf(line, game),
});

/** One text of each verb of the three games. */
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
  "builder curve Nc",
  "lay Y2 Nc curve-SE",
  "extra e4 bridge",
  "shift Nc",
  "close Y2",
  "keep",
  "take joker",
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
];

describe("an action in words", () => {
  it.each(TEXTS)("%s", (text) => {
    const words = sentence(text, "Ann", NAMES);
    expect(words).toMatch(/^[A-Z].*\.$/);
    expect(words).not.toMatch(/[{}]|undefined/);
  });

  it("names things as people do", () => {
    expect(sentence("house 3 c4", "Ann", NAMES)).toBe("Ann builds 3 houses on c4.");
    expect(sentence("take 1", "Ann", NAMES)).toBe("Ann takes the offer of Bea.");
    expect(sentence("take joker", "Ann", NAMES)).toBe("Ann takes: joker.");
    expect(sentence("lay Y2 Nc curve-SE", "Ann", NAMES)).toBe(
      "Ann extends Y2 with the builder at Nc: curve south–east.",
    );
    expect(sentence("extra e4 bridge", "Ann", NAMES)).toBe("Ann lays an extra tile on e4: bridge.");
    expect(sentence("place 3,1 NES", "Ann", NAMES)).toBe(
      "Ann places it on 3,1, pipes north, east and south.",
    );
  });
});

const event = (number: number, more: Partial<TableEvent>): TableEvent => ({
  number,
  kind: "action",
  seat: 0,
  made_at: 0,
  by: "seat",
  text: "roll",
  ...more,
});

it("says nothing about chat and about kinds it does not know", () => {
  expect(eventSentence(event(1, { kind: "chat" }), telling("irrigate"))).toBe("");
  expect(eventSentence(event(1, { kind: "linked" }), telling("irrigate"))).toBe("");
  expect(eventSentence(event(1, { kind: "joined", name: "Cleo" }), telling("irrigate"))).toBe(
    "Cleo sits down.",
  );
});

it("recaps what others did since one's own last action, and not Chance", () => {
  const line = [
    event(1, {}),
    event(2, { seat: null, by: "chance", text: "die 3" }),
    event(3, { seat: 1, by: "bot", text: "end" }),
    event(4, { seat: 1, by: "bot", text: "spring E4" }),
  ];
  expect(sinceMyTurn(line, [0]).map((one) => one.number)).toEqual([3, 4]);
  expect(sinceMyTurn(line, [2])).toEqual([]);
});

it("says that the second pass in a row is a withdrawal", () => {
  const texts: [number, string][] = [
    [0, "pass"],
    [1, "pass"],
    [0, "draw"],
    [1, "offer 3,1 NES"],
    [1, "pass"],
    [0, "pass"],
    [1, "pass"],
  ];
  const line = texts.map(([seat, text], number) => event(number, { seat, text }));
  const words = line.map((one) => eventSentence(one, telling("irrigate", line)));
  expect(words[4]).toBe("Bea passes a second time and withdraws.");
  expect(words.filter((one) => one.includes("withdraws"))).toHaveLength(1);
});

it("tells the doubling of a canal from its laying, done or about to be", () => {
  const line = ["canal C4-D4", "canal D4-E4", "canal C4-D4"].map((text, number) => event(number, { text }));
  const words = line.map((one) => eventSentence(one, telling("aquaedukt", line)));
  expect(words[0]).toBe("Ann lays a canal along C4-D4.");
  expect(words[2]).toBe("Ann doubles the canal along C4-D4.");
  const view = { canals: { "C4-D4": { count: 1 } } } as unknown as View;
  expect(sentence("canal C4-D4", "Ann", NAMES, view)).toBe(words[2]);
  expect(sentence("canal D4-E4", "Ann", NAMES, view)).toBe("Ann lays a canal along D4-E4.");
});

describe("what an action brings about", () => {
  const gone = (rule: string): Aftermath[] => [
    { what: "removed", rule, seat: 1, value: 3, space: "c6" },
    { what: "removed", rule, seat: 0, value: 1, space: "d8" },
  ];

  it("names the houses that go, and whose they are", () => {
    const full = event(1, { seat: 1, text: "house 3 c6", aftermath: gone("A-16") });
    expect(eventSentence(full, telling("aquaedukt"))).toBe(
      "Bea builds 3 houses on c6. The region is full; removed, because without water: 3 houses on c6 (Bea), 1 house on d8 (Ann).",
    );
    expect(ruleFor(full, telling("aquaedukt"))).toBe("A-16");
    for (const rule of ["A-29", "A-34"]) {
      const said = eventSentence({ ...full, aftermath: gone(rule) }, telling("aquaedukt"));
      expect(said).toMatch(/emoved.*: 3 houses on c6 \(Bea\), 1 house on d8 \(Ann\)\.$/);
    }
  });

  it("tells podiums, points and that a seat is skipped", () => {
    const climb: Aftermath = { what: "podium", rule: "R-29", seat: 0, workman: "Y2", length: 9, podium: 7 };
    const none: Aftermath = { ...climb, workman: "B1", length: 0, podium: 0 };
    const skipped: Aftermath = { what: "skipped", rule: "R-24", seat: 0 };
    const closed = event(1, { text: "keep", aftermath: [climb, none] });
    expect(eventSentence(closed, telling("aqua-romana"))).toBe(
      "Ann keeps all aqueducts open. Y2 (Ann) goes to podium 7: +7 for length 9. B1 (Ann) finds no podium: +0 for length 0.",
    );
    expect(ruleFor(closed, telling("aqua-romana"))).toBeNull();
    const last = event(1, { text: "close Y2", aftermath: [climb, skipped] });
    expect(eventSentence(last, telling("aqua-romana"))).toMatch(
      / Ann has no workman left and is skipped from now on\.$/,
    );
    expect(ruleFor(last, telling("aqua-romana"))).toBe("R-24");
  });
});

/** Every ending that the rules of a game know, with the rule. */
const ENDINGS: [GameName, string, string][] = [
  ["irrigate", "land", "I-29"],
  ["irrigate", "goal", "I-29"],
  ["irrigate", "money", "I-29"],
  ["irrigate", "withdrawal", "I-34"],
  ["irrigate", "count", "I-35"],
  ["aqua-romana", "closed", "R-32"],
  ["aqua-romana", "standstill", "R-32"],
  ["aquaedukt", "canals", "A-27"],
  ["aquaedukt", "passes", "A-28"],
  ["aquaedukt", "standstill", "A-28"],
];

describe("the end", () => {
  const ended = (ending: string): TableEvent => {
    const result: Result = { scores: [7, 4], tiebreaks: [6, 1], winners: [0], ending };
    return event(9, { kind: "ended", seat: null, ended: "played", result });
  };

  it.each(ENDINGS)("of %s by %s is told with its rule", (game, ending, rule) => {
    const words = eventSentence(ended(ending), telling(game));
    expect(words).toMatch(/^The game is over\. Ann wins\. [A-Z][^.]{20,}\.$/);
    expect(ruleFor(ended(ending), telling(game))).toBe(rule);
  });

  it("names what the winner of Irrigate won with", () => {
    expect(eventSentence(ended("goal"), telling("irrigate"))).toBe(
      "The game is over. Ann wins. Ann owns an irrigated goal: that wins at once.",
    );
  });

  it("has no rule where the game was broken off", () => {
    const broken = ended("agreed");
    expect(
      eventSentence({ ...broken, result: { ...broken.result!, winners: [] } }, telling("irrigate")),
    ).toBe("The game is over.");
    expect(ruleFor(ended("agreed"), telling("irrigate"))).toBeNull();
  });
});
