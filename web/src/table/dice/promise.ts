/** Whether a receipt is about the dice that were promised to this browser. */

import type { Note } from "./noted.ts";

/** Another commitment; without the salt that was sent; with one that no player has given. */
export type Broken = "commitment" | "salt" | "nobody";

export interface Kept {
  commitment: string;
  salts: string[];
}

export function brokenPromise(note: Note | null, { commitment, salts }: Kept): Broken | null {
  if (!note) return null;
  if (commitment !== note.commitment) return "commitment";
  const noted = Object.entries(note.salts).map(([chair, salt]) => ({ salt, held: salts[Number(chair)] }));
  if (noted.some(({ salt, held }) => salt !== "" && held !== salt)) return "salt";
  const isStrange =
    salts.length !== note.chairs || noted.some(({ salt, held }) => salt === "" && held !== "");
  return isStrange ? "nobody" : null;
}
