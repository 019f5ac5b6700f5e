/** Things as people say them: what a kind of thing is called in the page's language. */

import { language, t, type Words } from "./words.svelte.ts";

/** By language: making one takes far longer than using it. */
const lists: Record<string, Intl.ListFormat> = {};

/** `a, b and c`. */
export function spokenList(words: string[]): string {
  // British lists have no comma before their last word.
  const tongue = language() === "en" ? "en-GB" : language();
  return (lists[tongue] ??= new Intl.ListFormat(tongue)).format(words);
}

const UNITS = { day: 86400, hour: 3600, minute: 60, second: 1 };

/** A time in its largest unit, to a tenth of it: three days. */
export function spokenTime(seconds: number): string {
  const [unit, size] = Object.entries(UNITS).find(([, length]) => seconds >= length) ?? ["second", 1];
  const way = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), way).format(seconds / size);
}

/** How the names of a list are parted. */
export const AND_MORE = "; ";

/** How a game says the kinds of things that only it has. */
export type Kinds = Record<string, (thing: string) => string>;

/** A thing of a sentence that the server sends, by the kind that its place names. */
export function spoken(
  kind: string | undefined,
  thing: string,
  names: readonly string[],
  words: Words,
  kinds: Kinds = {},
): string {
  if (kind === undefined) return thing;
  if (kind === "seat") return names[Number(thing)] ?? t("new.seat", { n: Number(thing) + 1 });
  if (kind === "verb") return t("thing.verb", { verb: words.named("verb", thing) });
  if (kind === "quoted") return t("thing.quoted", { text: thing });
  if (kind === "names") return spokenList(thing.split(AND_MORE));
  return kinds[kind]?.(thing) ?? words.named(kind, thing);
}
