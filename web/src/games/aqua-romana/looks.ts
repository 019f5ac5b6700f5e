import { lookIn, looksHere, type Colour, type Look, type Palette } from "../../board/looks.ts";

/** The names of workmen and reservoirs begin with the letter of their colour. */
const COLOURS: Record<string, Colour> = { Y: "yellow", R: "red", B: "blue", G: "green" };
const colourOf = (name: string): Colour => COLOURS[name.charAt(0)] ?? "grey";
const called = (name: string, { letter }: Look): string => letter + name.slice(1);

interface Workmen {
  lookOf: (name: string) => Look;
  /** What stands on the figure: the letter of its colour, and its number. */
  nameOf: (name: string) => string;
}

/** Workmen and what is theirs, for the drawing that is being made. */
export function workmenHere(): Workmen {
  const look = looksHere();
  const lookOf = (name: string): Look => look(colourOf(name));
  return { lookOf, nameOf: (name) => called(name, lookOf(name)) };
}

/** A workman is called by the colour in which he is seen. */
export function recoloured(word: string, palette: Palette): string {
  return /^[YRBG]\d$/.test(word) ? called(word, lookIn(palette, colourOf(word))) : word;
}
