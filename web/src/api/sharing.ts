/**
 * Several tabs of one browser: a browser allows only six connections to a server over HTTP/1.1,
 * and an open stream is one. Of the tabs at one table one holds the stream and tells the others;
 * when it is closed or hidden another takes over. Streams for different tables are few too: tables
 * beyond that look in now and then.
 */

import type { Presence, TableEvent } from "./types.ts";

/** What the tabs at one table tell each other. */
export type News =
  | { kind: "event"; event: TableEvent }
  | { kind: "presence"; presence: Presence }
  | { kind: "connection"; connected: boolean }
  /** Asked by a tab that has just come; whoever holds the stream answers with `latest`. */
  | { kind: "hello" }
  | { kind: "latest"; number: number }
  /** A seat was taken: the server counts a stream for who had opened it. */
  | { kind: "reopen" }
  /** The server was set back to an older state: what was heard is not so. */
  | { kind: "reset" };

/** How many tables may hold a stream at once; the other connections are for requests. */
const STREAMS = 4;

/** Web locks are for safe origins only; without them every tab is on its own. */
const locks: LockManager | undefined = navigator.locks;

/** Waits until no other tab holds the stream of a table, then does the work. */
export async function alone(table: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (locks) await locks.request(`aquae.table.${table}`, { signal }, work);
  else await work();
}

/** Does the work with one of the few streams, or is told that there is none. */
export async function withStream(work: (isFree: boolean) => Promise<void>, slot = 0): Promise<void> {
  if (!locks) return work(true);
  if (slot === STREAMS) return work(false);
  const name = `aquae.stream.${slot}`;
  await locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work(true) : withStream(work, slot + 1),
  );
}
