/** Where things are on the screen: what is drawn on the board, and what lies beside it. */

import type { Spot } from "../things.ts";
import type { Place } from "./motions.ts";

const seen = (element: Element): boolean => element.getClientRects().length > 0;

/** What stands for a name and is shown: on small screens much is not. */
function shown<E extends Element>(kind: string, name: string): E[] {
  return [...document.querySelectorAll<E>(`[data-${kind}="${CSS.escape(name)}"]`)].filter(seen);
}

/** The drawing of a piece; it may be made of several layers. */
export const layersOf = (name: string): SVGGraphicsElement[] => shown("piece", name);

/** What is drawn there only where there is water. */
export const watersOf = (name: string): Element[] => shown("water", name);

export const middleOf = (element: Element): Spot => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** The board's own plane: it may be turned, moved and enlarged. */
const plane = (): SVGGraphicsElement | null => document.querySelector("#board > g");

function onBoard({ x, y }: Spot): Spot | null {
  const matrix = plane()?.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : null;
}

/** A place in pixels of the window; null if it is not to be seen. */
export function onScreen(place: Place): Spot | null {
  if (typeof place !== "string") return onBoard(place);
  const [found] = shown("spot", place);
  return found ? middleOf(found) : null;
}

/** Where a die is thrown: on the board, as far as that can be seen. */
export function boardBox(): DOMRect | null {
  return document.getElementById("board")?.getBoundingClientRect() ?? null;
}
