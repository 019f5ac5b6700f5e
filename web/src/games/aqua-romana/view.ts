/** Where the things of Aqua Romana lie in the picture. */

import type { components } from "./generated.ts";

type Shapes = components["schemas"];
export type Workman = Shapes["Workman"];
export type Side = NonNullable<Workman["facing"]>;
export type RomanaView = Shapes["View"];
export type RomanaAftermath = Shapes["Aftermath"];

export const UNIT = 62;
export const HALF = UNIT / 2;
export const PATH = 50;
export const FILES = "abcdefghijk";
export const HIGH = 8;
export const WIDTH = FILES.length * UNIT + 2 * PATH;
export const HEIGHT = HIGH * UNIT + 2 * PATH;

/** The corners of the pathway: a fountain stands at each. */
export const CORNERS = [PATH / 2, HEIGHT - PATH / 2].flatMap((y) =>
  [PATH / 2, WIDTH - PATH / 2].map((x) => ({ x, y })),
);

export const TOWARDS: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export const SQUARES: string[] = Array.from({ length: HIGH }, (_, row) => HIGH - row).flatMap((rank) =>
  [...FILES].map((file) => `${file}${rank}`),
);

/** The slots of the pathway, clockwise from the north-west. */
export const SLOTS: string[] = [
  ...[...FILES].map((file) => `N${file}`),
  ...Array.from({ length: HIGH }, (_, row) => `E${HIGH - row}`),
  ...[...FILES].reverse().map((file) => `S${file}`),
  ...Array.from({ length: HIGH }, (_, row) => `W${row + 1}`),
];

export function middleOf(square: string): { x: number; y: number } {
  const file = FILES.indexOf(square.charAt(0));
  return { x: PATH + file * UNIT + HALF, y: PATH + (HIGH - Number(square.slice(1))) * UNIT + HALF };
}

export function slotMiddle(slot: string): { x: number; y: number } {
  const side = slot.charAt(0);
  const place = slot.slice(1);
  if (side === "N" || side === "S") {
    return { x: middleOf(`${place}1`).x, y: side === "N" ? PATH / 2 : HEIGHT - PATH / 2 };
  }
  return { x: side === "W" ? PATH / 2 : WIDTH - PATH / 2, y: middleOf(`a${place}`).y };
}

/** The ways through a piece; the last one crosses above. */
export function waysOf(piece: string): string[] {
  if (piece === "bridge") return ["NS", "EW"];
  if (piece === "double-NE") return ["NE", "SW"];
  if (piece === "double-NW") return ["NW", "SE"];
  return [piece.split("-")[1] ?? "NS"];
}

/** The line of a way between the middles of two sides of a square around 0 0. */
export function wayLine(sides: string, half = HALF): string {
  const [x1, y1] = TOWARDS[sides.charAt(0) as Side];
  const [x2, y2] = TOWARDS[sides.charAt(1) as Side];
  const turn = x1 * y2 - y1 * x2;
  const start = `M${x1 * half} ${y1 * half}`;
  if (turn === 0) return `${start}L${x2 * half} ${y2 * half}`;
  return `${start}A${half} ${half} 0 0 ${turn > 0 ? 0 : 1} ${x2 * half} ${y2 * half}`;
}

export interface Stretch {
  square: string;
  sides: string;
  way: string;
}

/** Where the water of a workman goes, as ways through squares. */
export function stretches(course: readonly string[]): Stretch[] {
  return course.map((step) => {
    const [square = "", sides = ""] = step.split(" ");
    return { square, sides, way: unordered(sides) };
  });
}

export function unordered(sides: string): string {
  return [...sides].sort().join("");
}

/** The workman whose water takes a way, and the direction it flows. */
export interface Flow {
  name: string;
  sides: string;
}

/** Whose water runs where: by square and the two sides it joins there. */
export function watered(view: Pick<RomanaView, "workmen">): Map<string, Flow> {
  const found = new Map<string, Flow>();
  for (const [name, { course }] of Object.entries(view.workmen)) {
    for (const { square, way, sides } of stretches(course)) found.set(`${square} ${way}`, { name, sides });
  }
  return found;
}

/** Whose aqueducts pass through each square. */
export function aqueducts(view: Pick<RomanaView, "workmen">): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, { course }] of Object.entries(view.workmen)) {
    for (const square of new Set(stretches(course).map((stretch) => stretch.square))) {
      found.set(square, [...(found.get(square) ?? []), name]);
    }
  }
  return found;
}

/** Where a workman stands: at the end of his aqueduct, aside of who else stands there. */
export function standOf(view: Pick<RomanaView, "workmen">, name: string): { x: number; y: number } {
  const workman = view.workmen[name];
  if (!workman?.square || !workman.facing) return { x: -100, y: -100 };
  const [dx, dy] = TOWARDS[workman.facing];
  let { x, y } = middleOf(workman.square);
  for (const other of Object.values(view.workmen)) {
    if (other.square !== workman.square || !other.facing) continue;
    const [ax, ay] = TOWARDS[other.facing];
    if (ax * dx + ay * dy === 0) {
      x -= 8 * ax;
      y -= 8 * ay;
    }
  }
  return { x: x + 15 * dx, y: y + 15 * dy };
}

/** The squares on which a tile can be laid now, with the workmen who stand before them. */
export function fronts(
  view: RomanaView,
  possible: ReadonlySet<string>,
  verb: string | null,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (verb !== "lay") return found;
  for (const [name, { front }] of Object.entries(view.workmen)) {
    if (front !== null && possible.has(name)) found.set(front, [...(found.get(front) ?? []), name]);
  }
  return found;
}
