/** Tournaments as the server tells them, and what is said to it. */

import { get, post } from "../api/http.ts";
import type { components } from "../api/generated.ts";
import { settings } from "../app/settings.svelte.ts";
import { named, t } from "../words/words.svelte.ts";

type Shapes = components["schemas"];
export type Tournament = Shapes["TournamentData"];
export type Summary = Shapes["TournamentSummary"];
export type Entrant = Shapes["EntrantData"];
export type Meeting = Shapes["MeetingData"];
export type Standing = Shapes["EntrantStanding"];
export type Wish = Shapes["NewTournament"];
export type Form = Summary["form"];

export const FORMS: readonly Form[] = ["swiss", "robin", "knockout", "arena", "league"];

export interface Listed {
  tournaments: Summary[];
  next: string | null;
}

export const listed = (list: "public" | "mine", before: string | null = null): Promise<Listed> =>
  get(`/api/tournaments?list=${list}${before ? `&before=${before}` : ""}`);

export const seen = (id: string): Promise<Tournament> => get(`/api/tournaments/${id}`);

export const organise = (wish: Partial<Wish>): Promise<Tournament> => post("/api/tournaments", wish);

/** What people do with a tournament; the answer is how it is then. */
export const told = (id: string, what: string, body: unknown = {}): Promise<Tournament> =>
  post(`/api/tournaments/${id}/${what}`, body);

export const enter = (id: string): Promise<Tournament> =>
  told(id, "enter", { name: settings.name || t("app.guest") });

/** A bot is called by its level, and by a number if there are several. */
export function entrantName({ name, level }: Entrant): string {
  if (!level) return name;
  const [known = ""] = named("level", level).split(",");
  return `${known}${name.slice(level.length)}`;
}

/** Whose names stand at a table; nobody's is that of a bot that takes no part. */
export function seated({ seats }: Meeting, entrants: readonly Entrant[]): (Entrant | undefined)[] {
  return seats.map((number) => entrants.find((one) => one.number === number));
}

/** The table at which whoever looks has to play now. */
export function ownTable({ rounds, mine }: Tournament): string | null {
  const tables = rounds.flatMap((round) => round.tables).filter(({ places }) => !places);
  return tables.find(({ seats }) => mine !== null && seats.includes(mine))?.table ?? null;
}
