/** Things of a board that can be touched: where they lie and how they are found. */

export interface Thing {
  /** Exactly as in the texts of the actions. */
  name: string;
  kind: "cell" | "point" | "edge";
  /** The middle and the whole size, in the units of the board. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** What a screen reader says. */
  label: string;
}

/** Things that belong together: a grid in rows, or a group in which rows mean nothing. */
export interface Layer {
  label: string;
  grid: boolean;
  rows: Thing[][];
  /** What its rows are called where they do not stay in their places. */
  keys?: readonly number[];
}

export interface Spot {
  x: number;
  y: number;
}

/** How far a spot is from the outline of a thing; 0 inside. */
export function distance(thing: Thing, spot: Spot): number {
  const dx = Math.max(Math.abs(spot.x - thing.x) - thing.w / 2, 0);
  const dy = Math.max(Math.abs(spot.y - thing.y) - thing.h / 2, 0);
  return Math.hypot(dx, dy);
}

function fromMiddle(thing: Thing, spot: Spot): number {
  const across = thing.kind === "edge" ? Math.max(thing.w, thing.h) : 0;
  const along = thing.w > thing.h ? { x: across / 2, y: 0 } : { x: 0, y: across / 2 };
  const dx = Math.max(Math.abs(spot.x - thing.x) - along.x, 0);
  const dy = Math.max(Math.abs(spot.y - thing.y) - along.y, 0);
  return Math.hypot(dx, dy);
}

const isSmall = (thing: Thing): boolean => thing.kind !== "cell";

/** The large thing that a spot lies on, if the spot is nearer to its middle than to a small thing. */
function ground(things: readonly Thing[], spot: Spot, small: Thing): Thing | null {
  if (distance(small, spot) === 0) return null;
  const cell = things.find((thing) => !isSmall(thing) && distance(thing, spot) === 0);
  return cell && fromMiddle(cell, spot) < fromMiddle(small, spot) ? cell : null;
}

/** Whether a spot lies rather on something that is not possible: whoever touches that means that. */
function isBeside(
  things: readonly Thing[],
  possible: ReadonlySet<string>,
  spot: Spot,
  thing: Thing,
): boolean {
  const inTheWay = things.filter((other) => !possible.has(other.name) && distance(other, spot) === 0);
  const isTouched = distance(thing, spot) === 0;
  if (inTheWay.some(isSmall)) return !isSmall(thing) || !isTouched;
  return isSmall(thing) ? ground(things, spot, thing) !== null : inTheWay.length > 0 && !isTouched;
}

/**
 * What a finger or pointer means: possible things near the spot, the nearest first.
 *
 * More than one only if they are too close to tell apart (`doubt`); none if nothing possible is
 * within `reach`, or if the spot lies rather on something that is not possible.
 */
export function meant(
  things: readonly Thing[],
  possible: ReadonlySet<string>,
  spot: Spot,
  reach: number,
  doubt: number,
): string[] {
  const near = things
    .filter((thing) => possible.has(thing.name) && distance(thing, spot) <= reach)
    .map((thing) => ({ thing, far: fromMiddle(thing, spot) }))
    .sort((a, b) => a.far - b.far);
  const best = near[0];
  if (!best) return [];
  const close = near.filter(({ thing, far }) => thing.kind === best.thing.kind && far - best.far <= doubt);
  const found = isSmall(best.thing) ? close.map(({ thing }) => thing.name) : [best.thing.name];
  // Around what is touched there may be several things to choose from: nothing is done by that yet.
  const isChoice = found.length > 1 && !ground(things, spot, best.thing);
  return isChoice || !isBeside(things, possible, spot, best.thing) ? found : [];
}

/** What lies under a spot, possible or not: small things before the large ones they lie on. */
export function under(things: readonly Thing[], spot: Spot, reach: number): string | null {
  const order = ["point", "edge", "cell"];
  const found = things
    .filter((thing) => distance(thing, spot) <= (isSmall(thing) ? reach / 2 : 0))
    .filter((thing) => !isSmall(thing) || !ground(things, spot, thing))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return found[0]?.name ?? null;
}

export type Direction = "left" | "right" | "up" | "down";

const STEPS: Record<Direction, Spot> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** How large a board can be in a box, lying and upright. */
export interface Fit {
  lying: number;
  standing: number;
}

export function fitting(boxWidth: number, boxHeight: number, width: number, height: number): Fit {
  return {
    lying: Math.min(boxWidth / width, boxHeight / height),
    standing: Math.min(boxWidth / height, boxHeight / width),
  };
}

/**
 * Whether a board stands upright: only where that makes it clearly larger; in a wide box it has to be
 * worth more. Once turned it stays so unless much is lost: a board must not turn whenever land grows.
 */
export function stands({ lying, standing }: Fit, isTall: boolean, before: boolean): boolean {
  return standing > (isTall ? 1.08 : 1.35) * (before ? 0.85 : 1) * lying;
}

/** The direction on the board of a direction on the screen, when the board stands upright. */
export function turned(direction: Direction): Direction {
  return ({ left: "down", right: "up", up: "left", down: "right" } as const)[direction];
}

/** The next thing in a direction: near, and rather straight ahead. */
export function nextThing(things: readonly Thing[], from: Thing, way: Direction): Thing | null {
  const step = STEPS[way];
  const ahead = things
    .map((thing) => {
      const dx = thing.x - from.x;
      const dy = thing.y - from.y;
      return { thing, on: dx * step.x + dy * step.y, off: Math.abs(dx * step.y - dy * step.x) };
    })
    .filter(({ on, off }) => on > 1 && off < 1.8 * on)
    .sort((a, b) => a.on + 2 * a.off - (b.on + 2 * b.off));
  return ahead[0]?.thing ?? null;
}

/** The keys that lead from thing to thing. */
export const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
