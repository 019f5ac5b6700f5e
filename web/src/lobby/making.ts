/** Making tables. */

import { post } from "../api/http.ts";
import { unguessable } from "../api/random.ts";
import { keep, kept } from "../api/storage.ts";
import { infoOf } from "../games/catalogue.svelte.ts";
import type { Created, GameInfo, Options, TableWish } from "../api/types.ts";

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

/** Whom one plays against without having chosen. */
export const USUAL_LEVEL = "faber";

/** The bot that was wished for; the mildest of a game that does not have it, or without a wish. */
export function levelAt({ levels }: GameInfo, wished?: string): string | undefined {
  return levels.find((level) => level === wished) ?? levels[0];
}

/** One tap: as small a table as the game has, against bots. */
export async function playNow(game: string, name: string, wished?: string): Promise<string> {
  const info = await infoOf(game);
  const level = info && levelAt(info, wished);
  const bot = { kind: "bot" as const, ...(level ? { level } : {}) };
  const bots = Array<typeof bot>((info?.players["min"] ?? 2) - 1).fill(bot);
  return (await make({ game, options: {}, seats: [{ kind: "me", name }, ...bots] })).table.id;
}

export function defaults(info: GameInfo): Options {
  return Object.fromEntries(info.options.map((option) => [option.name, option.default]));
}
