import { expect, it } from "vitest";
import { entrantName, ownTable, seated, type Entrant, type Tournament } from "./tournaments.ts";

const entrant = (number: number, name: string, level: string | null = null): Entrant => ({
  number,
  name,
  level,
  person: null,
  gone: false,
  mine: false,
});
const meeting = { table: "x", seats: [2, null, 1], places: null };

it("calls bots by their level, and by a number if there are several", () => {
  expect(entrantName(entrant(1, "Ann"))).toBe("Ann");
  expect(entrantName(entrant(1, "faber 2", "faber"))).toMatch(/aber 2$/);
});

it("knows who sits where, also where nobody takes part", () => {
  const entrants = [entrant(1, "Ann"), entrant(2, "Bea")];
  expect(seated(meeting, entrants).map((one) => one?.name)).toEqual(["Bea", undefined, "Ann"]);
});

it("finds the table where one has to play", () => {
  const rounds = [{ tables: [{ ...meeting, table: "old", places: [1, 2, 3] }] }, { tables: [meeting] }];
  const at = (mine: number | null): Tournament => ({ rounds, mine }) as Tournament;
  expect(ownTable(at(1))).toBe("x");
  expect(ownTable(at(3))).toBe(null);
  expect(ownTable(at(null))).toBe(null);
});
