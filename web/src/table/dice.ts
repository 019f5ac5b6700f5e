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

export interface Receipt {
  commitment: string;
  salts: string[];
  /** Told once the table is over. */
  secret: string | null;
}

export type Verdict = { fine: true; count: number } | { fine: false; at: number | null };

function opens(secret: string, commitment: string): boolean {
  return bytesToHex(sha256(hexToBytes(secret))) === commitment;
}

/** The number that an outcome is chosen with, below `total`, without favour for any. */
export function ticket(secret: string, position: number, salts: string[], total: number): number {
  const key = hexToBytes(secret);
  const whole = 1n << 256n;
  const limit = whole - (whole % BigInt(total));
  for (let attempt = 0; ; attempt += 1) {
    const message = [position, attempt, ...salts].join(":");
    const code = hmac(sha256, key, utf8ToBytes(message));
    const number = BigInt(`0x${bytesToHex(code)}`);
    if (number < limit) return Number(number % BigInt(total));
  }
}

function owner(weights: number[], place: number): number {
  let left = place;
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** Whether the secret opens the seal and every draw is the one it names. */
export function verify(receipt: Receipt, draws: readonly Draw[]): Verdict {
  const { secret, commitment, salts } = receipt;
  if (secret === null || !opens(secret, commitment)) return { fine: false, at: null };
  for (const { position, actions, weights, text } of draws) {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const place = ticket(secret, position, salts, total);
    if (actions[owner(weights, place)] !== text) return { fine: false, at: position };
  }
  return { fine: true, count: draws.length };
}
