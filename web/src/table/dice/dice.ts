/**
 * Dice with a receipt: every draw recomputed here.
 *
 * Not with the browser's own cryptography: browsers offer it to safe origins only, and a server in
 * a club's own network is reached by plain http.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Note } from "./noted.ts";
import { brokenPromise, type Broken } from "./promise.ts";

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
  /** Whether draws are told apart by how many came before, and not by their positions. */
  counted?: boolean;
  /** The position from which on these dice have drawn. */
  from?: number;
  /** Told once the table is over. */
  secret: string | null;
}

/** What is wrong: a draw by its position, who began, the secret, or these are not the promised dice. */
export type Fault = number | "start" | "seal" | Broken;

/** If all is in order: how many draws there were, and whether a salt of this browser's is in them. */
export type Verdict = { fine: true; count: number; salted: boolean } | { fine: false; fault: Fault };

/** What this browser knows without the receipt: what it noted, and the draws it was told of at the time. */
export interface Witness {
  note: Note | null;
  told: readonly { position: number; text: string }[];
}

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

/** The first draw that is not the one that the secret names. */
function wrongDraw(secret: string, { salts, counted }: Receipt, draws: readonly Draw[]): number | null {
  const wrong = draws.find(({ position, actions, weights, text }, drawn) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return actions[owner(weights, ticket(secret, counted ? drawn : position, salts, total))] !== text;
  });
  return wrong?.position ?? null;
}

/** The first draw that was told otherwise at the time, or is missing now. */
function unlike(draws: readonly Draw[], { told }: Witness, since: number): number | null {
  const texts = new Map(draws.map(({ position, text }) => [position, text]));
  const other = told.find(({ position, text }) => position >= since && texts.get(position) !== text);
  return other?.position ?? null;
}

function faultIn(receipt: Receipt, draws: readonly Draw[], witness: Witness): Fault | null {
  const { secret, commitment, salts, start } = receipt;
  if (secret === null || !opens(secret, commitment)) return "seal";
  const broken = brokenPromise(witness.note, receipt);
  if (broken !== null) return broken;
  if (start && !isSame(drawnLot(secret, salts, start.by), start)) return "start";
  return wrongDraw(secret, receipt, draws) ?? unlike(draws, witness, receipt.from ?? 0);
}

/** Whether these are the promised dice, the secret opens their seal, and every draw is the one it names. */
export function verify(
  receipt: Receipt,
  draws: readonly Draw[],
  witness: Witness = { note: null, told: [] },
): Verdict {
  const fault = faultIn(receipt, draws, witness);
  if (fault !== null) return { fine: false, fault };
  const salted = Object.values(witness.note?.salts ?? {}).some((salt) => salt !== "");
  return { fine: true, count: draws.length + (receipt.start ? drawnFor(receipt.start) : 0), salted };
}
