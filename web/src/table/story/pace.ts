/** How fast a table is told, and how patiently it is asked for; in milliseconds. */

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Pace {
  /** How long after the one before it the deed of somebody else is shown. */
  deed: number;
  /** How long a whole turn of theirs takes at most, about. */
  turn: number;
  /** How long everything that waits takes at most, about. */
  all: number;
}

const PACES: Record<Speed, Pace> = {
  slow: { deed: 950, turn: 6000, all: 16_000 },
  normal: { deed: 550, turn: 3000, all: 9000 },
  fast: { deed: 250, turn: 1200, all: 3600 },
  instant: { deed: 0, turn: 0, all: 0 },
};

/** With more deeds than this waiting one catches up at once: they can be looked at afterwards. */
export const LONGEST_QUEUE = 40;
/** Nothing follows faster, unless it is skipped: it could not be seen. */
const SHORTEST = 80;
/** What changes nothing on the board needs less time, and what was drawn wants to be seen. */
const SLIGHT = 0.4;
const DRAWN = 1.25;

/** Where the telling has come to. */
export interface Place {
  /** Whether the next deed changes nothing to be seen. */
  isSlight: boolean;
  /** Whether it follows a draw of Chance. */
  isAfterDraw: boolean;
  /** For how long the turn has been told. */
  spent: number;
  /** How many deeds of this turn, and of all turns, wait to be told. */
  inTurn: number;
  inAll: number;
}

/** How long after the one before it the next deed is shown. */
export function gap(speed: Speed, { isSlight, isAfterDraw, spent, inTurn, inAll }: Place): number {
  const { deed, turn, all } = PACES[speed];
  if (deed === 0) return 0;
  const rest = Math.max(turn - spent, 0) / Math.max(inTurn, 1);
  const usual = Math.min(isAfterDraw ? DRAWN * deed : deed, rest, all / Math.max(inAll, 1));
  return Math.max(isSlight ? SLIGHT * usual : usual, SHORTEST);
}

/** How long to wait before a table that cannot be reached is asked for again. */
export const RETRY = 1500;

/** How often a table that is behind what was heard is asked for again, and how soon. */
export const TRIES = 10;
export const AGAIN = 50;

export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
