/** Parts of a table that come after its board: asked for where they are shown. */
import type { Table } from "../api/types.ts";

export const later = (): Promise<typeof import("./parts.ts")> => import("./parts.ts");

/** Whoever does not come to play needs more than the board, which must not move when that arrives. */
export async function beforehand({ status }: Table, at: string | null): Promise<void> {
  if (at !== null || status !== "playing") await later();
}
