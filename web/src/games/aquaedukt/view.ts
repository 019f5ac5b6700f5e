/** Where the things of Aquädukt lie in the picture. */

import type { components } from "./generated.ts";

type Shapes = components["schemas"];
export type Space = Shapes["Space"];
export type AquaeduktView = Shapes["View"];
export type AquaeduktAftermath = Shapes["Aftermath"];

export const CELL = 68;
export const RIM = 30;
export const FILES = "abcdefghijkl";
export const LETTERS = "ABCDEFGHIJKLM";
export const HIGH = 8;
export const WIDTH = 12 * CELL + 2 * RIM;
export const HEIGHT = HIGH * CELL + 2 * RIM;

export interface XY {
  x: number;
  y: number;
}

/** The upper left corner of a space. */
export function cornerOf(space: string): XY {
  const file = FILES.indexOf(space.charAt(0));
  return { x: RIM + file * CELL, y: RIM + (HIGH - Number(space.slice(1))) * CELL };
}

/** Where an intersection lies. */
export function pointOf(name: string): XY {
  const letter = LETTERS.indexOf(name.charAt(0));
  return { x: RIM + letter * CELL, y: RIM + (HIGH - Number(name.slice(1))) * CELL };
}

export function endsOf(edge: string): [string, string] {
  const [first = "", second = ""] = edge.split("-");
  return [first, second];
}

const CORNERS = new Set(["A0", "M0", "A8", "M8"]);

export const POINTS: string[] = [...LETTERS]
  .flatMap((letter) => Array.from({ length: HIGH + 1 }, (_, row) => `${letter}${row}`))
  .filter((name) => !CORNERS.has(name));

/** All edges: every line between neighbouring intersections. */
export const EDGES: string[] = POINTS.flatMap((name) => {
  const letter = LETTERS.indexOf(name.charAt(0));
  const row = Number(name.slice(1));
  const beside = [`${LETTERS.charAt(letter + 1)}${row}`, `${name.charAt(0)}${row + 1}`];
  return beside.filter((other) => POINTS.includes(other)).map((other) => `${name}-${other}`);
});

/** Each canal with its two ends in the order in which the water passes them. */
export function flows(canals: AquaeduktView["canals"]): Map<string, [string, string]> {
  const found = new Map<string, [string, string]>();
  const wet = new Set(Object.values(canals).map((canal) => canal.spring));
  for (let grown = true; grown;) {
    grown = false;
    for (const name of Object.keys(canals)) {
      const [first, second] = endsOf(name);
      if (found.has(name) || (!wet.has(first) && !wet.has(second))) continue;
      found.set(name, wet.has(first) ? [first, second] : [second, first]);
      wet.add(first).add(second);
      grown = true;
    }
  }
  return found;
}

/** Whether a canal gives water to a space: a double one reaches two spaces on each side. */
export function isBeside(space: string, edge: string, count: number): boolean {
  const [a, b] = endsOf(edge).map(pointOf) as [XY, XY];
  const corner = cornerOf(space);
  const x = Math.abs(corner.x + CELL / 2 - (a.x + b.x) / 2);
  const y = Math.abs(corner.y + CELL / 2 - (a.y + b.y) / 2);
  return a.y === b.y ? x === 0 && y < count * CELL : y === 0 && x < count * CELL;
}

export const SOILS = ["wheat", "grove", "clay", "sand", "meadow", "heath"];

function neighbours(space: string): string[] {
  const file = FILES.indexOf(space.charAt(0));
  const rank = Number(space.slice(1));
  return [
    `${space.charAt(0)}${rank + 1}`,
    `${FILES.charAt(file + 1)}${rank}`,
    `${space.charAt(0)}${rank - 1}`,
    `${FILES.charAt(file - 1)}${rank}`,
  ];
}

/** To which region each space belongs. */
export type Land = Readonly<Record<string, Pick<Space, "region">>>;

export interface Region {
  number: number;
  spaces: string[];
  soil: string;
}

/** The regions with a soil for each, other than its neighbours', all about equally often. */
export function regionsOf(spaces: Land): Region[] {
  const lists = new Map<number, string[]>();
  for (const [name, { region }] of Object.entries(spaces)) {
    lists.set(region, [...(lists.get(region) ?? []), name]);
  }
  const regions: Region[] = [];
  for (const [number, names] of [...lists].sort(([a], [b]) => a - b)) {
    const beside = new Set(names.flatMap(neighbours).map((name) => spaces[name]?.region));
    const taken = regions.filter((other) => beside.has(other.number)).map((other) => other.soil);
    const uses = (soil: string): number => regions.filter((other) => other.soil === soil).length;
    const free = SOILS.filter((soil) => !taken.includes(soil));
    const soil = free.sort((a, b) => uses(a) - uses(b))[0] ?? "sand";
    regions.push({ number, spaces: names, soil });
  }
  return regions;
}

/** Spaces as one shape. */
export function squaresOf(spaces: readonly string[]): string {
  return spaces
    .map(cornerOf)
    .map(({ x, y }) => `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`)
    .join("");
}

export interface Sign extends XY {
  number: number;
  /** Whether it stands on something, and has only a corner. */
  cramped: boolean;
}

/** The number of a region stands on one of its spaces: in the middle of a bare one, if there is any. */
export function signsOf(regions: Region[], isBare: (space: string) => boolean): Sign[] {
  const rank = (space: string): number => Number(space.slice(1));
  return regions.map(({ number, spaces }) => {
    const [place = ""] = [...spaces].sort(
      (a, b) => Number(isBare(b)) - Number(isBare(a)) || rank(b) - rank(a) || (a < b ? -1 : 1),
    );
    const { x, y } = cornerOf(place);
    const cramped = !isBare(place);
    // In the corner where neither a board that lies nor one that stands upright has the drop of a house.
    const shift = cramped ? { x: 13, y: CELL - 13 } : { x: CELL / 2, y: CELL / 2 };
    return { number, x: x + shift.x, y: y + shift.y, cramped };
  });
}

/** The sides of spaces as lines: between regions, or within them. */
export function borders(spaces: Land, within: boolean, only = 0): string {
  const lines = new Set<string>();
  for (const [name, { region }] of Object.entries(spaces)) {
    const { x, y } = cornerOf(name);
    const sides = [
      `M${x} ${y}h${CELL}`,
      `M${x + CELL} ${y}v${CELL}`,
      `M${x} ${y + CELL}h${CELL}`,
      `M${x} ${y}v${CELL}`,
    ];
    neighbours(name).forEach((other, side) => {
      const same = spaces[other]?.region === region;
      if (same === within && (only === 0 || region === only)) lines.add(sides[side] ?? "");
    });
  }
  return [...lines].join("");
}
