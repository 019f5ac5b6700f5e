/** What this person has played: looked for page by page, and taken away. */

import { authorised, get, post, Refused, type Problem } from "../api/http.ts";
import type { components } from "../api/generated.ts";
import type { GameInfo, Options } from "../api/types.ts";
import type { Words } from "../words/words.svelte.ts";
import { t } from "./words.ts";

export type Played = components["schemas"]["PlayedData"];
type Page = components["schemas"]["PlayedList"];

export const OUTCOMES = ["won", "shared", "lost", "alone"] as const;

/** Which plays somebody looks for; what is empty does not matter. */
export interface Wish {
  game: string;
  outcome: string;
  with: string;
}

export function asked(wish: Wish, before: string | null = null): string {
  const all = { ...wish, before: before ?? "" };
  return String(new URLSearchParams(Object.entries(all).filter(([, value]) => value !== "")));
}

export const played = (wish: Wish, before: string | null, limit = 20): Promise<Page> =>
  get(`/api/people/me/games?limit=${limit}&${asked(wish, before)}`);

export const remove = (table: string): Promise<unknown> => post(`/api/people/me/games/${table}/remove`);

/** A file that only this person may have: links bring no token. */
export async function download(path: string, name: string): Promise<void> {
  const answer = await fetch(path, { headers: await authorised() });
  if (!answer.ok) throw new Refused((await answer.json()) as Problem);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  // Browsers begin to save a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The rules that were not the usual ones, in the words of the game. */
export function otherRules(info: GameInfo | undefined, options: Options, words: Words): string[] {
  const unusual = (info?.options ?? []).filter(
    ({ name, default: usual }) => name !== "players" && name in options && options[name] !== usual,
  );
  return unusual.map(({ name, values }) => {
    const value = options[name] ?? "";
    const isTold = typeof value !== "boolean" && values.includes(value);
    const called = words.named("option", name);
    if (value === false) return words.t("app.pair", { name: called, what: t("value.no") });
    return isTold ? words.t("app.pair", { name: called, what: words.named("value", value) }) : called;
  });
}
