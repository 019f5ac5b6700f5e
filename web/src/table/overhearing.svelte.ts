/** What is heard at a table besides what moves: refusals, and what others say. */

import type { TableEvent } from "../api/types.ts";
import { hear } from "../sound/hearing.svelte.ts";
import type { Desk } from "./desk.svelte.ts";

/** The number of the last thing that somebody else has said. */
function lastSaid(events: readonly TableEvent[], mine: readonly number[]): number {
  return events.findLast(({ kind, seat }) => kind === "chat" && !mine.includes(seat ?? -1))?.number ?? 0;
}

/** For the page of a table, while it is open. */
export function overhear(desk: Desk): void {
  const isRefused = $derived((desk.asking.answer?.refusals.length ?? 0) > 0);
  $effect(() => {
    if (isRefused) hear("refusal");
  });
  /** What was said before the page was opened is no news. */
  let known: number | null = null;
  $effect(() => {
    const { events, table } = desk.session;
    if (events.length === 0) return;
    const said = lastSaid(events, table?.mine ?? []);
    if (known !== null && said > known) hear("chat");
    known = Math.max(said, known ?? 0);
  });
}
