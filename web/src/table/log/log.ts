/** Events in words. */

import { positionAfter } from "../../api/stream.ts";
import type { ActionEvent, Result, SeatedEvent, TableEvent } from "../../api/types.ts";
import { shownItems, told } from "../../games/coloured.ts";
import type { Game } from "../../games/games.ts";
import type { ActionTold } from "../../games/kit.ts";
import { named, t } from "../../words/words.svelte.ts";
import { chairNames, lotSentence } from "../begin/lots.ts";
import { endingOf, victory } from "./ending.ts";

/** What has to be known to tell of an event, besides the event. */
export interface LogContext {
  game: Game;
  names: string[];
  /** How it was settled who begins: events before it speak of chairs. */
  lot?: SeatedEvent | undefined;
}

/** An action in words, with what came of it. */
export function sentences(action: ActionTold, game: Game): string {
  const items = shownItems(game, action.aftermath ?? []);
  return [told(game, action), ...game.kit.aftermath(items, action.names)].join(" ");
}

function endSentence(result: Result, { game, names }: LogContext): string {
  const winner = victory(result, names);
  const why = endingOf(game.words, result, names)?.words;
  return [t("log.ended"), winner && `${winner}.`, why].filter(Boolean).join(" ");
}

function whoActs(event: TableEvent, { names, lot }: LogContext): string {
  if ("name" in event) return event.name;
  const sitting = lot && event.number < lot.number ? chairNames(names, lot) : names;
  return event.seat === null ? t("log.chance") : (sitting[event.seat] ?? "");
}

/** Any event in words, or nothing if there is nothing to tell (chat has its own place). */
export function eventSentence(event: TableEvent, context: LogContext): string {
  const { game, names } = context;
  const who = whoActs(event, context);
  if (event.kind === "action") {
    const after = positionAfter(event)?.view;
    return sentences({ text: event.text, who, names, after, aftermath: event.aftermath ?? [] }, game);
  }
  if (event.kind === "answered") return t(event.agree ? "log.answered.yes" : "log.answered.no", { who });
  if (event.kind === "ended") return endSentence(event.result, context);
  if (event.kind === "seated") return lotSentence(event, names);
  const found = named("log", event.kind, { who });
  return found === event.kind ? "" : found;
}

/** The rule that explains what was told, where that is no matter of course. */
export function ruleFor(event: TableEvent, { game }: LogContext): string | null {
  if (event.kind === "ended") return event.result.rule;
  if (event.kind !== "action") return null;
  return event.aftermath?.find((item) => game.kit.isRuleTold(item))?.rule ?? null;
}

/** Whether the position is one to which somebody went back. */
export function isTakenBack(events: readonly TableEvent[]): boolean {
  return events.findLast(({ kind }) => kind === "action" || kind === "undone")?.kind === "undone";
}

/** The actions that count: what was taken back is left out. */
export function lineOf(events: readonly TableEvent[]): ActionEvent[] {
  let line: ActionEvent[] = [];
  for (const event of events) {
    if (event.kind === "action") line.push(event);
    if (event.kind === "undone") line = line.filter(({ position }) => position < event.to);
  }
  return line;
}
