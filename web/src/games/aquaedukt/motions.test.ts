import { expect, it } from "vitest";
import { viewOf } from "../testing.ts";
import { motions, waters } from "./motions.ts";
import type { AquaeduktView } from "./view.ts";

const view = (supplies: Record<string, number>): AquaeduktView =>
  viewOf({
    spaces: Object.fromEntries(Object.entries(supplies).map(([name, supply]) => [name, { supply }])),
  });
const dry = view({ c4: 0, c5: 0 });
const plain = { before: dry, after: dry, seat: 1, aftermath: [] };

it("rolls the number that the text says", () => {
  expect(motions({ ...plain, text: "die 17" })).toEqual([{ kind: "throw", n: 17, sound: "dice" }]);
});

it("lets houses come from their seat, and others leave first", () => {
  const removed = { what: "removed", rule: "A-16", seat: 0, value: 1, space: "c5" } as const;
  const [leave, come] = motions({ ...plain, text: "house 3 c4", aftermath: [removed] });
  expect(leave).toMatchObject({ kind: "leave", piece: "c5", to: "seat 0" });
  expect(come).toMatchObject({ kind: "fly", piece: "c4", path: ["seat 1"] });
  expect(come?.at).toBeGreaterThan(0);
});

it("fills a canal before the land beside it", () => {
  const after = view({ c4: 1, c5: 0 });
  const found = motions({ ...plain, after, text: "canal C4-D4" });
  expect(found.map(({ kind }) => kind)).toEqual(["fly", "flow"]);
  expect(found[1]).toMatchObject({ waves: [["C4-D4"], ["c4"]] });
});

it("lets all water run from the springs on, and the land have it after its canal", () => {
  const canals = {
    "C4-D4": { count: 1, spring: "C4" },
    "D4-D5": { count: 2, spring: "C4" },
    "H2-I2": { count: 1, spring: "I2" },
  };
  const wet = { c4: 1, c5: 1, d5: 2, e5: 1, h2: 1, h3: 1, b5: 1, a1: 0 };
  const { spaces } = view(wet);
  expect(waters({ canals, spaces })).toEqual([
    ["C4-D4", "H2-I2"],
    ["D4-D5", "c4", "c5", "h2", "h3"],
    ["d5", "e5", "b5"],
  ]);
});
