/** Games in links: written, read and checked by the engine on this device. No server is asked. */

import { get, post, Refused } from "../api/http.ts";
import type { Options } from "../api/types.ts";
import { gameCalled } from "../games/games.ts";
import type { RecordFile } from "../replay/replay.svelte.ts";
import { troubleWords } from "../problems/problems.ts";
import { say, templatesOf } from "../words/sentences.ts";
import { language } from "../words/words.svelte.ts";
import { t } from "./words.ts";

export interface Opening {
  game: string;
  options: Options;
  names: string[];
  passing: "simple" | "watched";
  first: string;
}

export interface Invitation {
  what: "invitation";
  game: string;
  names: string[];
  /** Of whoever joins next. */
  chair: number;
}

export type Opened =
  | { what: "table"; table: string }
  | { what: "older"; table: string }
  | Invitation
  | { what: "record"; record: RecordFile };

/** Whose hands a game goes to, with the link for them unless it is in one's own. */
export interface Passing {
  to: string | null;
  own: boolean;
  letters: string | null;
  /** Whether whoever is to go on only rolls. */
  draws: boolean;
}

const HERE = { here: "anyhow" } as const;
const page = (): string => `${location.origin}${location.pathname}${location.search}`;

export const replayAddress = (letters: string): string => `${page()}#/replay/${letters}`;
export const passAddress = (letters: string): string => `${page()}#/pass/${letters}`;

export const recordIn = (link: string): Promise<RecordFile> => post("/api/links/read", { link }, HERE);

export async function lettersOf(record: unknown): Promise<string> {
  const found = await post<{ letters: string }>("/api/links/write", { record: JSON.stringify(record) }, HERE);
  return found.letters;
}

/** A table on this device at which a finished game can be reviewed. */
export async function keptTable(record: unknown): Promise<string> {
  return (await post<{ table: string }>("/api/links/keep", { record: JSON.stringify(record) }, HERE)).table;
}

export async function begun(opening: Opening): Promise<string> {
  return (await post<{ table: string }>("/api/links", opening, HERE)).table;
}

export const opened = (link: string): Promise<Opened> => post("/api/links/open", { link }, HERE);

export async function joined(link: string, name: string): Promise<string> {
  return (await post<{ table: string }>("/api/links/join", { link, name }, HERE)).table;
}

export const passingAt = (table: string): Promise<Passing> => get(`/api/tables/${table}/pass`);

/** Why a link is refused, in the page's language, with the action where it goes wrong. */
export async function refusal(problem: unknown, game: string): Promise<string> {
  if (!(problem instanceof Refused) || !problem.problem.message) return troubleWords(problem);
  const { message, things = [], action: n } = problem.problem;
  const [templates, speaker] = await Promise.all([
    templatesOf(game, language()).catch(() => ({})),
    gameCalled(game),
  ]);
  const why = say([{ message, things }], templates, [], speaker);
  return n ? t("pass.refused.at", { n, why }) : t("pass.refused", { why });
}
