/**
 * The data that the server sends, under the names that the client uses.
 *
 * The shapes are made from the server's own (`make types`); what lies in the view of a game is said
 * in that game's folder. Only what the server leaves open is said here.
 */

import type { components } from "./generated.ts";

type Shapes = components["schemas"];

export type Options = Record<string, string | number | boolean>;
export type Seat = Shapes["SeatData"];
export type Result = Shapes["ResultData"];
/** What every game's view has; the rest is the game's own. */
export type View = Shapes["ViewData"];
/** What an action brought about and its text does not say; the rest is the game's own. */
export type Aftermath = Shapes["AftermathData"];
export type Position = Shapes["PositionData"];
export type Mover = Position["to_move"];
export type TableEvent = Shapes["TableEvent"];
export type ActionEvent = Shapes["ActedEvent"];
export type ChatEvent = Shapes["SaidEvent"];
export type SeatedEvent = Shapes["SeatedEvent"];

export interface Table extends Omit<Shapes["TableData"], "options"> {
  options: Options;
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
export type Reasons = Shapes["ReasonsData"];
export type Prospect = Shapes["AdviceData"];

export interface OptionChoice extends Omit<Shapes["OptionData"], "default" | "values"> {
  default: Options[string];
  values: Options[string][];
}

export interface GameInfo extends Omit<Shapes["GameData"], "options"> {
  options: OptionChoice[];
}

/** A board or a layout for an option, as the server judges it. */
export type Plan = Shapes["PlanData"];
export type PlanFlaw = Shapes["PlanFlawData"];

export type Step = Shapes["StepData"];

/** A review that is finished; until then only its progress is told. */
export type Review = { [Part in keyof Shapes["ReviewData"]]-?: NonNullable<Shapes["ReviewData"][Part]> };

export type SeatWish = Shapes["NewSeat"];

export interface TableWish extends Omit<Shapes["NewTable"], "game" | "options"> {
  game: string;
  options: Options;
}

/** What a request made happen. */
export type Done = Shapes["DoneData"];

export interface Created extends Omit<Shapes["CreatedData"], "table"> {
  table: Table;
}
