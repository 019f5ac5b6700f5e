/** Events in words. */

import type { Aftermath, GameName, TableEvent, View } from "../../api/types.ts";
import { t, told, type Values } from "../../words/words.svelte.ts";
import type { Key } from "../../words/en.ts";
import { spokenExits, spokenPiece } from "../../words/spoken.ts";
import { aftermathSentences } from "./aftermath.ts";
import { endingOf, victory } from "./ending.ts";
import { thingsOf, verbOf } from "../choosing/picker.ts";

const WITH_EXITS = ["place", "offer", "rotate", "propose rotate"];

/** The things of an action as people say them. */
function spoken(verb: string, things: string[], names: string[]): string[] {
  if (verb === "house") return [told("houses", things[0] ?? ""), things[1] ?? ""];
  if (verb === "reveal") return [things[0] ?? "", told("face", things[1] ?? "")];
  if (verb === "tile") return [told("colour", things[0] ?? ""), told("shape", things[1] ?? "")];
  if (verb === "take" && /^\d$/.test(things[0] ?? "")) return [names[Number(things[0])] ?? ""];
  if (WITH_EXITS.includes(verb)) return [things[0] ?? "", spokenExits(things[1] ?? "")];
  return things.map((thing) =>
    /^(straight|curve|double)-/.test(thing) ? spokenPiece(thing) : told("kind", thing),
  );
}

/** What the same text means where it stands: the words for it, if they are not those of its verb. */
function twistOf(text: string, view: View | undefined): Key | undefined {
  const { canals } = (view ?? {}) as { canals?: Record<string, unknown> };
  return verbOf(text) === "canal" && canals && (thingsOf(text)[0] ?? "") in canals
    ? "log.canal.double"
    : undefined;
}

/** An action in words; `who` is whoever takes it, in the position that the view shows. */
export function sentence(text: string, who: string, names: string[], view?: View): string {
  return inWords(text, who, names, twistOf(text, view));
}

/** The same, with what it brought about. */
export function sentences(
  text: string,
  who: string,
  names: string[],
  aftermath: readonly Aftermath[] | null = [],
): string {
  return [sentence(text, who, names), ...aftermathSentences(aftermath ?? [], names)].join(" ");
}

function inWords(text: string, who: string, names: string[], twist?: Key): string {
  const verb = verbOf(text);
  const things = thingsOf(text);
  const offer = verb === "take" && /^\d$/.test(things[0] ?? "");
  const key = twist ?? (offer ? "log.take.offer" : `log.${verb}`);
  const values: Values = { who };
  spoken(verb, things, names).forEach((word, index) => (values[index] = word));
  return t(key as Key, values);
}

/** The second pass in a row: with it a player of Irrigate withdraws. */
function withdrawals(line: readonly TableEvent[]): number[] {
  const passes = new Map<number, number>();
  const found: number[] = [];
  for (const { seat, text, number } of line) {
    if (seat === null || (text !== "pass" && text !== "draw")) continue;
    passes.set(seat, text === "pass" ? (passes.get(seat) ?? 0) + 1 : 0);
    if (passes.get(seat) === 2) found.push(number);
  }
  return found;
}

/** The second canal along an edge of Aquädukt makes the first one double. */
function doublings(line: readonly TableEvent[]): number[] {
  const laid = new Set<string>();
  const found: number[] = [];
  for (const { text = "", number } of line) {
    if (verbOf(text) !== "canal") continue;
    if (laid.has(text)) found.push(number);
    laid.add(text);
  }
  return found;
}

/** By number of the event: what has other words than its verb, because of what was done before. */
export type Twists = ReadonlyMap<number, Key>;

export function twistsOf(line: readonly TableEvent[], game: GameName): Twists {
  if (game === "irrigate") return new Map(withdrawals(line).map((number) => [number, "log.pass.withdraw"]));
  return new Map(doublings(line).map((number) => [number, "log.canal.double"]));
}

/** What a log is told about, besides its events. */
export interface Telling {
  game: GameName;
  names: string[];
  twists: Twists;
}

function endSentence({ result }: TableEvent, game: GameName, names: string[]): string {
  const winner = victory(result, names);
  return [t("log.ended"), winner && `${winner}.`, endingOf(game, result, names)?.words]
    .filter(Boolean)
    .join(" ");
}

/** Any event in words, or nothing if there is nothing to tell (chat has its own place). */
export function eventSentence(event: TableEvent, { game, names, twists }: Telling): string {
  const who = event.seat === null ? t("log.chance") : (event.name ?? names[event.seat] ?? "");
  if (event.kind === "action") {
    const action = inWords(event.text ?? "", who, names, twists.get(event.number));
    return [action, ...aftermathSentences(event.aftermath ?? [], names)].join(" ");
  }
  if (event.kind === "answered") return t(event.agree ? "log.answered.yes" : "log.answered.no", { who });
  if (event.kind === "ended") return endSentence(event, game, names);
  const found = told("log", event.kind, { who });
  return found === event.kind ? "" : found;
}

/** The rule that explains what was told, where that is no matter of course. */
export function ruleFor(
  { kind, result, aftermath = [] }: TableEvent,
  { game, names }: Telling,
): string | null {
  if (kind === "ended") return endingOf(game, result, names)?.rule ?? null;
  return aftermath.find(({ what }) => what !== "podium")?.rule ?? null;
}

/** What happened since a person's last own action, if others did anything at all. */
export function sinceMyTurn(line: TableEvent[], mine: number[]): TableEvent[] {
  const last = line.findLastIndex((event) => event.by === "seat" && mine.includes(event.seat ?? -1));
  return last < 0 ? [] : line.slice(last + 1).filter((event) => event.by !== "chance");
}
