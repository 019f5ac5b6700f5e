import { describe, expect, it } from "vitest";
import type { ActionEvent, Aftermath, Result, TableEvent } from "../../api/types.ts";
import { plainGame } from "../../games/testing.ts";
import { eventSentence, ruleFor, type LogContext } from "./log.ts";

const context: LogContext = { game: plainGame(), names: ["Ann", "Bea"] };

const event = (number: number, more: Partial<ActionEvent>): ActionEvent => ({
  number,
  kind: "action",
  seat: 0,
  made_at: 0,
  position: 0,
  by: "seat",
  text: "roll",
  ...more,
});

it("says nothing about chat and about kinds it has no words for", () => {
  const at = { number: 1, seat: 0, made_at: 0 };
  expect(eventSentence({ ...at, kind: "chat", name: "Cleo", text: "Hello" }, context)).toBe("");
  expect(eventSentence({ ...at, kind: "linked" }, context)).toBe("");
  expect(eventSentence({ ...at, kind: "joined", name: "Cleo" }, context)).toBe("Cleo sits down.");
});

it("writes an action as it is, where a game has no words for it", () => {
  expect(eventSentence(event(1, { text: "dig a3" }), context)).toBe("Ann: dig a3.");
});

it("says what came of an action with the words of the game, and the rule behind it", () => {
  const item: Aftermath = { what: "flooded", rule: "X-07", seat: 1 };
  const aftermath = (items: readonly Aftermath[], names: string[]): string[] =>
    items.map(({ seat }) => `${names[seat]} is wet.`);
  const dug = event(1, { text: "dig a3", aftermath: [item] });
  const telling = { ...context, game: plainGame({ aftermath }) };
  expect(eventSentence(dug, telling)).toBe("Ann: dig a3. Bea is wet.");
  expect(ruleFor(dug, telling)).toBe("X-07");
  expect(ruleFor(dug, { ...context, game: plainGame({ isRuleTold: () => false }) })).toBeNull();
});

describe("the end", () => {
  const result: Result = { scores: [7, 4], tiebreaks: [6, 1], winners: [0], ending: "drought", rule: "X-01" };
  const ended = (more: Partial<Result>): TableEvent => ({
    number: 9,
    kind: "ended",
    seat: null,
    made_at: 0,
    ended: "played",
    result: { ...result, ...more },
  });

  it("is told with the rule that the server names", () => {
    expect(eventSentence(ended({}), context)).toBe("The game is over. Ann wins. drought");
    expect(ruleFor(ended({}), context)).toBe("X-01");
  });

  it("has no rule where the game was broken off", () => {
    const broken = ended({ ending: "agreed", rule: null, winners: [] });
    expect(eventSentence(broken, context)).toBe("The game is over.");
    expect(ruleFor(broken, context)).toBeNull();
  });
});
