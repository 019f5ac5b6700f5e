import { expect, it } from "vitest";
import type { Seat, Table } from "../api/types.ts";
import { isLeftToBots } from "./names.ts";

const seat = (kind: Seat["kind"], stand_in = false): Seat => ({ kind, stand_in }) as Seat;
const table = (status: Table["status"], ...seats: Seat[]): Table => ({ status, seats }) as Table;

it("knows a table that is left to bots, of whom some may stand in", () => {
  expect(isLeftToBots(table("playing", seat("bot"), seat("person", true)))).toBe(true);
  expect(isLeftToBots(table("playing", seat("bot"), seat("person")))).toBe(false);
  expect(isLeftToBots(table("over", seat("bot"), seat("bot")))).toBe(false);
  expect(isLeftToBots(table("open", seat("bot"), seat("open")))).toBe(false);
});
