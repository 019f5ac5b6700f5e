/** How a table stands, as the server says. */

import { get } from "../api/http.ts";
import { history, isOld } from "../api/stream.ts";
import type { Position, Table, TableEvent } from "../api/types.ts";
import { AGAIN, sleep, TRIES } from "./story/pace.ts";

/** How long the log of what the stream has not told is waited for: the board is more important. */
const PATIENCE = 2000;

export interface Look {
  table: Table;
  position: Position;
  /** What happened since the number that was heard last. */
  missed: TableEvent[];
}

const nothing = (): TableEvent[] => [];

/** The table, its position, and what led there: whoever shows one without the others is out of step. */
export async function lookAt(id: string, heard: number, table: () => Promise<Table>): Promise<Look> {
  const position = get<Position>(`/api/tables/${id}/position`);
  const [now, there] = await Promise.all([table(), position]);
  // Who has heard nothing yet is about to ask for everything.
  const told = heard === 0 ? nothing() : history(id, now.number, heard).catch(nothing);
  return {
    table: now,
    position: there,
    missed: await Promise.race([told, sleep(PATIENCE).then(nothing)]),
  };
}

/** The stream may tell of more while one looks: what is shown never goes back. */
export async function upToDate(look: () => Promise<Look>, number: () => number): Promise<Look> {
  let found = await look();
  for (let tries = 0; tries < TRIES && isOld(found.table, found.position, number()); tries++) {
    await sleep(AGAIN);
    found = await look();
  }
  return found;
}
