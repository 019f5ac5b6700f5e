/** Asking people one has played with to a table, and what one is asked to. */

import { get, post } from "../../api/http.ts";
import type { components } from "../../api/generated.ts";

export type Companion = components["schemas"]["CompanionData"];
export type Invitation = components["schemas"]["InvitationData"];
type Companions = components["schemas"]["CompanionList"];
type Invitations = components["schemas"]["InvitationList"];

const pathOf = (table: string): string => `/api/tables/${table}/invitations`;
const OWN = "/api/people/me/invitations";

export const companions = async (table: string): Promise<Companion[]> =>
  (await get<Companions>(pathOf(table))).people;

export const invite = async (table: string, person: string): Promise<Companion[]> =>
  (await post<Companions>(pathOf(table), { person })).people;

export const invitations = async (): Promise<Invitation[]> =>
  (await get<Invitations>(OWN, { isHasty: true })).invitations;

export const decline = async (table: string): Promise<Invitation[]> =>
  (await post<Invitations>(`${OWN}/${table}/decline`)).invitations;

/** The first seat that nobody has. */
export const freeSeat = ({ table }: Invitation): number =>
  table.seats.find(({ kind }) => kind === "open")?.seat ?? 0;
