/**
 * What the figures of the rule book show. `tests/games/aquaedukt/test_figures.py` plays every scene:
 * what lies there can lie there, what has water has it, and what is crossed out is refused or lost.
 */

import {
  CELL,
  cornerOf,
  endsOf,
  FILES,
  HIGH,
  LETTERS,
  pointOf,
  RIM,
  type AquaeduktView,
  type XY,
} from "../view.ts";
import data from "./scenes.json";

type Count = number;

export interface Scene {
  /** The spaces in the upper left and the lower right corner. */
  window: [string, string];
  /** Whether regions carry their numbers. */
  numbers?: boolean;
  /** How many play, if more than have houses. */
  players?: number;
  /** The variant with what mountains hide. */
  hidden?: boolean;
  mountains?: AquaeduktView["mountains"];
  /** Each spring with the canals that come from it. */
  springs?: Record<string, Record<string, Count>>;
  houses?: Record<string, [seat: number, value: number]>;
  /** How many canals bring water to a space. */
  supply?: Record<string, Count>;
  /** A space that the die lies on, and the region that it shows. */
  die?: Record<string, number>;
  /** The tiles of a player by value. */
  stacks?: Count[];
  /** The tile that was laid last. */
  last?: string;
  /** Things that are pointed at. */
  shown?: string[];
  /** Houses that go; springs, canals and mountains that are not allowed. */
  crossed?: string[];
  /** A way along the lines whose steps are counted. */
  steps?: string[];
  /** What is written on things. */
  notes?: Record<string, string>;
  /** What the seats have at the end. */
  scores?: number[];
}

export const SCENES = data.scenes as unknown as Record<string, Scene[]>;

/** The board of the figures, bare. */
export const LAND: AquaeduktView["spaces"] = {};
for (const [row, rank] of data.board.split("/").entries()) {
  for (const [file, region] of rank.split(",").entries()) {
    const name = `${FILES.charAt(file)}${HIGH - row}`;
    if (region !== "0") LAND[name] = { region: Number(region), supply: 0, house: null };
  }
}

/** The canals of a scene as views have them. */
export function canalsOf({ springs = {} }: Scene): AquaeduktView["canals"] {
  return Object.fromEntries(
    Object.entries(springs).flatMap(([spring, canals]) =>
      Object.entries(canals).map(([edge, count]) => [edge, { count, spring }]),
    ),
  );
}

const isEdge = (name: string): boolean => name.includes("-");
const isPoint = (name: string): boolean => LETTERS.includes(name.charAt(0));

export type Kind = "space" | "point" | "edge";

export function kindOf(name: string): Kind {
  if (isEdge(name)) return "edge";
  return isPoint(name) ? "point" : "space";
}

/** Where the middle of a space, an intersection or an edge is. */
export function middleOf(name: string): XY {
  if (isEdge(name)) {
    const [a, b] = endsOf(name).map(pointOf) as [XY, XY];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }
  if (isPoint(name)) return pointOf(name);
  const { x, y } = cornerOf(name);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** A line along intersections. */
export function lineAlong(points: string[]): string {
  return points.map((point, index) => `${index ? "L" : "M"}${pointOf(point).x} ${pointOf(point).y}`).join("");
}

/** A space as a shape, smaller on all sides, with round corners. */
export function square(space: string, inset: number, round = 0): string {
  const { x, y } = cornerOf(space);
  const side = CELL - 2 * inset - 2 * round;
  const turns = [`${round} ${round}`, `${-round} ${round}`, `${-round} ${-round}`, `${round} ${-round}`];
  const [a, b, c, d] = turns.map((turn) => (round > 0 ? `a${round} ${round} 0 0 1 ${turn}` : ""));
  return `M${x + inset + round} ${y + inset}h${side}${a}v${side}${b}h${-side}${c}v${-side}${d}z`;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Around a window some of the land beyond it is seen, or the rim. */
const BEYOND = 21;

/** Whether all of the board is seen. */
export const isWhole = ({ window: [first, last] }: Scene): boolean => first === "a8" && last === "l1";

export function boxOf(scene: Scene): Box {
  const [from, to] = scene.window.map(cornerOf) as [XY, XY];
  const margin = isWhole(scene) ? RIM : BEYOND;
  return {
    x: from.x - margin,
    y: from.y - margin,
    width: to.x - from.x + CELL + 2 * margin,
    height: to.y - from.y + CELL + 2 * margin,
  };
}

/** How high the row of a player's tiles below the land is. */
export const STACKS = 96;

export function sizeOf(scene: Scene): { width: number; height: number } {
  const { width, height } = boxOf(scene);
  return { width, height: height + (scene.stacks ? STACKS : 0) };
}
