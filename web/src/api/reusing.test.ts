import { expect, it } from "vitest";
import { reusing } from "./reusing.ts";

const OLD = { spaces: { a1: { house: null }, b1: { house: { seat: 0 } } }, springs: ["C4"], die: null };

it("keeps the objects of what has not changed", () => {
  const now = { ...structuredClone(OLD), die: 3 };
  const found = reusing(OLD, now);
  expect(found).toEqual(now);
  expect(found.spaces).toBe(OLD.spaces);
  expect(found.springs).toBe(OLD.springs);
});

it("changes what has changed, and what holds it", () => {
  const now = structuredClone(OLD);
  now.spaces.b1.house.seat = 1;
  now.springs.push("D4");
  const found = reusing(OLD, now);
  expect(found).toEqual(now);
  expect(found.spaces.a1).toBe(OLD.spaces.a1);
  expect(found.spaces).not.toBe(OLD.spaces);
  expect(found.springs).not.toBe(OLD.springs);
});

it("gives the old one back where nothing has changed", () => {
  expect(reusing(OLD, structuredClone(OLD))).toBe(OLD);
});

it("knows what went, what came first, and what is of another kind", () => {
  expect(reusing({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(Object.keys(reusing({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(["b", "a"]);
  expect(reusing([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(reusing(null, { a: null })).toEqual({ a: null });
  expect(reusing({ a: {} }, { a: null })).toEqual({ a: null });
});

it("keeps a set and a map as long as they hold the same", () => {
  const [set, map] = [new Set(["a", "b"]), new Map([["a", { seat: 0 }]])];
  expect(reusing(set, new Set(["b", "a"]))).toBe(set);
  expect(reusing(set, new Set(["a", "c"]))).toEqual(new Set(["a", "c"]));
  expect(reusing(set, new Set(["a"]))).toEqual(new Set(["a"]));
  expect(reusing(map, new Map([["a", { seat: 0 }]]))).toBe(map);
  expect(reusing(map, new Map([["a", { seat: 1 }]]))).toEqual(new Map([["a", { seat: 1 }]]));
  expect(reusing(map, new Map([["b", { seat: 0 }]]))).toEqual(new Map([["b", { seat: 0 }]]));
});
