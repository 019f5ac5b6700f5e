/** Actions and tiles as people say them. */

import { seenSides } from "../../board/orientation.svelte.ts";
import { spokenList } from "../../words/spoken.ts";
import type { ActionTold } from "../kit.ts";
import { plainSentence } from "../plain.ts";
import { grammar } from "./view.ts";
import { counted, named, words } from "./words.ts";

/** The pipes of a tile as the sides they lead to: `NES`. */
export function spokenExits(letters: string): string {
  return spokenList(seenSides(letters).map((side) => named("side", side)));
}

/** An amount of money. */
export const coins = (n: number): string => counted("unit.coins", n);

const WITH_EXITS = ["place", "offer", "rotate", "propose rotate"];

/** The things of an action as people say them. */
function spokenThings(verb: string, things: readonly string[], names: string[]): readonly string[] {
  const [first = "", second = ""] = things;
  if (verb === "tile") return [named("colour", first), named("shape", second)];
  if (verb === "take") return [names[Number(first)] ?? ""];
  if (WITH_EXITS.includes(verb)) return [first, spokenExits(second)];
  return things;
}

export function sentence(action: ActionTold): string {
  const { text, names, aftermath = [] } = action;
  const verb = grammar.verbOf(text);
  const isWithdrawal = verb === "pass" && aftermath.some(({ what }) => what === "withdrawn");
  const things = spokenThings(verb, grammar.thingsOf(text), names);
  return plainSentence(words, isWithdrawal ? "pass.withdraw" : verb, action, things);
}
