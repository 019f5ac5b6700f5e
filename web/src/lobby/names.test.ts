import { expect, it } from "vitest";
import type { Seat, Table } from "../api/types.ts";
import { isLeftToBots, listedNames } from "./names.ts";

const seat = (kind: Seat["kind"], stand_in = false): Seat => ({ kind, stand_in }) as Seat;
const table = (status: Table["status"], ...seats: Seat[]): Table => ({ status, seats }) as Table;

it("knows a table that is left to bots, of whom some may stand in", () => {
  expect(isLeftToBots(table("playing", seat("bot"), seat("person", true)))).toBe(true);
  expect(isLeftToBots(table("playing", seat("bot"), seat("person")))).toBe(false);
  expect(isLeftToBots(table("over", seat("bot"), seat("bot")))).toBe(false);
  expect(isLeftToBots(table("open", seat("bot"), seat("open")))).toBe(false);
});

it("says who one is, with a name or without one, but not where several sit at one page", () => {
  const named = (name: string, place: number): Seat => ({ kind: "person", name, seat: place }) as Seat;
  const seats = [named("Guest", 0), named("Bea", 1)];
  const listed = (...mine: number[]): string[] => listedNames({ seats, mine } as unknown as Table);
  expect(listed(0)).toEqual(["You", "Bea"]);
  expect(listed(1)).toEqual(["Guest", "Bea (you)"]);
  expect(listed(0, 1)).toEqual(["Guest", "Bea"]);
  expect(listed()).toEqual(["Guest", "Bea"]);
});
