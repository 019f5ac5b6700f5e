import { expect, it } from "vitest";
import { gap, type Place } from "./pace.ts";

const place = (more: Partial<Place> = {}): Place => ({
  isSlight: false,
  isAfterDraw: false,
  spent: 0,
  inTurn: 1,
  inAll: 1,
  ...more,
});

it("lets a deed be seen before the next", () => {
  expect(gap("normal", place())).toBeGreaterThanOrEqual(400);
  expect(gap("normal", place({ isAfterDraw: true }))).toBeLessThanOrEqual(700);
  expect(gap("normal", place({ isSlight: true }))).toBeLessThan(400);
});

it("tells a whole turn in about three seconds, however long it is", () => {
  for (const deeds of [3, 8, 20]) {
    let spent = 0;
    for (let inTurn = deeds; inTurn > 0; inTurn--) spent += gap("normal", place({ spent, inTurn }));
    expect(spent).toBeLessThanOrEqual(3200);
  }
});

it("is slower or faster as people wish, and waits for nothing at all if they do", () => {
  const [slow, normal, fast] = (["slow", "normal", "fast"] as const).map((speed) => gap(speed, place()));
  expect(slow).toBeGreaterThan(normal ?? 0);
  expect(fast).toBeLessThan(normal ?? 0);
  expect(gap("instant", place())).toBe(0);
});

it("compresses long queues", () => {
  expect(gap("normal", place({ inTurn: 2, inAll: 36 }))).toBeLessThan(gap("normal", place({ inTurn: 2 })));
});
