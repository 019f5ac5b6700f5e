/** What grows on a square where nothing has been built: always the same on the same one. */

import { FILES, middleOf } from "../view.ts";

export interface Plant {
  kind: "olive" | "cypress" | "rocks";
  x: number;
  y: number;
  scale: number;
}

type Growth = [kind: Plant["kind"], x: number, y: number, scale: number];

const STANDS: Growth[][] = [
  [],
  [["olive", -10, -8, 0.85]],
  [["rocks", 10, 12, 0.7]],
  [],
  [
    ["olive", 10, -10, 0.75],
    ["olive", -8, 10, 0.95],
  ],
  [],
  [["cypress", -12, 4, 0.75]],
  [
    ["cypress", 8, -4, 0.8],
    ["cypress", 17, 8, 0.65],
  ],
  [],
  [["olive", 6, 8, 0.7]],
  [["rocks", -12, -10, 0.55]],
];

export function growing(square: string): Plant[] {
  const file = FILES.indexOf(square.charAt(0));
  const rank = Number(square.slice(1));
  const middle = middleOf(square);
  const stand = STANDS[(file * file * 3 + file * rank * 5 + rank * 7) % STANDS.length] ?? [];
  return stand.map(([kind, x, y, scale]) => ({ kind, x: middle.x + x, y: middle.y + y, scale }));
}
