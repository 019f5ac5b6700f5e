/** An action that is only looked at: it can be turned, changed or done. */

import type { Grammar } from "../../games/grammar.ts";
import type { Kit, Offer } from "../../games/kit.ts";
import { offer, type Choosable } from "./choices.ts";
import { isSame, remaining, verbsIn, type Pick } from "./picker.ts";

/** What stays chosen when something else is tried instead: all but the last, or the verb alone. */
export function keptFor(picks: readonly Pick[], isPlace: boolean): Pick[] {
  return isPlace ? picks.filter((pick) => "verb" in pick) : picks.slice(0, -1);
}

/** What was chosen so far, and from what. */
interface Chosen {
  legal: readonly string[];
  left: readonly string[];
  picks: readonly Pick[];
  grammar: Grammar;
}

/** What the bar offers; while an action is tried, what could be tried besides. */
export function offeredIn({ legal, left, picks, grammar }: Chosen, isTried: boolean, game: Choosable): Offer {
  if (!isTried) return offer(left, picks, game);
  const kept = keptFor(picks, false);
  return offer(remaining(legal, kept, grammar), kept, game);
}

/** The ways round in which what was put on the board can lie. */
export function waysRound({ left, grammar }: Omit<Chosen, "legal" | "picks">, kit: Kit): string[] {
  const [verb = "", ...others] = verbsIn(left, grammar);
  const words = left.flatMap((text) => grammar.thingsOf(text)).filter((word) => !kit.isOnBoard(word));
  return others.length === 0 ? kit.turns(verb, [...new Set(words)]) : [];
}

export const isAgain = (picks: readonly Pick[], pick: Pick): boolean =>
  picks.some((one) => isSame(one, pick));

/** How what was put on the board lies when it is turned once more, round and round. */
export function nextWay(picks: readonly Pick[], { verb, words }: Offer, kit: Kit): string | undefined {
  const last = picks.at(-1);
  const ways = kit.turns(verb ?? "", words);
  const lying = last && "any" in last ? last.any[0] : undefined;
  return ways[(ways.indexOf(lying ?? "") + 1) % ways.length];
}
