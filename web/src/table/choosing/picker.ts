/**
 * Narrows the legal texts by what was picked, until one is left.
 *
 * The client knows no rules: a thing can be picked if one of the texts that are left has its name
 * as a word. Everything that chooses an action goes through here: board, buttons, keyboard.
 */

import type { Grammar } from "../../games/grammar.ts";

/** A text has been narrowed down by any of several names when a finger could mean all of them. */
export type Pick = { verb: string } | { any: string[] };

/** Whether two picks name the same. */
export function isSame(one: Pick, other: Pick): boolean {
  if ("verb" in one || "verb" in other) return "verb" in one && "verb" in other && one.verb === other.verb;
  return one.any.length === other.any.length && one.any.every((thing) => other.any.includes(thing));
}

function fits(text: string, pick: Pick, grammar: Grammar): boolean {
  if ("verb" in pick) return grammar.verbOf(text) === pick.verb;
  const things = grammar.thingsOf(text);
  return pick.any.some((thing) => things.includes(thing));
}

export function remaining(legal: readonly string[], picks: readonly Pick[], grammar: Grammar): string[] {
  return legal.filter((text) => picks.every((pick) => fits(text, pick, grammar)));
}

export function verbsIn(texts: readonly string[], grammar: Grammar): string[] {
  return [...new Set(texts.map((text) => grammar.verbOf(text)))];
}

/** The names that still make a difference: in some of the texts, but not in all. */
export function openThings(texts: readonly string[], grammar: Grammar): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const thing of new Set(grammar.thingsOf(text))) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count < texts.length).map(([thing]) => thing);
}

/** The one text that is meant, once nothing is left to choose. */
export function decided(legal: readonly string[], picks: readonly Pick[], grammar: Grammar): string | null {
  const texts = remaining(legal, picks, grammar);
  return picks.length > 0 && texts.length === 1 ? (texts[0] ?? null) : null;
}

/** One text that shows what all of them bring about, if they bring about the same. */
export function sample(texts: readonly string[], grammar: Grammar): string | null {
  const [first] = texts;
  if (first === undefined) return null;
  return texts.length === 1 || texts.every((text) => grammar.isAlike(first, text)) ? first : null;
}

/** What would be done if a thing were picked now: for previews. */
export function foreseen(
  legal: readonly string[],
  picks: readonly Pick[],
  thing: string,
  grammar: Grammar,
): string | null {
  return sample(remaining(legal, [...picks, { any: [thing] }], grammar), grammar);
}

/** Completions of what somebody has typed: texts that go on from it, then texts with its words. */
export function completions(legal: readonly string[], typed: string, most = 12): string[] {
  const start = typed.trimStart().toLowerCase();
  const words = start.split(/\s+/).filter(Boolean);
  const begins = legal.filter((text) => text.toLowerCase().startsWith(start));
  const contains = legal.filter((text) => {
    const own = text.toLowerCase().split(" ");
    return words.every((word) => own.some((mine) => mine.startsWith(word)));
  });
  return [...new Set([...begins, ...contains])].slice(0, most);
}
