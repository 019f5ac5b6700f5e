/** What people ask of each other and of the table, besides acting. */

import type { Session } from "./session.svelte.ts";

/** Whether the server has done it. */
type Done = Promise<boolean>;

export const answer = (session: Session, agree: boolean): Done =>
  session.request("answer", { at: session.number, agree });

export const endTogether = (session: Session): Done => session.request("end", { at: session.number });

export const concede = (session: Session, seat: number): Done => session.request("concede", { seat });

export const leave = (session: Session, seat: number): Done => session.request(`seats/${seat}/leave`, {});

export const say = (session: Session, text: string): Done => session.request("chat", { text });

export const start = async (session: Session): Promise<void> => {
  if (await session.request("start", {})) await session.reach();
};
