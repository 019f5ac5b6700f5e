/** What is asked of the player next, in words. */

import type { View } from "../../api/types.ts";
import { t, told } from "../../words/words.svelte.ts";
import type { Offer } from "./choices.ts";

export function promptFor(offered: Offer, view: View): string {
  const land = offered.verbs.length > 0 && offered.verbs.every((verb) => /rotate|buy/.test(verb));
  const verb = land ? "land" : offered.verb;
  if (verb === "lay" && offered.words.length === 0 && offered.settled.length > 0)
    return t("prompt.lay.builder");
  if (verb === "take" && view.phase !== "taking") return t("prompt.take.offer");
  if (verb === null || verb === "price") return "";
  const die = (view as View & { die?: number }).die ?? "";
  const found = told("prompt", verb, { die });
  return found === verb ? "" : found;
}
