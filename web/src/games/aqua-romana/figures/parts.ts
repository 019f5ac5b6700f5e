/** Parts of the board: what of it a scene shows, and how boards stand side by side. */

import { CORNERS, HALF, middleOf, PATH, SLOTS, SQUARES } from "../view.ts";
import { walksBetween, type Spot, type Walk } from "../motion/walking.ts";
import type { Scene } from "./table.ts";

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Where on the whole board a scene lies. */
export function boxOf({ from, to, pathway = "" }: Scene): Box {
  const start = middleOf(from);
  const end = middleOf(to);
  const more = (side: string): number => (pathway.includes(side) ? PATH : 0);
  const x = start.x - HALF - more("W");
  const y = start.y - HALF - more("N");
  return { x, y, wide: end.x + HALF + more("E") - x, high: end.y + HALF + more("S") - y };
}

export function squaresIn({ from, to }: Scene): string[] {
  const isBetween = (one: string, other: string, third: string): boolean => one <= other && other <= third;
  return SQUARES.filter(
    (square) =>
      isBetween(from.charAt(0), square.charAt(0), to.charAt(0)) &&
      isBetween(to.charAt(1), square.charAt(1), from.charAt(1)),
  );
}

export function slotsIn(scene: Scene): string[] {
  const lines = new Set(squaresIn(scene).flatMap((square) => [...square]));
  return SLOTS.filter((slot) => scene.pathway?.includes(slot.charAt(0)) && lines.has(slot.charAt(1)));
}

/** The fountains between two sides of the pathway that are both in the picture. */
export function cornersIn(scene: Scene): typeof CORNERS {
  const { x, y, wide, high } = boxOf(scene);
  return CORNERS.filter((spot) => x < spot.x && spot.x < x + wide && y < spot.y && spot.y < y + high);
}

/** How the builder of a scene has walked; nothing if nobody can walk so. */
export function walkOf({ builders = {}, walk }: Scene): Walk | undefined {
  if (!walk) return undefined;
  const [from, to] = walk;
  const { [to]: kind = "", ...others } = builders;
  return walksBetween({ ...others, [from]: kind }, builders)[0];
}

/** Where he walked, from the rim of the slot that he left, whose name is to be read. */
export function trackOf({ path }: Walk): string {
  const [{ x, y }, next] = path as [Spot, Spot];
  const start = { x: x + 24 * Math.sign(next.x - x), y: y + 24 * Math.sign(next.y - y) };
  return [start, ...path.slice(1)].map((spot, index) => `${index ? "L" : "M"}${spot.x} ${spot.y}`).join("");
}

/** Between two boards: wider where an arrow stands. */
export const GAP = 16;
export const GAP_FOR_ARROW = 34;

/** From left to right, all in the middle of the height. */
export function sideBySide(
  boxes: readonly Box[],
  gap: number,
): { wide: number; high: number; places: Box[] } {
  const high = Math.max(...boxes.map((box) => box.high));
  let x = -gap;
  const places = boxes.map((box) => {
    const place = { ...box, x: x + gap, y: (high - box.high) / 2 };
    x = place.x + box.wide;
    return place;
  });
  return { wide: x, high, places };
}

/** An arrow in a gap, for what comes after. */
export const arrowAt = (x: number, y: number): string =>
  `M${x - GAP_FOR_ARROW + 6} ${y}H${x - 7}m-9 -9l9 9l-9 9`;
