import { expect, it } from "vitest";
import { FLIGHT, lasting, lengthOf, ROLLING, withGains, type Motion } from "./motions.ts";

const fly: Motion = { kind: "fly", piece: "c4", path: ["seat 0"] };

it("lasts as long as the last of its motions; a die has rolled before", () => {
  expect(lasting([])).toBe(0);
  expect(lasting([{ kind: "throw", n: 7 }])).toBe(0);
  expect(lasting([fly, { ...fly, at: 300 }])).toBe(300 + FLIGHT);
});

it("rolls a die neither too fast to be seen nor for too long", () => {
  expect(ROLLING).toBeGreaterThanOrEqual(600);
  expect(ROLLING).toBeLessThanOrEqual(900);
});

it("walks long ways longer, within reason", () => {
  const walk = (steps: number): number =>
    lengthOf({
      kind: "fly",
      piece: "x",
      walks: true,
      path: Array.from({ length: steps }, () => ({ x: 0, y: 0 })),
    });
  expect(walk(2)).toBeLessThan(walk(6));
  expect(walk(60)).toBeLessThan(1000);
});

it("tells every score that changes, and none twice", () => {
  const coins: Motion = { kind: "gain", seat: 1, by: 3, from: "bank" };
  expect(withGains([fly, coins], [0, 5, 2], [4, 8, 2])).toEqual([
    fly,
    coins,
    { kind: "gain", seat: 0, by: 4, at: lasting([fly, coins]) },
  ]);
});
