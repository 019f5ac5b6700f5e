/** Events in words. */

import type { TableEvent } from "../api/types.ts";
import { t, told, type Values } from "../words/words.svelte.ts";
import type { Key } from "../words/en.ts";
import { spokenExits, spokenPiece } from "../words/spoken.ts";
import { thingsOf, verbOf } from "./picker.ts";

const WITH_EXITS = ["place", "offer", "rotate", "propose rotate"];

/** The things of an action as people say them. */
function spoken(verb: string, things: string[], names: string[]): string[] {
  if (verb === "house") return [told("houses", things[0] ?? ""), things[1] ?? ""];
  if (verb === "reveal") return [things[0] ?? "", told("face", things[1] ?? "")];
  if (verb === "tile") return [told("colour", things[0] ?? ""), told("shape", things[1] ?? "")];
  if (verb === "take" && /^\d$/.test(things[0] ?? "")) return [names[Number(things[0])] ?? ""];
  if (WITH_EXITS.includes(verb)) return [things[0] ?? "", spokenExits(things[1] ?? "")];
  return things.map((thing) => (/^(straight|curve|double)-/.test(thing) ? spokenPiece(thing) : told("kind", thing)));
}

/** An action in words; `who` is whoever took it. */
export function sentence(text: string, who: string, names: string[]): string {
  const verb = verbOf(text);
  const things = thingsOf(text);
  const offer = verb === "take" && /^\d$/.test(things[0] ?? "");
  const key = offer ? "log.take.offer" : `log.${verb}`;
  const values: Values = { who };
  spoken(verb, things, names).forEach((word, index) => (values[index] = word));
  return t(key as Key, values);
}

/** The numbers of the second passes in a row: with one of them a player of Irrigate withdraws. */
export function withdrawals(line: readonly TableEvent[]): Set<number> {
  const passes = new Map<number, number>();
  const found = new Set<number>();
  for (const { seat, text, number } of line) {
    if (seat === null || (text !== "pass" && text !== "draw")) continue;
    passes.set(seat, text === "pass" ? (passes.get(seat) ?? 0) + 1 : 0);
    if (passes.get(seat) === 2) found.add(number);
  }
  return found;
}

/** Any event in words, or nothing if there is nothing to tell (chat has its own place). */
export function eventSentence(event: TableEvent, names: string[], withdrawn?: ReadonlySet<number>): string {
  const who = event.seat === null ? t("log.chance") : (event.name ?? names[event.seat] ?? "");
  if (withdrawn?.has(event.number)) return t("log.pass.withdraw", { who });
  if (event.kind === "action") return sentence(event.text ?? "", who, names);
  if (event.kind === "answered") return t(event.agree ? "log.answered.yes" : "log.answered.no", { who });
  const found = told("log", event.kind, { who });
  return found === event.kind ? "" : found;
}

/** What happened since a person's last own action, if others did anything at all. */
export function sinceMyTurn(line: TableEvent[], mine: number[]): TableEvent[] {
  const last = line.findLastIndex((event) => event.by === "seat" && mine.includes(event.seat ?? -1));
  return last < 0 ? [] : line.slice(last + 1).filter((event) => event.by !== "chance");
}
