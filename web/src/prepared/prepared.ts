/** Correspondence in comfort: notes, answers prepared beforehand, and a place to try things. */

import { get, post } from "../api/http.ts";
import type { components } from "../api/generated.ts";
import type { ActionEvent, Table } from "../api/types.ts";

export type Own = components["schemas"]["DeskData"];
export type Line = Own["lines"][number];
type Created = components["schemas"]["CreatedData"];

const at = (table: string): string => `/api/tables/${table}`;

export const ownAt = (table: string): Promise<Own> => get(`${at(table)}/prepared`);

export const keepNote = (table: string, text: string): Promise<Own> => post(`${at(table)}/note`, { text });

export const removeLine = (table: string, line: string): Promise<Own> =>
  post(`${at(table)}/prepared/${line}/remove`);

export const prepareLine = (table: string, from: number, texts: string[], any_draw: boolean): Promise<Own> =>
  post(`${at(table)}/prepared`, { at: from, texts, any_draw });

/** A table to try things on from a position; its id. */
export const newSandbox = async (table: string, position: number): Promise<string> =>
  (await post<Created>(`${at(table)}/sandbox`, { at: position })).table.id;

/** What was tried since the position that a sandbox goes on from. */
export const triedSince = (line: readonly ActionEvent[], from: number): ActionEvent[] =>
  line.filter(({ position }) => position >= from);

/** Whether it is what others do and an answer to it: first they act, then one does oneself. */
export function isAnswer(steps: readonly ActionEvent[], { status, mine }: Table): boolean {
  const movers = steps.map(({ seat }) => seat);
  const isOwn = (seat: number | null): boolean => seat !== null && mine.includes(seat);
  const first = movers.findIndex(isOwn);
  return status === "playing" && movers.slice(0, Math.max(first, 0)).some((seat) => seat !== null);
}
