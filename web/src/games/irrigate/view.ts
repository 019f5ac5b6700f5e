/** Where the things of Irrigate lie in the picture, and what is being bargained about. */

import { Grammar } from "../grammar.ts";
import type { components } from "./generated.ts";

type Shapes = components["schemas"];
export type LandTile = Shapes["Tile"];
export type IrrigateView = Shapes["View"];
export type IrrigateAftermath = Shapes["Aftermath"];
export type Payment = Shapes["Payment"];
export type GoalWater = Shapes["GoalWater"];

export const LONG_VERBS = ["propose buy", "propose rotate", "no offer"];
export const grammar = new Grammar(LONG_VERBS);

/** The cells of a proposal, and of an offer whose price is being named. */
export function stake(view: IrrigateView): string[] {
  const nameless = Object.values(view.offers).filter(({ price }) => price === null);
  const cells = nameless.map(({ pose }) => pose.split(" ")[0] ?? "");
  return view.proposal ? [...cells, grammar.thingsOf(view.proposal.text)[0] ?? ""] : cells;
}

export const UNIT = 100;
export const RIVER = 66;
export const RIM = 36;
export const PIPES = [2, 5];
/** The land beside the pipes across the river: water comes from there. */
export const ENDS = ["2,1", "5,1", "2,-1", "5,-1"];

export interface Cell {
  column: number;
  row: number;
}

export function cellOf(name: string): Cell {
  const [column = 0, row = 0] = name.split(",").map(Number);
  return { column, row };
}

/** The part of the table in use, and a cell around it; never outside the cells there are. */
export class Ground {
  readonly columns: number[];
  readonly north: number[];
  readonly south: number[];

  /** By the names of the cells on which land lies. */
  constructor(names: readonly string[]) {
    const used = [...names, ...ENDS].map(cellOf);
    const columns = used.map((cell) => cell.column);
    const rows = used.map((cell) => cell.row);
    const west = Math.max(Math.min(...columns) - 1, -6);
    const east = Math.min(Math.max(...columns) + 1, 13);
    const top = Math.min(Math.max(...rows) + 1, 10);
    const bottom = Math.max(Math.min(...rows) - 1, -10);
    this.columns = Array.from({ length: east - west + 1 }, (_, i) => west + i);
    this.north = Array.from({ length: top }, (_, i) => top - i);
    this.south = Array.from({ length: -bottom }, (_, i) => -1 - i);
  }

  get rows(): number[] {
    return [...this.north, ...this.south];
  }

  get width(): number {
    return this.columns.length * UNIT + 2 * RIM;
  }

  get height(): number {
    return this.rows.length * UNIT + RIVER + 2 * RIM;
  }

  /** Where its upper left corner lies: cells stay where they are when it grows. */
  get corner(): { x: number; y: number } {
    return { x: (this.columns[0] ?? 0) * UNIT - RIM, y: -this.north.length * UNIT - RIM };
  }
}

/** The middle of a cell; the upper bank of the river is at 0. */
export function middleOf({ column, row }: Cell): { x: number; y: number } {
  const below = row > 0 ? -row * UNIT : (-row - 1) * UNIT + RIVER;
  return { x: column * UNIT + UNIT / 2, y: below + UNIT / 2 };
}

/** How far a tile is turned from the way it is drawn. */
export function turnOf(exits: string): number {
  const turns = [
    ["NES", "NE", "NS"],
    ["ESW", "ES", "EW"],
    ["NSW", "SW"],
    ["NEW", "NW"],
  ];
  return (
    90 *
    Math.max(
      turns.findIndex((list) => list.includes(exits)),
      0,
    )
  );
}

export const PIPE_LINES: Record<LandTile["shape"], string> = {
  tee: "M0 -50V50M0 0H50",
  corner: "M0 -50Q0 0 50 0",
  goal: "M0 -50Q0 0 50 0",
  straight: "M0 -50V50",
};

const NORTH = "M-17 -46H17";
const EAST = "M46 -17V17";
const SOUTH = "M-17 46H17";
/** Where the pipes of a tile are joined to the next ones. */
export const FLANGES: Record<LandTile["shape"], string> = {
  tee: NORTH + EAST + SOUTH,
  corner: NORTH + EAST,
  goal: NORTH + EAST,
  straight: NORTH + SOUTH,
};
