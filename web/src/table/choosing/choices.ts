/** What the bar under the board offers, derived from the texts that are left. */

import type { Table } from "../../api/types.ts";
import type { Game } from "../../games/games.ts";
import type { Grammar } from "../../games/grammar.ts";
import type { Kit, Offer } from "../../games/kit.ts";
import { isDuel } from "../../lobby/names.ts";
import { openThings, verbsIn, type Pick } from "./picker.ts";

/** What has to be known of a game to offer its actions. */
export interface Choosable {
  grammar: Grammar;
  kit: { isOnBoard: Kit["isOnBoard"]; isRival: Kit["isRival"]; isListed: Kit["isListed"] };
}

export function offer(texts: readonly string[], picks: readonly Pick[], { grammar, kit }: Choosable): Offer {
  const verbs = verbsIn(texts, grammar);
  const isWhole = (verb: string): boolean => texts.includes(verb);
  const open = verbs.filter((verb) => !isWhole(verb));
  const isOnly = open.length === 1 && (picks.length > 0 || !verbs.some(kit.isRival));
  const verb = isOnly ? (open[0] ?? null) : null;
  const of = texts.filter((text) => grammar.verbOf(text) === verb);
  const words = openThings(of.length === 1 && picks.length === 0 ? [...of, ""] : of, grammar);
  const settled = grammar.thingsOf(of[0] ?? "").filter((word) => !words.includes(word));
  return {
    whole: verbs.filter(isWhole),
    verbs: verb === null ? open : [],
    verb,
    words: words.filter((word) => !kit.isOnBoard(word) || kit.isListed(verb ?? "")),
    settled: settled.filter((word) => !kit.isOnBoard(word)),
  };
}

/** Without what comes to nothing at this table. */
export function sensible(legal: string[], table: Table | null, game: Game | null): string[] {
  if (!table || !game || !isDuel(table)) return legal;
  return legal.filter((text) => !game.kit.isFutile(game.grammar.verbOf(text)));
}

/** Whether a tap on the board alone should be asked about: it could be meant for another verb. */
export function isHasty(
  legal: readonly string[],
  picks: readonly Pick[],
  { grammar, kit }: Choosable,
): boolean {
  const open = verbsIn(legal, grammar).filter((verb) => !legal.includes(verb));
  const ways = open.length + legal.filter(kit.isRival).length;
  return ways > 1 && !picks.some((pick) => "verb" in pick) && picks.length === 1;
}

/** Of a touch that could mean several things: those between which is still to be chosen. */
export function candidatesIn(texts: readonly string[], picks: readonly Pick[], grammar: Grammar): string[] {
  const unclear = picks.flatMap((pick) => ("any" in pick && pick.any.length > 1 ? pick.any : []));
  if (unclear.length === 0) return [];
  const open = openThings(texts, grammar).filter((thing) => unclear.includes(thing));
  return open.length > 1 ? open : [];
}
