/** A board as text and as numbers on its spaces: ranks from the top, 0 where there is no region. */

import { FILES, HIGH } from "../view.ts";

/** The region of each space, in the order in which a page is read; 0 for none yet. */
export type Regions = ReadonlyMap<string, number>;

const RANKS = Array.from({ length: HIGH }, (_, row) => HIGH - row);
export const BLANK = RANKS.map(() => [...FILES].fill("0").join(",")).join("/");

/** Reads what can be read; whatever is no number is no region. */
export function readRegions(text: string, spaces: ReadonlySet<string>): Regions {
  const ranks = text.split("/").map((rank) => rank.split(","));
  const names = RANKS.flatMap((rank) => [...FILES].map((file) => `${file}${rank}`));
  const numbers = names.map((_, place) => ranks[Math.floor(place / FILES.length)]?.[place % FILES.length]);
  return new Map(
    names
      .map((name, place) => [name, Number(numbers[place]) || 0] as const)
      .filter(([name]) => spaces.has(name)),
  );
}

export function writeRegions(regions: Regions): string {
  return RANKS.map((rank) => [...FILES].map((file) => regions.get(`${file}${rank}`) ?? 0).join(",")).join(
    "/",
  );
}

export function withRegion(regions: Regions, space: string, number: number): Regions {
  return new Map([...regions].map(([name, old]) => [name, name === space ? number : old]));
}

/** The numbers that regions have, ascending. */
export function numbersOf(regions: Regions): number[] {
  return [...new Set(regions.values())].filter((number) => number > 0).sort((a, b) => a - b);
}

export function sizeOf(regions: Regions, number: number): number {
  return [...regions.values()].filter((other) => other === number).length;
}
