/** Whom somebody does not want to hear or to play with, and what they tell the hosts of others. */

import { get, post } from "../../api/http.ts";
import type { components } from "../../api/generated.ts";
import { isHere } from "../../local/here.ts";
import { hush } from "../../table/chat/hushed.svelte.ts";

export type Avoided = components["schemas"]["AvoidedData"];
export type How = Avoided["how"];
export const REASONS = ["chat", "name", "play", "other"] as const;
type Listed = components["schemas"]["AvoidedList"];

function noted({ people }: Listed): Avoided[] {
  hush(people.map(({ person }) => person));
  return people;
}

const PATH = "/api/people/me/avoided";

export const avoided = async (): Promise<Avoided[]> => noted(await get<Listed>(PATH));

export const avoid = async (person: string, name: string, how: How | null): Promise<Avoided[]> =>
  noted(await post<Listed>(PATH, { person, name, how }));

/** At a table with others the list may have grown on another device. */
export async function askWhomToHush(table: string): Promise<void> {
  if (!isHere(table)) await avoided();
}

export const report = (table: string, seat: number, why: string, words: string): Promise<unknown> =>
  post(`/api/tables/${table}/reports`, { seat, why, words: words.trim() || null });
