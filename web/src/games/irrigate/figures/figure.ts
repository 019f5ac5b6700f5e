/**
 * The figures of the book: some land, and what is said of it. A tile is written `cell colour shape exits`, then
 * perhaps its group and its owner. `tests/games/irrigate/test_figures.py` asks the engine whether they are right.
 */

import { PIPES, RIVER, UNIT, type LandTile } from "../view.ts";
import scenes from "./scenes.json";

interface Written {
  players?: number;
  columns: number[];
  /** From north to south. */
  rows: number[];
  /** Tiles that lie apart from one another, or are mere pieces without an owner. */
  style?: string;
  /** Whether columns and rows have their numbers. */
  labels?: boolean;
  tiles: string[];
  wet: string[];
  /** A tile that is to be placed, and how it would lie. */
  hand?: string;
  ghosts?: Record<string, string>;
  yes?: string[];
  /** The rule that forbids it. */
  no?: Record<string, string>;
  coins?: Record<string, number>;
  arrow?: string;
  /** Who names which price. */
  says?: Record<string, number[]>;
}

export const SCENES: Record<string, Written> = scenes;

const PRICES: Record<string, number> = { tap: 14, 1: 12, 2: 10, 3: 8, 4: 6, goal: 25 };
const SEATS = ["red", "yellow", "green", "blue"];

function landOf(written: string, irrigated: boolean): LandTile {
  const [, colour = "", shape = "", exits = "", group = "1", owner] = written.split(" ");
  const seat = owner === undefined ? SEATS.indexOf(colour) : Number(owner);
  return {
    colour: colour as LandTile["colour"],
    shape: shape as LandTile["shape"],
    exits,
    group,
    price: PRICES[group] ?? 0,
    owner: seat >= 0 ? seat : null,
    irrigated,
  };
}

const RIM = 8;
const LABELLED_RIM = 46;
const GAP = 26;
/** How much of the river is seen where only one bank is. */
const WATERSIDE = 52;

export interface Place {
  x: number;
  y: number;
}

/** A figure with everything at its place. */
export class Figure {
  readonly step: number;
  readonly rim: number;
  private readonly top: number;

  constructor(private readonly written: Written) {
    this.step = written.style === undefined ? UNIT : UNIT + GAP;
    this.rim = written.labels ? LABELLED_RIM : RIM;
    this.top = this.rim + (this.north.length === 0 && this.isAtRiver ? WATERSIDE : 0);
  }

  get columns(): number[] {
    const [west = 0, east = 0] = this.written.columns;
    return Array.from({ length: east - west + 1 }, (_, index) => west + index);
  }

  get rows(): number[] {
    return this.written.rows;
  }

  private get north(): number[] {
    return this.rows.filter((row) => row > 0);
  }

  private get isAtRiver(): boolean {
    return this.rows.includes(1) || this.rows.includes(-1);
  }

  /** Between the banks; cut off where only one of them is shown. */
  get river(): { y: number; height: number } | null {
    if (!this.isAtRiver) return null;
    if (this.north.length === 0) return { y: 0, height: this.top };
    const y = this.top + this.north.length * this.step;
    const isWhole = this.rows.includes(-1);
    return { y, height: isWhole ? RIVER : WATERSIDE };
  }

  get pipes(): number[] {
    return this.river ? PIPES.filter((column) => this.columns.includes(column)) : [];
  }

  get width(): number {
    return this.columns.length * this.step + this.rim + RIM;
  }

  get height(): number {
    const banks = this.rows.length * this.step;
    if (this.north.length === 0 || !this.river) return this.top + banks + RIM;
    return this.top + banks + this.river.height + (this.rows.includes(-1) ? RIM : 0);
  }

  /** The middle of a cell. */
  at(name: string): Place {
    const [column = 0, row = 0] = name.split(",").map(Number);
    const index = this.rows.indexOf(row);
    const crossed = row < 0 && this.north.length > 0 ? RIVER : 0;
    return {
      x: this.rim + (column - (this.columns[0] ?? 0) + 0.5) * this.step,
      y: this.top + (index + 0.5) * this.step + crossed,
    };
  }

  get tiles(): [string, LandTile][] {
    const { tiles, wet } = this.written;
    return tiles.map((text) => {
      const [cell = ""] = text.split(" ");
      return [cell, landOf(text, wet.includes(cell))];
    });
  }

  /** The tile in hand, where it would lie. */
  get ghosts(): [string, LandTile][] {
    const { hand = "", ghosts = {}, wet } = this.written;
    const group = hand.endsWith("goal") ? "goal" : "1";
    return Object.entries(ghosts).map(([cell, exits]) => [
      cell,
      landOf(`${cell} ${hand} ${exits} ${group}`, wet.includes(cell)),
    ]);
  }

  isGhost(cell: string): boolean {
    return cell in (this.written.ghosts ?? {});
  }

  get isBare(): boolean {
    return this.written.style === "pieces";
  }

  get hasLabels(): boolean {
    return this.written.labels ?? false;
  }

  get yes(): string[] {
    return this.written.yes ?? [];
  }

  get no(): [string, string][] {
    return Object.entries(this.written.no ?? {});
  }

  get coins(): [string, number][] {
    return Object.entries(this.written.coins ?? {});
  }

  get arrow(): string | undefined {
    return this.written.arrow;
  }

  get says(): [string, number[]][] {
    return Object.entries(this.written.says ?? {});
  }
}
