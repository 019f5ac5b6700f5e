/** Dice with a receipt: every draw recomputed here, with the browser's own cryptography. */

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

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function opens(secret: string, commitment: string): Promise<boolean> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(secret))) === commitment;
}

/** The number that an outcome is chosen with, below `total`, without favour for any. */
export async function ticket(
  key: CryptoKey,
  position: number,
  salts: string[],
  total: number,
): Promise<number> {
  const whole = 1n << 256n;
  const limit = whole - (whole % BigInt(total));
  for (let attempt = 0; ; attempt += 1) {
    const message = [position, attempt, ...salts].join(":");
    const code = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(message));
    const number = BigInt(`0x${hex(code)}`);
    if (number < limit) return Number(number % BigInt(total));
  }
}

export function keyOf(secret: string): Promise<CryptoKey> {
  const how = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", bytes(secret), how, false, ["sign"]);
}

function owner(weights: number[], place: number): number {
  let left = place;
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** Whether the secret opens the seal and every draw is the one it names. */
export async function verify(receipt: Receipt, draws: readonly Draw[]): Promise<Verdict> {
  const { secret, commitment, salts } = receipt;
  if (secret === null || !(await opens(secret, commitment))) return { fine: false, at: null };
  const key = await keyOf(secret);
  for (const { position, actions, weights, text } of draws) {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const place = await ticket(key, position, salts, total);
    if (actions[owner(weights, place)] !== text) return { fine: false, at: position };
  }
  return { fine: true, count: draws.length };
}
