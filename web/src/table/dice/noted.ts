/**
 * The dice of a table as they were promised to this browser: noted before they could be known, and
 * believed in the end rather than what the server then says of it.
 */

import { insist, Refused } from "../../api/http.ts";
import { unguessable } from "../../api/random.ts";
import { forget, keep, kept } from "../../api/storage.ts";
import type { Table } from "../../api/types.ts";

export interface Note {
  /** The first that was ever seen. */
  commitment: string;
  /** How many chairs there are, and so how many salts. */
  chairs: number;
  /** By chair those that this browser has sent, and none where bots sit. */
  salts: Record<number, string>;
}

/** So many tables are remembered. */
const MOST = 200;

export function noteOf(id: string): Note | null {
  const text = kept(`noted.${id}`);
  return text ? (JSON.parse(text) as Note) : null;
}

function write(id: string, note: Note): void {
  keep(`noted.${id}`, JSON.stringify(note));
}

/** Keeps the commitment of a table that is seen for the first time; later ones change nothing. */
export function note(table: Table): void {
  if (noteOf(table.id)) return;
  // Seats are chairs only until it is settled who begins.
  const bots = table.status === "open" ? table.seats.filter(({ kind }) => kind === "bot") : [];
  const salts = Object.fromEntries(bots.map(({ seat }) => [seat, ""]));
  write(table.id, { commitment: table.commitment, chairs: table.seats.length, salts });
  forgetOthers(table.id);
}

function forgetOthers(id: string): void {
  const ids = [...kept("noted").split(" ").filter(Boolean), id];
  for (const old of ids.slice(0, -MOST)) forget(`noted.${old}`);
  keep("noted", ids.slice(-MOST).join(" "));
}

/** The salt of one's own for some chairs: noted before it is sent, and the same in every tab. */
export function saltFor(id: string, chairs: number[]): string {
  const found = noteOf(id);
  if (!found) return "";
  const salt = chairs.map((chair) => found.salts[chair]).find(Boolean) ?? unguessable();
  const own = Object.fromEntries(chairs.map((chair) => [chair, salt]));
  write(id, { ...found, salts: { ...found.salts, ...own } });
  return salt;
}

/** The server did not take the salt, so the dice cannot hold it. */
export function unsalt(id: string, chairs: number[]): void {
  const found = noteOf(id);
  if (!found) return;
  const left = Object.entries(found.salts).filter(([chair]) => !chairs.includes(Number(chair)));
  write(id, { ...found, salts: Object.fromEntries(left) });
}

/** Sends the salt that a table waits for, now that its commitment is known; whether there was any to send. */
export async function giveSalt(table: Table): Promise<boolean> {
  note(table);
  const own = table.awaited.filter((seat) => table.mine.includes(seat));
  if (own.length === 0) return false;
  try {
    await insist(`/api/tables/${table.id}/salt`, { salt: saltFor(table.id, own) });
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    unsalt(table.id, own);
  }
  return true;
}
