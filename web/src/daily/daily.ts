/** The board of the day as the server tells it; without one this browser keeps its own result. */

import type { components } from "../api/generated.ts";
import { get, post } from "../api/http.ts";
import { keep, kept } from "../api/storage.ts";
import type { Table } from "../api/types.ts";
import { hasServer } from "../local/here.ts";
import { note } from "../table/dice/noted.ts";

type Schemas = components["schemas"];
export type Daily = Schemas["DailyData"];
export type DayResult = Schemas["DayResult"];
export type DayResults = Schemas["DayResults"];

/** What a browser keeps of its first try. */
interface Own {
  day: string;
  table: string;
}

/** Whether there is nobody to compare with. */
export const isAlone = !hasServer;

export async function dailyOf(game: string): Promise<Daily> {
  const found = await get<Daily>(`/api/daily/${game}`);
  return isAlone ? withOwn(found) : found;
}

/** Today's table of one's own: the first counts, and is gone on with until it is over. */
export async function playToday(game: string, name: string): Promise<string> {
  const own = isAlone ? await dailyOf(game) : null;
  if (own?.mine && !own.today.mine) return own.mine;
  const { table } = await post<{ table: Table }>(`/api/daily/${game}`, { name });
  note(table);
  if (own && !own.mine) keep(`daily.${game}`, JSON.stringify({ day: own.day, table: table.id }));
  return table.id;
}

async function withOwn(found: Daily): Promise<Daily> {
  const own = ownOf(found.game);
  if (own?.day !== found.day) return found;
  const table = await get<Table>(`/api/tables/${own.table}`).catch(() => null);
  if (!table) return found;
  const mine = resultAt(table);
  return { ...found, mine: table.id, today: { count: mine ? 1 : 0, best: mine ? [mine] : [], mine } };
}

function ownOf(game: string): Own | null {
  try {
    return JSON.parse(kept(`daily.${game}`) || "null") as Own | null;
  } catch {
    return null;
  }
}

/** How whoever sits here has done at a table; nothing before its end. */
export function resultAt({ id, mine, result, seats }: Table): DayResult | null {
  const seat = mine[0];
  if (!result || seat === undefined) return null;
  const isWon = result.winners.includes(seat);
  const outcome = !isWon ? "lost" : result.winners.length > 1 ? "shared" : "won";
  const score = result.scores[seat] ?? 0;
  return { name: seats[seat]?.name ?? "", outcome, score, place: 1, mine: true, table: id };
}
