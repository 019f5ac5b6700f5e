import { describe, expect, it } from "vitest";
import type { TableEvent } from "../api/types.ts";
import { eventSentence, sentence, sinceMyTurn, withdrawals } from "./log.ts";

const NAMES = ["Ann", "Bea"];

/** One text of each verb of the three games. */
const TEXTS = [
  "mountain c4", "roll", "die 7", "house 3 c4", "spring E4", "canal C4-D4", "end", "pass", "reveal c4 foul",
  "builder curve Nc", "lay Y2 Nc curve-SE", "extra e4 bridge", "shift Nc", "close Y2", "keep", "take joker",
  "draw", "tile red tee", "place 3,1 NES", "solicit", "offer 3,1 NES", "price 4", "no offer", "take 1",
  "rotate 2,1 NES", "buy 2,1", "propose buy 2,1", "propose rotate 2,1 NES", "accept", "decline",
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
    expect(sentence("lay Y2 Nc curve-SE", "Ann", NAMES)).toBe("Ann extends Y2 with the builder at Nc: curve south–east.");
    expect(sentence("extra e4 bridge", "Ann", NAMES)).toBe("Ann lays an extra tile on e4: bridge.");
    expect(sentence("place 3,1 NES", "Ann", NAMES)).toBe("Ann places it on 3,1, pipes north, east and south.");
  });
});

const event = (number: number, more: Partial<TableEvent>): TableEvent => ({
  number, kind: "action", seat: 0, made_at: 0, by: "seat", text: "roll", ...more,
});

it("says nothing about chat and about kinds it does not know", () => {
  expect(eventSentence(event(1, { kind: "chat" }), NAMES)).toBe("");
  expect(eventSentence(event(1, { kind: "linked" }), NAMES)).toBe("");
  expect(eventSentence(event(1, { kind: "joined", name: "Cleo" }), NAMES)).toBe("Cleo sits down.");
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
  const texts: [number, string][] = [[0, "pass"], [1, "pass"], [0, "draw"], [1, "offer 3,1 NES"], [1, "pass"], [0, "pass"], [1, "pass"]];
  const line = texts.map(([seat, text], number) => event(number, { seat, text }));
  const found = withdrawals(line);
  expect([...found]).toEqual([4]);
  expect(line.map((one) => eventSentence(one, NAMES, found))[4]).toBe("Bea passes a second time and withdraws.");
});
