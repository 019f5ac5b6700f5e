import { expect, it } from "vitest";
import { viewOf } from "../../testing.ts";
import { motions, waters } from "./motions.ts";
import type { RomanaView } from "../view.ts";

const man = (square: string | null, ...course: string[]) => ({ square, facing: "S", course, seat: 0 });
const before = viewOf<RomanaView>({
  pieces: { d8: "straight-NS" },
  pathway: { Nd: "straight", Nf: "curve" },
  workmen: { Y3: man("d8", "d8 NS") },
});
const after = viewOf<RomanaView>({
  pieces: { d8: "straight-NS", d7: "straight-NS" },
  pathway: { Ne: "straight", Nf: "curve" },
  workmen: { Y3: man("d7", "d8 NS", "d7 NS") },
});
const laid = { before, after, text: "lay Y3 Nd straight-NS", seat: 0, aftermath: [] };

it("lays a tile, lets water run along it, and then the builder walks", () => {
  const found = motions(laid);
  expect(found.map((motion) => ("piece" in motion ? motion.piece : motion.kind))).toEqual([
    "d7",
    "flow",
    "Y3",
    "Ne",
  ]);
  expect(found[0]).toMatchObject({ path: ["stock straight"], sound: "stone" });
  expect(found[1]).toMatchObject({ waves: [["d7 NS"]] });
  expect(found[3]).toMatchObject({ walks: true });
  const times = found.map(({ at = 0 }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

it("sends a workman to the podiums when his aqueduct is closed", () => {
  const done = viewOf<RomanaView>({ ...before, workmen: { Y3: man(null, "d8 NS") } });
  expect(motions({ ...laid, after: done, text: "close Y3" })).toMatchObject([
    { kind: "leave", piece: "Y3", to: "podiums" },
  ]);
});

it("brings a new builder from the seat that places him", () => {
  const more = viewOf<RomanaView>({ ...before, pathway: { ...before.pathway, E4: "bridge" } });
  expect(motions({ ...laid, after: more, text: "builder bridge E4" })).toMatchObject([
    { piece: "E4", path: ["seat 0"] },
  ]);
});

it("lets all water run from the reservoirs on, every aqueduct at once", () => {
  const workmen = { Y3: man("d7", "d8 NS", "d7 SE"), R1: man(null, "f2 WE") };
  expect(waters(viewOf<RomanaView>({ workmen }))).toEqual([["d8 NS", "f2 EW"], ["d7 ES"]]);
});
