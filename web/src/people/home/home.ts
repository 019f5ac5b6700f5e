/** Whose turn it is among one's tables, and how long there is. */

import type { Component } from "svelte";
import type { Table } from "../../api/types.ts";
import { worded } from "../../words/words.svelte.ts";
import { openPeopleWords } from "../words.ts";

export interface Lists {
  mine: Table[];
  open: Table[];
  watch: Table[];
}

/** What is shown to those who have tables, with its words. */
export async function home(): Promise<Component<Lists>> {
  const [{ default: Home }] = await Promise.all([worded(import("./Home.svelte")), openPeopleWords()]);
  return Home;
}

export const isMyTurn = ({ status, to_move, mine }: Table): boolean =>
  status === "playing" && typeof to_move === "number" && mine.includes(to_move);

/** What the others have done since one acted last; a table that was kept long ago does not tell. */
export const doneSince = ({ since }: Partial<Table>): Table["since"] => since ?? [];

/** Where somebody goes on who waits at a table: where there is least time left, else what changed last. */
export function nextAfter(tables: Table[], id: string): Table | null {
  const waiting = tables.filter((table) => table.id !== id && isMyTurn(table));
  const left = (table: Table): number => timeLeft(table) ?? Infinity;
  return waiting.reduce<Table | null>((best, one) => (!best || left(one) < left(best) ? one : best), null);
}

/** Milliseconds until the clock of whoever is to move runs out; none without a clock. */
export function timeLeft({ to_move, seats }: Table): number | null {
  return typeof to_move === "number" ? (seats[to_move]?.left_ms ?? null) : null;
}
