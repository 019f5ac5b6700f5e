import { expect, it } from "vitest";
import { WIDTH, type RomanaView } from "../view.ts";
import { arrivals, walksBetween, workmenAt } from "./walking.ts";

it("sees a builder walk clockwise past others and round a corner", () => {
  const before = { Nj: "curve", Nk: "bridge", W3: "curve" };
  const [walk, ...more] = walksBetween(before, { Nk: "bridge", E8: "curve", W3: "curve" });
  expect(more).toEqual([]);
  expect([walk?.from, walk?.to, walk?.kind]).toEqual(["Nj", "E8", "curve"]);
  expect(walk?.path).toHaveLength(4);
  expect(walk?.path[2]?.x).toBeGreaterThan(WIDTH - 50);
});

it("does not take a builder that was taken back or brought in for one that walks", () => {
  expect(walksBetween({ E8: "curve" }, { Nk: "curve" })).toEqual([]);
  expect(walksBetween({ E8: "curve" }, { E8: "curve", Nk: "curve" })).toEqual([]);
});

it("finds who sees a slot", () => {
  const man = (...sees: string[]) => ({ sees });
  const workmen = { Y1: man("Nc", "E5"), Y2: man("Nd", "W3"), R1: man(), R2: man("Sh", "E5") };
  const view = { workmen } as unknown as RomanaView;
  expect(workmenAt(view, "Nc")).toEqual(["Y1"]);
  expect(workmenAt(view, "E5")).toEqual(["Y1", "R2"]);
});

it("foresees who comes into sight after one or two steps", () => {
  const pathway = { Nc: "curve", Na: "bridge", Nb: "double", E5: "straight" };
  // From d4 one looks at Nd, Sd, E4 and W4: Nb steps over Nc, and Na over both after him.
  expect(arrivals(pathway, "d4")).toEqual([
    { slot: "Nc", to: "Nd", steps: 1 },
    { slot: "Na", to: "Nd", steps: 1 },
    { slot: "Nb", to: "Nd", steps: 1 },
    { slot: "E5", to: "E4", steps: 1 },
  ]);
  expect(arrivals({ Nb: "double" }, "d4")).toEqual([{ slot: "Nb", to: "Nd", steps: 2 }]);
  expect(arrivals({ Nd: "double", Na: "curve" }, "d4")).toEqual([]);
});
