/** Positions in terms of the one that is shown: whatever says the same is not drawn again. */

import { reusing } from "../../api/reusing.ts";
import type { Position } from "../../api/types.ts";

interface Found {
  shown: Position | null;
  position: Position;
}

const known = new WeakMap<Position, Found>();

/** To find it takes a while: whoever asks beforehand has it ready when it has to be drawn. */
export function following(shown: Position | null, next: Position): Position {
  const found = known.get(next);
  if (found?.shown === shown) return found.position;
  const position = { ...next, view: reusing(shown?.view, next.view) };
  known.set(next, { shown, position });
  return position;
}
