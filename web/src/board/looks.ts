/** How the colours of the games appear: never by hue alone, always with a letter and a texture. */

import { getContext, setContext } from "svelte";

export type Colour = "red" | "yellow" | "green" | "blue" | "navy" | "white" | "grey";

export interface Look {
  colour: Colour;
  letter: string;
  fill: string;
  dark: string;
  /** Readable on `fill`. */
  ink: string;
  texture: string;
  /** The outline of the badge, around 0 0, about 30 across. */
  badge: string;
}

const WAVES = "M0 3.5Q2.5 0 5 3.5T10 3.5M0 8.5Q2.5 5 5 8.5T10 8.5";
const ROUND = "M-15 0A15 15 0 1 1 15 0A15 15 0 1 1 -15 0Z";
const SQUARE = "M-13 -13H13V13H-13Z";

function look(colour: Colour, fill: string, dark: string, ink: string, texture: string, badge: string): Look {
  return { colour, letter: colour.charAt(0).toUpperCase(), fill, dark, ink, texture, badge };
}

export const LOOKS: Record<Colour, Look> = {
  red: look("red", "#c8452a", "#86270f", "#ffffff", "M-2 2L2 -2M0 10L10 0M8 12L12 8", SQUARE),
  yellow: look(
    "yellow",
    "#ecb731",
    "#8a5f06",
    "#3a2a04",
    "M2.5 2.5h.1M7.5 7.5h.1",
    "M0 -17L17 0L0 17L-17 0Z",
  ),
  green: look(
    "green",
    "#23825f",
    "#0f523b",
    "#ffffff",
    "M5 0V10M0 5H10",
    "M0 -16L14.5 -5.5L9.5 13.5H-9.5L-14.5 -5.5Z",
  ),
  blue: look("blue", "#3a6db5", "#1d4277", "#ffffff", WAVES, ROUND),
  navy: look("navy", "#2c4270", "#17264a", "#ffffff", WAVES, ROUND),
  white: look("white", "#fbf7ec", "#6d6150", "#3a3128", "M5 3V7M3 5H7", "M-8 -14H8L16 0L8 14H-8L-16 0Z"),
  grey: look("grey", "#a59d90", "#6a6358", "#ffffff", "", SQUARE),
};

/** How a seat looks, by the colours of the seats. */
export function seatLook(colours: readonly string[], seat: number): Look {
  return LOOKS[(colours[seat] ?? "") as Colour] ?? LOOKS.grey;
}

/** What stands for a colour that a game prints, at a table where people have chosen others. */
export type Palette = Readonly<Record<string, string>>;
export const AS_PRINTED: Palette = {};

/** By the colours of a game and how each is shown at a table. */
export function paletteOf(printed: readonly string[], shown: readonly string[]): Palette {
  const pairs = printed.map((colour, place) => [colour, shown[place] || colour] as const);
  const changed = pairs.filter(([colour, other]) => colour !== other);
  return changed.length > 0 ? Object.fromEntries(changed) : AS_PRINTED;
}

export function reversed(palette: Palette): Palette {
  return Object.fromEntries(Object.entries(palette).map(([printed, shown]) => [shown, printed]));
}

export function lookIn(palette: Palette, printed: string): Look {
  return seatLook([palette[printed] ?? printed], 0);
}

const WORN = Symbol("palette");

/** Whatever is drawn inside the component that is being made has these colours. */
export function wear(palette: () => Palette): void {
  setContext(WORN, palette);
}

/** How a printed colour looks, for the drawing that is being made. */
export function looksHere(): (printed: string) => Look {
  const worn = getContext<(() => Palette) | undefined>(WORN);
  return (printed) => lookIn(worn?.() ?? AS_PRINTED, printed);
}

/** How what belongs to a seat looks, for the drawing that is being made. */
export function seatLooksHere(printed: readonly string[]): (seat: number) => Look {
  const look = looksHere();
  return (seat) => look(printed[seat] ?? "");
}
