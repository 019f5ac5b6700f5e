import { expect, it } from "vitest";
import { BLANK, numbersOf, readRegions, sizeOf, withRegion, writeRegions } from "./regions.ts";

const CORNERS = ["a1", "a8", "l1", "l8"];
const SPACES = new Set(
  [..."abcdefghijkl"]
    .flatMap((file) => [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => `${file}${rank}`))
    .filter((name) => !CORNERS.includes(name)),
);
const RANKS = [
  "0,1,1,2,3,3,4,4,4,6,6,0",
  "7,1,1,2,3,3,4,5,5,6,6,12",
  "7,7,2,2,9,10,10,5,5,11,12,12",
  "7,7,8,8,9,9,10,10,5,11,12,12",
  "13,13,8,8,8,9,15,15,11,11,16,16",
  "13,17,8,14,14,14,15,15,11,11,16,16",
  "13,17,17,18,18,14,19,19,20,20,16,16",
  "0,17,17,18,18,18,19,19,20,20,20,0",
];
const BOARD = RANKS.join("/");

it("reads and writes the text of records, ranks from the top", () => {
  const regions = readRegions(BOARD, SPACES);
  expect(regions.size).toBe(92);
  expect([regions.get("b8"), regions.get("a7"), regions.get("l7"), regions.get("k1")]).toEqual([
    1, 7, 12, 20,
  ]);
  expect(writeRegions(regions)).toBe(BOARD);
  expect(numbersOf(regions)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(sizeOf(regions, 1)).toBe(4);
});

it("paints one space and leaves the others", () => {
  const before = readRegions(BOARD, SPACES);
  const after = withRegion(before, "c4", 3);
  expect(after.get("c4")).toBe(3);
  expect(before.get("c4")).toBe(8);
  expect([...after].filter(([name, region]) => before.get(name) !== region)).toEqual([["c4", 3]]);
});

it("begins with nothing", () => {
  const regions = readRegions(BLANK, SPACES);
  expect([...new Set(regions.values())]).toEqual([0]);
  expect(numbersOf(regions)).toEqual([]);
  expect(writeRegions(regions)).toBe(BLANK);
});

it.each(["", "1,2/3", "x,y/z", "-"])("makes the best of %j", (text) => {
  const regions = readRegions(text, SPACES);
  expect(regions.size).toBe(92);
  expect([...regions.values()].every((region) => Number.isInteger(region))).toBe(true);
});
