/** A game of this device goes on at the server: with bots as bots, and with seats for friends. */

import { get } from "../../api/http.ts";
import type { Seat, Table } from "../../api/types.ts";
import { make } from "../../lobby/making.ts";

/** For friends, unless somebody wishes otherwise: everybody else, or else the first bot. */
export function freeAtFirst({ seats, mine }: Table): number[] {
  const others = seats.filter(({ kind, seat }) => kind !== "bot" && seat !== mine[0]).map(({ seat }) => seat);
  const bot = seats.find(({ kind }) => kind === "bot");
  return others.length > 0 || !bot ? others : [bot.seat];
}

/** Makes the table there out of all that was played here; its id. */
export async function inviteFrom(table: Table, at: number, free: readonly number[]): Promise<string> {
  const { id, game, options, hints, clock, colours } = table;
  const record = JSON.stringify(await get(`/api/tables/${id}/record`));
  const seats = table.seats.map((seat) => wishFor(seat, free, colours[seat.seat]));
  const made = await make({ game, options, hints, clock, seats, from: { record, at } });
  return made.table.id;
}

function wishFor({ seat, kind, name, level }: Seat, free: readonly number[], colour: string | undefined) {
  if (free.includes(seat)) return { kind: "open" as const };
  if (kind === "bot") return { kind: "bot" as const, name, ...(level ? { level } : {}) };
  return { kind: "me" as const, name, colour: colour ?? null };
}
