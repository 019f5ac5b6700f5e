/** What is heard at a table besides what moves: refusals, and what others say. */

import { hear } from "../sound/hearing.svelte.ts";
import type { Unread } from "./chat/unread.svelte.ts";
import type { Desk } from "./desk.svelte.ts";

/** For the page of a table, while it is open. */
export function overhear(desk: Desk, unread: Unread): void {
  const isRefused = $derived((desk.asking.answer?.refusals.length ?? 0) > 0);
  $effect(() => {
    if (isRefused) hear("refusal");
  });
  /** What was said before the page was opened is no news. */
  let known: number | null = null;
  $effect(() => {
    if (desk.session.events.length === 0) return;
    const said = unread.latest?.number ?? 0;
    if (known !== null && said > known) hear("chat");
    known = Math.max(said, known ?? 0);
  });
}
