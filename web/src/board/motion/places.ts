/** Where things are on the screen: what is drawn on the board, and what lies beside it. */

import type { Spot } from "../things.ts";
import type { Place } from "./motions.ts";

const seen = (element: Element): boolean => element.getClientRects().length > 0;

/** What is drawn for a name; on small screens much of it is not to be seen. */
export const drawingOf = <E extends SVGElement>(kind: "piece" | "water", name: string): E[] =>
  found(kind, name);

function found<E extends Element>(kind: string, name: string): E[] {
  return [...document.querySelectorAll<E>(`[data-${kind}="${CSS.escape(name)}"]`)];
}

/** The drawing of a piece; it may be made of several layers. */
export const layersOf = (name: string): SVGGraphicsElement[] =>
  drawingOf<SVGGraphicsElement>("piece", name).filter(seen);

/** What is drawn there only where there is water. */
export const watersOf = (name: string): SVGElement[] => drawingOf("water", name).filter(seen);

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
  const spot = found("spot", place).find(seen);
  return spot ? middleOf(spot) : null;
}

/** Where a die is thrown: on the board, as far as that can be seen. */
export function boardBox(): DOMRect | null {
  return document.getElementById("board")?.getBoundingClientRect() ?? null;
}
