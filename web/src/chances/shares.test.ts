import { expect, it } from "vitest";
import { percentages, segments } from "./shares.ts";

it("adds up to a hundred, whatever is rounded", () => {
  expect(percentages([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percentages([0.126, 0.126, 0.374, 0.374])).toEqual([13, 13, 37, 37]);
  expect(percentages([0, 1])).toEqual([0, 100]);
  expect(percentages([0.5, 0.5])).toEqual([50, 50]);
});

it("puts the parts of a bar side by side", () => {
  expect(segments([0.25, 0.75], 200)).toEqual([
    { x: 0, wide: 50 },
    { x: 50, wide: 150 },
  ]);
});
