/** Who may see the winning chances: to those who play they would be a hint. */

import type { Position, Table } from "../api/types.ts";

/** `looking` is the position of the past that is looked at. */
export function maySeeChances({ status, mine, hints }: Table, looking: Position | null): boolean {
  if (status === "over") return looking !== null;
  return status === "playing" && mine.length === 0 && hints;
}
