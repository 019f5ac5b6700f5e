import { expect, it } from "vitest";
import { Stroke } from "./stroke.ts";

function strokes(): { stroke: Stroke; told: (string | null)[][] } {
  const told: (string | null)[][] = [];
  return { stroke: new Stroke((cell, from) => told.push([cell, from])), told };
}

it("tells each cell once, in order, and when it is over", () => {
  const { stroke, told } = strokes();
  stroke.begin("a1");
  for (const cell of ["a1", "a2", "a2", null, "a3", "a2"]) stroke.goOn(cell);
  stroke.end();
  const from = "a1";
  expect(told).toEqual([
    ["a1", from],
    ["a2", from],
    ["a3", from],
    ["a2", from],
    [null, from],
  ]);
  expect(stroke.isLong).toBe(true);
});

it("is short on one cell, and nothing beside the board", () => {
  const { stroke, told } = strokes();
  stroke.begin("a1");
  stroke.goOn("a1");
  stroke.end();
  expect(stroke.isLong).toBe(false);
  expect(told).toHaveLength(2);
  stroke.begin(null);
  stroke.goOn("a2");
  stroke.end();
  expect(told).toHaveLength(2);
});
