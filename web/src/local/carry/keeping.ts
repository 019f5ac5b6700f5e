/** Finished tables of a server: kept once they are seen, so that they can be opened without it. */

import { get } from "../../api/http.ts";
import { history } from "../../api/stream.ts";
import type { Table } from "../../api/types.ts";
import { isLesson } from "../../lobby/making.ts";
import { isHere } from "../here.ts";
import { headOf, keepTold } from "../storage.ts";

/** So many of them. */
const MOST = 40;

export async function keepFinished(table: Table): Promise<void> {
  const { id, number, status } = table;
  if (isHere(id) || isLesson(id) || status !== "over" || (await headOf(id)) === number) return;
  const [events, dice] = await Promise.all([history(id, number), get<object>(`/api/tables/${id}/dice`)]);
  await keepTold({ table, events, dice }, MOST);
}
