/** What the bar under the board offers, derived from the texts that are left. */

import { openThings, thingsOf, verbOf, verbsIn, type Pick } from "./picker.ts";

export interface Offer {
  /** Verbs that are a whole action by themselves: `roll`, `end`. */
  deeds: string[];
  /** Verbs that need things, when there is more than one of them to choose from. */
  verbs: string[];
  /** The one verb that is being filled in. */
  verb: string | null;
  /** Names that are not on the board: how many houses, which piece, which way round. */
  words: string[];
  /** Such names about which nothing is left to choose: they stay in sight. */
  settled: string[];
  /** Prices, to be chosen with a stepper. */
  prices: number[];
}

/** Deeds that are another way to spend the turn, rather than a way to stop. */
const RIVALS = ["roll", "draw"];

function isRival(verb: string): boolean {
  return RIVALS.includes(verb);
}

export function offer(
  texts: readonly string[],
  picks: readonly Pick[],
  isOnBoard: (word: string) => boolean,
): Offer {
  const verbs = verbsIn(texts);
  const whole = (verb: string): boolean => texts.includes(verb);
  const open = verbs.filter((verb) => !whole(verb));
  const isOnly = open.length === 1 && (picks.length > 0 || !verbs.some(isRival));
  const verb = isOnly ? (open[0] ?? null) : null;
  const of = texts.filter((text) => verbOf(text) === verb);
  const words = openThings(of.length === 1 && picks.length === 0 ? [...of, ""] : of);
  const settled = thingsOf(of[0] ?? "").filter((word) => !words.includes(word));
  const prices = verb === "price" ? of.map((text) => Number(thingsOf(text)[0])) : [];
  return {
    deeds: verbs.filter(whole),
    verbs: verb === null ? open : [],
    verb,
    words: prices.length > 0 ? [] : words.filter((word) => !isOnBoard(word)),
    settled: prices.length > 0 ? [] : settled.filter((word) => !isOnBoard(word)),
    prices,
  };
}

/** Whether a tap on the board alone should be asked about: it could be meant for another verb. */
export function isHasty(legal: readonly string[], picks: readonly Pick[]): boolean {
  const open = verbsIn(legal).filter((verb) => !legal.includes(verb));
  const ways = open.length + legal.filter(isRival).length;
  return ways > 1 && !picks.some((pick) => "verb" in pick) && picks.length === 1;
}

/** Of a touch that could mean several things: those between which is still to be chosen. */
export function candidatesIn(texts: readonly string[], picks: readonly Pick[]): string[] {
  const unclear = picks.flatMap((pick) => ("any" in pick && pick.any.length > 1 ? pick.any : []));
  const open = openThings(texts).filter((thing) => unclear.includes(thing));
  return open.length > 1 ? open : [];
}
