/** Things as people say them: what a kind of thing is called in the page's language. */

import { language, t, told } from "./words.svelte.ts";

/** `a, b and c`. */
export function spokenList(words: string[]): string {
  // British lists have no comma before their last word.
  const tongue = language() === "en" ? "en-GB" : language();
  return new Intl.ListFormat(tongue).format(words);
}

/** The pipes of a tile as the sides they lead to: `NES`. */
export function spokenExits(letters: string): string {
  return spokenList([...letters].map((side) => told("side", side)));
}

/** A piece and how it lies: `curve-NE`. */
export function spokenPiece(name: string): string {
  const [kind = "", sides = ""] = name.split("-");
  const way = [...sides].map((side) => told("side.short", side)).join("–");
  return `${told("kind", kind)} ${way}`.trim();
}

function spokenHouse(name: string): string {
  const [value = "", space = ""] = name.split(" ");
  return t("houses.on", { value, space });
}

/** How the names of a list are parted. */
const AND_MORE = "; ";

/** A thing of a sentence that the server sends, by the kind that its place names. */
export function spoken(kind: string | undefined, thing: string, names: readonly string[]): string {
  switch (kind) {
    case undefined:
      return thing;
    case "seat":
      return names[Number(thing)] ?? t("new.seat", { n: Number(thing) + 1 });
    case "verb":
      return t("thing.verb", { verb: told("verb", thing) });
    case "quoted":
      return t("thing.quoted", { text: thing });
    case "piece":
      return spokenPiece(thing);
    case "exits":
      return spokenExits(thing);
    case "names":
      return spokenList(thing.split(AND_MORE));
    case "houses":
      return spokenList(thing.split(AND_MORE).map(spokenHouse));
    default:
      return told(kind, thing);
  }
}
