/** How a game ended and why somebody won, with the rule that says so. */

import type { Result } from "../../api/types.ts";
import { spokenList } from "../../words/spoken.ts";
import { t, type Words } from "../../words/words.svelte.ts";

/** Who has won, if anybody. */
export function victory(result: Result | null | undefined, names: string[]): string {
  const winners = (result?.winners ?? []).map((seat) => names[seat] ?? "");
  if (winners.length === 0) return "";
  return t(winners.length === 1 ? "over.wins" : "over.share", { who: spokenList(winners) });
}

export interface Ending {
  words: string;
  rule: string;
}

/** Nothing for a game that was broken off: the rules say nothing about that. */
export function endingOf(words: Words, result: Result | null | undefined, names: string[]): Ending | null {
  if (!result?.rule) return null;
  const who = spokenList(result.winners.map((seat) => names[seat] ?? ""));
  return { words: words.named("ending", result.ending, { who }), rule: result.rule };
}
