import { seenSides } from "../../board/orientation.svelte.ts";
import { named } from "./words.ts";

/** A piece and how it lies: `curve-NE`. */
export function spokenPiece(name: string): string {
  const [kind = "", sides = ""] = name.split("-");
  const way = seenSides(sides)
    .map((side) => named("side.short", side))
    .join("–");
  return `${named("kind", kind)} ${way}`.trim();
}
