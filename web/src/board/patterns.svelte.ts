/** What the boards of the games that are open are filled with. */

import type { Component } from "svelte";

const OF_GAMES = import.meta.glob<Component>("../games/*/Patterns.svelte", { import: "default" });

let open = $state.raw<Record<string, Component>>({});

export const openedPatterns = (): Record<string, Component> => open;

/** They are there once this is done; not every game has any. */
export async function openPatterns(game: string): Promise<void> {
  const Patterns = await OF_GAMES[`../games/${game}/Patterns.svelte`]?.();
  if (Patterns) open = { ...open, [game]: Patterns };
}
