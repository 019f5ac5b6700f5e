/** How a game ended and why somebody won, with the rule that says so. */

import type { GameName, Result } from "../../api/types.ts";
import { spokenList } from "../../words/spoken.ts";
import { t, told } from "../../words/words.svelte.ts";

/** By game and by the ending that the server names. */
const RULES: Record<GameName, Record<string, string>> = {
  aquaedukt: { canals: "A-27", passes: "A-28", standstill: "A-28" },
  "aqua-romana": { closed: "R-32", standstill: "R-32" },
  irrigate: { land: "I-29", goal: "I-29", money: "I-29", withdrawal: "I-34", count: "I-35" },
};

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
export function endingOf(game: GameName, result: Result | null | undefined, names: string[]): Ending | null {
  const rule = result ? RULES[game][result.ending] : undefined;
  if (!result || rule === undefined) return null;
  const who = spokenList(result.winners.map((seat) => names[seat] ?? ""));
  return { words: told("ending", `${game}.${result.ending}`, { who }), rule };
}
