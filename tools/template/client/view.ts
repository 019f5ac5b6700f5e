/** Where the spaces of Fossa Nova lie in the picture, and how they are filled. */

import type { components } from "./generated.ts";

type Shapes = components["schemas"];
export type FossaNovaView = Shapes["View"];
export type Space = Shapes["Space"];

export const UNIT = 100;
export const RIM = 40;
export const HEIGHT = UNIT + 2 * RIM;
export const FILLS = { water: "var(--wet)", clay: "var(--soil-clay)" };

export const isSpace = (word: string): boolean => /^[a-g]$/.test(word);

/** The middle of a space, by its place in the row. */
export const middle = (place: number): { x: number; y: number } => ({
  x: RIM + UNIT * place + UNIT / 2,
  y: HEIGHT / 2,
});
