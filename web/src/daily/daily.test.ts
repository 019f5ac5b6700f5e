import { expect, it } from "vitest";
import type { Table } from "../api/types.ts";
import { resultAt } from "./daily.ts";

const table = (winners: number[] | null): Table =>
  ({
    id: "local.x",
    mine: [0],
    seats: [{ name: "Ann" }, { name: "faber" }],
    result: winners && { winners, scores: [31, 28], tiebreaks: [0, 0], ending: "full", rule: null },
  }) as Table;

it("tells how somebody has done once the game is over", () => {
  expect(resultAt(table(null))).toBe(null);
  expect(resultAt(table([0]))).toMatchObject({ name: "Ann", outcome: "won", score: 31, mine: true });
  expect(resultAt(table([0, 1]))?.outcome).toBe("shared");
  expect(resultAt(table([1]))?.outcome).toBe("lost");
  expect(resultAt(table([]))?.outcome).toBe("lost");
});
