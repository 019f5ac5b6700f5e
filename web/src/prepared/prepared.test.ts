import { expect, it } from "vitest";
import type { ActionEvent, Table } from "../api/types.ts";
import { isAnswer, triedSince } from "./prepared.ts";

const line = (...seats: (number | null)[]): ActionEvent[] =>
  seats.map((seat, position) => ({ kind: "action", seat, position }) as ActionEvent);
const own = { status: "playing", mine: [1] } as Table;

it("takes what was tried after the position", () => {
  expect(triedSince(line(0, 1, 0), 1).map(({ position }) => position)).toEqual([1, 2]);
});

it("is an answer once others have acted and then oneself", () => {
  expect(isAnswer(line(0, null, 1), own)).toBe(true);
  expect(isAnswer(line(0, 0), own)).toBe(false);
  expect(isAnswer(line(null, 1), own)).toBe(false);
  expect(isAnswer(line(1, 0), own)).toBe(false);
  expect(isAnswer([], own)).toBe(false);
  expect(isAnswer(line(0, 1), { ...own, status: "over" })).toBe(false);
});
