/**
 * The data that the server sends, under the names that the client uses.
 *
 * The shapes come from the server's OpenAPI document (`make types`). Only what that leaves open is
 * said here: what every view holds, and what each kind of event tells.
 */

import type { components } from "./generated.ts";

type Shapes = components["schemas"];

export type Options = Record<string, string | number | boolean>;
export type Seat = Shapes["SeatData"];
export type Result = Shapes["ResultData"];
export type Mover = Shapes["PositionData"]["to_move"];

export interface Table extends Omit<Shapes["TableData"], "options"> {
  options: Options;
}

/** What every game's view has; the rest is the game's own. */
export interface View {
  to_move: Mover;
  scores: number[];
  result: Result | null;
  phase: string;
  turn: number;
}

/** What an action brought about and its text does not say; the rest is the game's own. */
export interface Aftermath {
  what: string;
  rule: string;
  seat: number;
}

export interface Position extends Omit<Shapes["PositionData"], "view" | "aftermath"> {
  view: View;
  aftermath?: Aftermath[] | null;
}

export interface TableEvent {
  number: Shapes["EventData"]["number"];
  kind: Shapes["EventData"]["kind"];
  seat: Shapes["EventData"]["seat"];
  made_at: Shapes["EventData"]["made_at"];
  name?: string;
  level?: string;
  position?: number;
  text?: string;
  by?: "seat" | "bot" | "chance";
  to?: number;
  what?: Shapes["AskedData"]["what"];
  agree?: boolean;
  ended?: Table["ended"];
  result?: Result;
  table?: string;
  aftermath?: Aftermath[];
  at?: Position;
}

export interface Presence {
  here: number[];
  watching: number;
}

/** A template with places, and the things in them: English as it is, translated by the template. */
export type Sentence = Shapes["SentenceData"];

export type WhyThing = Shapes["WhyThingData"];
export type Refusal = Omit<Shapes["ImpossibleData"], "texts">;
export type Why = Shapes["WhyData"];
export type Prospect = Shapes["AdviceData"];

export interface OptionChoice extends Omit<Shapes["OptionData"], "default" | "values"> {
  default: Options[string];
  values: Options[string][];
}

export interface GameInfo extends Omit<Shapes["GameData"], "options"> {
  options: OptionChoice[];
}

export interface Step {
  number: number;
  mover: number | "chance";
  action: string;
  chances: number[];
  better: string | null;
  given_away: number;
}

export interface Review {
  opening: number[];
  steps: Step[];
  turning_points: number[];
  give_aways: (number | null)[];
  luck_and_play: [number, number][];
}

export interface SeatWish {
  kind: Shapes["NewSeat"]["kind"];
  name?: string;
  level?: string;
}

export interface TableWish extends Omit<Shapes["NewTable"], "game" | "options" | "seats"> {
  game: string;
  options: Options;
  seats: SeatWish[];
}

export interface Created extends Omit<Shapes["CreatedData"], "table"> {
  table: Table;
}
