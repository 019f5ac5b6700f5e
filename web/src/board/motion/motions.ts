/** What moves when a position changes, as games say it: no drawing, no clock, only what and when. */

import type { Sound } from "../../sound/sounds.ts";
import type { Spot } from "../things.ts";

/** A spot of the board in its units, or a place beside it by its name: `seat 0`, `hand`. */
export type Place = Spot | string;

interface Timed {
  /** Milliseconds after the position is drawn. */
  at?: number;
  /** Heard when it is done. */
  sound?: Sound;
}

/** A die that rolls and lands on a number; the position waits for it. */
export interface Roll extends Timed {
  kind: "throw";
  n: number;
}
/** A piece that comes along a path to where it is drawn now. */
export interface Fly extends Timed {
  kind: "fly";
  piece: string;
  path: Place[];
  /** Along the ground rather than through the air. */
  walks?: boolean;
}
/** A piece that was drawn and is no more. */
export interface Leave extends Timed {
  kind: "leave";
  piece: string;
  to: Place;
}
/** A piece that turns where it lies: its drawing does, and the rest waits for it. */
export interface Turn extends Timed {
  kind: "turn";
  piece: string;
}
/** Water that reaches what is drawn wet, one after another. */
export interface Flow extends Timed {
  kind: "flow";
  waves: string[][];
}
/** What a seat wins or loses: seen at its score, and brought as coins from somewhere. */
export interface Gain extends Timed {
  kind: "gain";
  seat: number;
  by: number;
  from?: Place;
}

export type Motion = Roll | Fly | Leave | Turn | Flow | Gain;

export const ROLLING = 780;
/** How long the number is looked at before the board answers to it. */
export const LANDED = 260;
export const FLIGHT = 460;
const STEP = 55;
const LONGEST_WALK = 900;
export const LEAVING = 520;
export const TURNING = 260;
export const WAVE = 110;
const FILLING = 260;
export const COIN = 420;
export const FLOATING = 900;
/** Numbers float on while the game goes on. */
const NOTICED = 350;

const walkTime = (path: readonly Place[]): number => Math.min(260 + STEP * path.length, LONGEST_WALK);

/** How long a motion lasts by itself. */
export function lengthOf(motion: Motion): number {
  if (motion.kind === "throw") return ROLLING + LANDED;
  if (motion.kind === "fly") return motion.walks ? walkTime(motion.path) : FLIGHT;
  if (motion.kind === "leave") return LEAVING;
  if (motion.kind === "turn") return TURNING;
  if (motion.kind === "flow") return motion.waves.length * WAVE + FILLING;
  return motion.from === undefined ? NOTICED : COIN + NOTICED;
}

/** How long the game waits after the position is drawn. */
export function lasting(motions: readonly Motion[]): number {
  return Math.max(
    0,
    ...motions.filter(({ kind }) => kind !== "throw").map((one) => (one.at ?? 0) + lengthOf(one)),
  );
}

/** Every change of a score is seen, once everything else lies where it belongs. */
export function withGains(
  motions: readonly Motion[],
  before: readonly number[],
  after: readonly number[],
): Motion[] {
  const told = new Set(motions.map((motion) => (motion.kind === "gain" ? motion.seat : -1)));
  const at = lasting(motions);
  const rest = after.flatMap((score, seat): Gain[] => {
    const by = score - (before[seat] ?? 0);
    return by === 0 || told.has(seat) ? [] : [{ kind: "gain", seat, by, at }];
  });
  return [...motions, ...rest];
}
