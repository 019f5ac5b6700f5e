/** Making tables. */

import { post } from "../api/http.ts";
import { isListed, keep, kept, list } from "../api/storage.ts";
import { aboutOf, infoOf } from "../games/catalogue.svelte.ts";
import { isHere } from "../local/here.ts";
import type { Created, GameInfo, Options, TableWish } from "../api/types.ts";
import { giveSalt } from "../table/dice/noted.ts";

/** Nobody can come to a table on this device; what began there goes on there. */
function whereFor({ seats, from }: TableWish): "if away" | "anyhow" | undefined {
  if (from?.table) return isHere(from.table) ? "anyhow" : undefined;
  return seats.some(({ kind }) => kind === "open") ? undefined : "if away";
}

export async function make(wish: TableWish): Promise<Created> {
  const made = await post<Created>("/api/tables", { ...wish, salted: true }, { here: whereFor(wish) });
  // A salt of one's own, once it is known what the dice are bound to: nobody can then have chosen them alone.
  await giveSalt(made.table);
  const keys = Object.fromEntries(made.links.map(({ seat, key }) => [seat, key]));
  if (made.links.length > 0) keep(`links.${made.table.id}`, JSON.stringify(keys));
  return made;
}

/** The tables of lessons are nothing to come back to. */
export const noteLesson = (id: string): void => list("lessons", id);
export const isLesson = (id: string): boolean => isListed("lessons", id);

/** Whom one plays against without having chosen. */
export const USUAL_LEVEL = "faber";

/** Whom one played against the last time, and how many of them. */
export const wishedLevel = (): string => kept("level") || USUAL_LEVEL;
export const wishedCount = (): number => Number(kept("opponents")) || 1;

/** The bot that was wished for; the mildest of a game that does not have it, or without a wish. */
export function levelAt({ levels }: GameInfo, wished?: string): string | undefined {
  return levels.find((level) => level === wished) ?? levels[0];
}

/** How many bots there may be at a table. */
const opponentsAt = ({ players }: GameInfo, wished: number): number =>
  Math.max((players["min"] ?? 2) - 1, Math.min((players["max"] ?? 2) - 1, wished));

/** One tap: against bots, as few as the game has unless more are wished; who begins takes turns from game to game. */
export async function playNow(game: string, name: string, wished?: string, count = 1): Promise<string> {
  const info = await infoOf(game);
  const level = info && levelAt(info, wished);
  const bot = { kind: "bot" as const, ...(level ? { level } : {}) };
  const bots = Array<typeof bot>((info ? opponentsAt(info, count) : 1) - 1).fill(bot);
  const me = { kind: "me" as const, name };
  const isMyTurn = kept(`began.${game}`) !== "me";
  const seats = [...(isMyTurn ? [me, bot] : [bot, me]), ...bots];
  const made = await make({
    game,
    options: { ...aboutOf(game).quick, players: seats.length },
    seats,
    first: "seated",
  });
  keep(`began.${game}`, isMyTurn ? "me" : "bot");
  return made.table.id;
}

export function defaults(info: GameInfo): Options {
  return Object.fromEntries(info.options.map((option) => [option.name, option.default]));
}
