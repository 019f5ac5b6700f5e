/** The one list of what the client has for each game: drawings, words for effects, names on board. */

import type { Component } from "svelte";
import type { GameName, Options, Seat, View } from "../api/types.ts";
import type { Key } from "../words/en.ts";
import { t } from "../words/words.svelte.ts";
import type { BoardProps } from "../board/contract.ts";

export interface ChoiceProps {
  word: string;
  verb: string;
  view: View;
  seat: number;
  /** What was picked on the board before: the cell whose land is turned. */
  picked: string[];
}

export interface SuppliesProps {
  view: View;
  onask: (thing: string) => void;
}

export interface HoldingsProps {
  view: View;
  seat: number;
}

/** A step of counting: what is counted, for whom, and what it brings. */
export interface Count {
  seat: number;
  things: string[];
  points: number;
  words: string;
}

/** Something that no action names: what it is, and the rule that speaks of it. */
export interface Fact {
  name: Key;
  words: Key;
  rule: string;
}

export interface Kit {
  Board: Component<BoardProps<never>>;
  /** A word of an action that is not on the board, drawn. */
  Choice: Component<ChoiceProps>;
  /** What belongs to nobody. */
  Supplies: Component<SuppliesProps>;
  /** What a seat has. */
  Holdings: Component<HoldingsProps>;
  /** A change of the position in words. */
  effect: (before: never, after: never, names: string[]) => string;
  /** The final score, step by step. */
  count: (view: never) => Count[];
  /** The things on the board that are being bargained about. */
  stake?: (view: never) => string[];
  isOnBoard: (word: string) => boolean;
  facts: Record<string, Fact>;
  /** The rule that says where what a verb puts down may go. */
  ruleFor: Record<string, string>;
  /** Whether Chance has anything to draw under these options. */
  hasDraws: (options: Options) => boolean;
}

const KITS: Record<GameName, () => Promise<{ kit: unknown }>> = {
  aquaedukt: () => import("./aquaedukt/kit.ts"),
  "aqua-romana": () => import("./aqua-romana/kit.ts"),
  irrigate: () => import("./irrigate/kit.ts"),
};

export const GAMES: GameName[] = ["aquaedukt", "aqua-romana", "irrigate"];

export function isGame(name: string): name is GameName {
  return GAMES.some((game) => game === name);
}

export async function kitOf(game: GameName): Promise<Kit> {
  return (await KITS[game]()).kit as Kit;
}

/** Bots are called by their level; people as they wish; an open seat by its number. */
export function seatName(seat: Seat): string {
  const name = seat.name || t("new.seat", { n: seat.seat + 1 });
  return seat.kind === "bot" ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

const NUMERALS = ["", " I", " II", " III", " IV"];

/** The names at a table; who is called the same gets a number. */
export function seatNames(seats: Seat[]): string[] {
  return toldApart(seats.map(seatName));
}

/** The names in a record, where a bot stands as `bot:faber`. */
export function recordNames(seats: readonly string[]): string[] {
  return toldApart(seats.map((name) => name.replace(/^bot:(.)/, (_, first: string) => first.toUpperCase())));
}

function toldApart(names: string[]): string[] {
  return names.map((name, seat) => {
    const namesakes = names.filter((other) => other === name).length;
    const place = names.slice(0, seat + 1).filter((other) => other === name).length;
    return namesakes > 1 ? `${name}${NUMERALS[place]}` : name;
  });
}
