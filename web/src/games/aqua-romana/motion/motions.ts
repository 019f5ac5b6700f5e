/** What is seen moving in Aqua Romana. */

import { FLIGHT, lengthOf, type Flow, type Fly, type Motion } from "../../../board/motion/motions.ts";
import type { Moved } from "../../kit.ts";
import { middleOf, standOf, stretches, type RomanaAftermath, type RomanaView } from "../view.ts";
import { walksBetween } from "./walking.ts";

type Action = Moved<RomanaView, RomanaAftermath>;

/** Tiles come from their stock. */
function laid({ before, after }: Action): Motion[] {
  return Object.entries(after.pieces)
    .filter(([square]) => !(square in before.pieces))
    .map(([piece, name]): Fly => {
      const kind = name.split("-")[0] ?? name;
      return { kind: "fly", piece, path: [`stock ${kind}`], sound: "stone" };
    });
}

/** Builders walk the pathway; who stands there for the first time comes from his seat or the reserve. */
function strolled({ before, after, seat }: Action, at: number): Motion[] {
  const walks = walksBetween(before.pathway, after.pathway);
  const walked = new Set(walks.map(({ to }) => to));
  const fresh = Object.keys(after.pathway).filter((slot) => !(slot in before.pathway) && !walked.has(slot));
  return [
    ...walks.map(({ to, path }): Fly => ({ kind: "fly", piece: to, path, walks: true, at, sound: "wood" })),
    ...fresh.map((piece): Fly => ({ kind: "fly", piece, path: [`seat ${seat}`], at, sound: "wood" })),
  ];
}

/** Workmen go on along their aqueducts, and water follows them. */
function advanced({ before, after }: Action, at: number): Motion[] {
  return Object.entries(after.workmen).flatMap(([name, man]): Motion[] => {
    const old = before.workmen[name];
    const fresh = stretches(man.course).slice(old?.course.length ?? 0);
    if (fresh.length === 0) return [];
    const waves = fresh.map(({ square, way }) => [`${square} ${way}`]);
    const flow: Flow = { kind: "flow", waves, at, sound: "water" };
    const start = standOf(before, name);
    const path = [start, ...fresh.map(({ square }) => middleOf(square))];
    const isThere = man.square !== null && old?.square !== null;
    return isThere ? [flow, { kind: "fly", piece: name, path, walks: true, at }] : [flow];
  });
}

/** Whose aqueduct is closed goes to the podiums. */
function closed({ before, after }: Action, at: number): Motion[] {
  return Object.entries(before.workmen)
    .filter(([name, man]) => man.square !== null && after.workmen[name]?.square === null)
    .map(([piece]): Motion => ({ kind: "leave", piece, to: "podiums", at, sound: "stone" }));
}

/** All aqueducts at once, from their reservoirs on. */
export function waters({ workmen }: Pick<RomanaView, "workmen">): string[][] {
  const courses = Object.values(workmen).map(({ course }) => stretches(course));
  const longest = Math.max(0, ...courses.map((course) => course.length));
  return Array.from({ length: longest }, (_, nth) =>
    courses.flatMap((course) => course.slice(nth, nth + 1).map(({ square, way }) => `${square} ${way}`)),
  );
}

export function motions(action: Action): Motion[] {
  const tiles = laid(action);
  const landed = tiles.length > 0 ? FLIGHT : 0;
  const water = advanced(action, landed);
  const run = landed + Math.max(0, ...water.map(lengthOf)) / 2;
  return [...tiles, ...water, ...strolled(action, run), ...closed(action, run)];
}
