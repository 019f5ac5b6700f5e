import { LOOKS, type Look } from "../../board/looks.ts";

/** The names of workmen and reservoirs begin with the letter of their colour. */
const BY_LETTER: Record<string, Look> = { Y: LOOKS.yellow, R: LOOKS.red, B: LOOKS.blue, G: LOOKS.green };

export function lookOf(name: string): Look {
  return BY_LETTER[name.charAt(0)] ?? LOOKS.grey;
}
