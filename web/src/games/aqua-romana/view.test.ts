import { expect, it } from "vitest";
import { fronts, type RomanaView } from "./view.ts";

const man = (front: string | null) => ({
  seat: 0,
  square: "c3",
  facing: "N",
  front,
  points: 1,
  podium: null,
  course: [],
});
const view = {
  workmen: { Y1: man("c4"), Y2: man("f4"), R1: man("c4"), R2: man(null) },
} as unknown as RomanaView;

it("marks the squares before the workmen who can build, and only while a tile is laid", () => {
  const able = new Set(["Y1", "R1", "R2", "Nf"]);
  expect([...fronts(view, able, "lay")]).toEqual([["c4", ["Y1", "R1"]]]);
  expect(fronts(view, able, "close").size).toBe(0);
  expect(fronts(view, able, null).size).toBe(0);
});
