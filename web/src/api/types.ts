/** The data that the server sends. Its API page describes every field. */

export type GameName = "aquaedukt" | "aqua-romana" | "irrigate";
export type Mover = number | "chance" | "over";
export type Options = Record<string, string | number | boolean>;

export interface Result {
  scores: number[];
  tiebreaks: number[];
  winners: number[];
  ending: string;
}

export interface Seat {
  seat: number;
  name: string;
  kind: "open" | "person" | "bot";
  level: string | null;
  stand_in: boolean;
  person: string | null;
  conceded: boolean;
  left_ms: number | null;
}

export interface Asked {
  what: "undo" | "end";
  by: number;
  to: number;
  agreed: number[];
  waiting: number[];
}

export interface Clock {
  per: "move" | "day";
  seconds: number;
}

export interface Table {
  id: string;
  game: GameName;
  options: Options;
  public: boolean;
  chat: boolean;
  hints: boolean;
  pause: boolean;
  clock: Clock | null;
  status: "open" | "playing" | "over";
  number: number;
  position: number;
  to_move: Mover;
  seats: Seat[];
  mine: number[];
  commitment: string;
  salts: string[];
  asked: Asked | null;
  result: Result | null;
  ended: "played" | "conceded" | "agreed" | null;
  rematch: string | null;
  from: { table: string; at: number } | null;
  made_at: number;
  changed_at: number;
}

/** What every game's view has; the rest is the game's own. */
export interface View {
  to_move: Mover;
  scores: number[];
  result: Result | null;
  phase: string;
  turn: number;
}

export interface Position {
  position: number;
  number: number | null;
  to_move: Mover;
  view: View;
  legal: string[];
  actions?: string[];
}

export interface TableEvent {
  number: number;
  kind: string;
  seat: number | null;
  made_at: number;
  name?: string;
  level?: string;
  position?: number;
  text?: string;
  by?: "seat" | "bot" | "chance";
  to?: number;
  what?: "undo" | "end";
  agree?: boolean;
  ended?: Table["ended"];
  result?: Result;
  table?: string;
  at?: Position;
}

export interface Presence {
  here: number[];
  watching: number;
}

/** A template with places, and the things in them: English as it is, translated by the template. */
export interface Sentence {
  message: string;
  things: string[];
}

export interface Refusal extends Sentence {
  rule: string;
  reason: string;
}

export interface Why extends Refusal {
  text: string;
  legal: boolean;
}

export interface WhyThing {
  thing: string;
  possible: string[];
  impossible: (Refusal & { texts: string[] })[];
}

export interface Prospect {
  text: string;
  chances: number[];
  scores: number[] | null;
  why: string;
  sentences: Sentence[];
}

export interface OptionChoice {
  name: string;
  kind: string;
  default: string | number | boolean;
  values?: (string | number | boolean)[];
  min?: number;
  max?: number;
}

export interface GameInfo {
  name: GameName;
  title: string;
  players: { min: number; max: number };
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
  kind: "me" | "open" | "bot";
  name?: string;
  level?: string;
}

export interface TableWish {
  game: GameName;
  options: Options;
  seats: SeatWish[];
  public?: boolean;
  chat?: boolean;
  hints?: boolean;
  pause?: boolean;
  clock?: Clock | null;
  salt?: string;
  from?: { record: string; at?: number } | { table: string; at: number };
}

export interface Created {
  table: Table;
  links: { seat: number; key: string }[];
}
