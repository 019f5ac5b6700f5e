/** Making tables. */

import { get, post } from "../api/http.ts";
import { unguessable } from "../api/random.ts";
import { keep, kept } from "../api/storage.ts";
import type { Created, GameInfo, GameName, Options, TableWish } from "../api/types.ts";

export async function make(wish: TableWish): Promise<Created> {
  // A salt of one's own: nobody else can then have chosen the dice alone.
  const made = await post<Created>("/api/tables", { salt: unguessable(), ...wish });
  const keys = Object.fromEntries(made.links.map(({ seat, key }) => [seat, key]));
  if (made.links.length > 0) keep(`links.${made.table.id}`, JSON.stringify(keys));
  return made;
}

/** The tables of lessons are nothing to come back to. */
const MOST_LESSONS = 60;

export function noteLesson(id: string): void {
  const ids = [...kept("lessons").split(" "), id].slice(-MOST_LESSONS);
  keep("lessons", ids.join(" "));
}

export function isLesson(id: string): boolean {
  return kept("lessons").split(" ").includes(id);
}

/** One tap: a table for two against a bot. */
export async function playNow(game: GameName, level: string, name: string): Promise<string> {
  const seats = [
    { kind: "me" as const, name },
    { kind: "bot" as const, level },
  ];
  return (await make({ game, options: {}, seats })).table.id;
}

let known: Promise<{ games: GameInfo[] }> | null = null;

export async function infoOf(game: GameName): Promise<GameInfo | undefined> {
  known ??= get("/api/games");
  return (await known).games.find((info) => info.name === game);
}

export function defaults(info: GameInfo): Options {
  return Object.fromEntries(info.options.map((option) => [option.name, option.default]));
}
