/** The record that a frame shows. */

import { post } from "../api/http.ts";
import { replay } from "../replay/replay.svelte.ts";
import { addressOf, beginningOf, type Wish } from "./wish.ts";

/** Nobody said what to show, or nothing is there. */
export class NothingToShow extends Error {}

/** Opens it at the step that was wished for; nothing is kept, and nobody is told who looks. */
export async function opened(wish: Wish): Promise<number> {
  await replay.show(await found(wish));
  const all = replay.record?.actions.length ?? 0;
  return Math.min(wish.step ?? all, all);
}

/** Links are read on this device: nobody else is told what they hold. */
const recordIn = (link: string): Promise<object> => post("/api/links/read", { link }, { here: "anyhow" });

async function found(wish: Wish): Promise<string> {
  const address = addressOf(wish);
  if (address === null && wish.play) return JSON.stringify(await recordIn(wish.play));
  if (address === null && wish.game) return JSON.stringify(beginningOf(wish));
  if (address === null) throw new NothingToShow();
  const answer = await fetch(address, { credentials: "omit" });
  if (!answer.ok) throw new NothingToShow();
  return answer.text();
}
