/**
 * Dice with a receipt: every draw recomputed here.
 *
 * Not with the browser's own cryptography: browsers offer it to safe origins only, and a server in
 * a club's own network is reached by plain http.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Draw {
  position: number;
  actions: string[];
  weights: number[];
  text: string;
}

/** Who begins: `first` is a chair; `rolls` are those of the die, round by round and chair by chair. */
export interface Lot {
  by: string;
  first: number;
  rolls: number[][];
}

export interface Receipt {
  commitment: string;
  salts: string[];
  start?: Lot | null;
  /** Told once the table is over. */
  secret: string | null;
}

/** What is wrong is a draw, who began, or the secret itself. */
export type Verdict = { fine: true; count: number } | { fine: false; at: number | "start" | null };

function opens(secret: string, commitment: string): boolean {
  return bytesToHex(sha256(hexToBytes(secret))) === commitment;
}

/** The number that an outcome is chosen with, below `total`, without favour for any. */
export function ticket(secret: string, label: number | string, salts: string[], total: number): number {
  const key = hexToBytes(secret);
  const whole = 1n << 256n;
  const limit = whole - (whole % BigInt(total));
  for (let attempt = 0; ; attempt += 1) {
    const message = [label, attempt, ...salts].join(":");
    const code = hmac(sha256, key, utf8ToBytes(message));
    const number = BigInt(`0x${bytesToHex(code)}`);
    if (number < limit) return Number(number % BigInt(total));
  }
}

function owner(weights: number[], place: number): number {
  let left = place;
  return weights.findIndex((weight) => (left -= weight) < 0);
}

const FACES = 20;

/** Everybody rolls; those who have rolled highest roll again until it is one. */
function rolled(number: (label: string, total: number) => number, chairs: number): Lot {
  const rolls: number[][] = [];
  let highest = Array.from({ length: chairs }, (_, chair) => chair);
  while (highest.length > 1) {
    const round = Array.from({ length: chairs }, (_, chair) =>
      highest.includes(chair) ? 1 + number(`start-${rolls.length}-${chair}`, FACES) : 0,
    );
    rolls.push(round);
    highest = highest.filter((chair) => round[chair] === Math.max(...round));
  }
  return { by: "die", first: highest[0] ?? 0, rolls };
}

/** Who begins, as the secret says. */
export function drawnLot(secret: string, salts: string[], by: string): Lot {
  const number = (label: string, total: number): number => ticket(secret, label, salts, total);
  if (by === "die") return rolled(number, salts.length);
  return { by, first: number("start", salts.length), rolls: [] };
}

const isSame = (one: Lot, { by, first, rolls }: Lot): boolean =>
  JSON.stringify(one) === JSON.stringify({ by, first, rolls });

/** How many numbers were drawn for who begins. */
const drawnFor = ({ rolls }: Lot): number => rolls.flat().filter(Boolean).length || 1;

/** Whether the secret opens the seal and every draw is the one it names. */
export function verify(receipt: Receipt, draws: readonly Draw[]): Verdict {
  const { secret, commitment, salts, start } = receipt;
  if (secret === null || !opens(secret, commitment)) return { fine: false, at: null };
  if (start && !isSame(drawnLot(secret, salts, start.by), start)) return { fine: false, at: "start" };
  for (const { position, actions, weights, text } of draws) {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const place = ticket(secret, position, salts, total);
    if (actions[owner(weights, place)] !== text) return { fine: false, at: position };
  }
  return { fine: true, count: draws.length + (start ? drawnFor(start) : 0) };
}
