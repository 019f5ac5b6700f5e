/** Tables that are played on this device, event by event; also how each was last seen, for lists. */

import type { Table, TableEvent } from "../api/types.ts";

/** An event as it is kept; what is in it only the engine knows. */
export interface EventRow {
  number: number;
}

/** What has happened at a table, and the table itself if it is new. */
export interface Change {
  table: string;
  creation: object | null;
  events: EventRow[];
  shown: Table;
}

interface Kept {
  id: string;
  number: number;
  /** Null of a finished table of a server, of which only is kept what it told. */
  creation: object | null;
  shown: Table;
  told?: Told;
}

/** What a server has told of a table that is over. */
export interface Told {
  table: Table;
  events: TableEvent[];
  dice: object;
}

/** Another tab has written to the table: what happened has to be judged again. */
export class Overtaken extends Error {}

const TABLES = "tables";
const EVENTS = "events";
const REVIEWS = "reviews";

function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("storage"));
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open("aquae", 2);
  request.onupgradeneeded = () => {
    const { result } = request;
    const has = (store: string): boolean => result.objectStoreNames.contains(store);
    if (!has(TABLES)) result.createObjectStore(TABLES, { keyPath: "id" });
    for (const store of [EVENTS, REVIEWS]) if (!has(store)) result.createObjectStore(store);
  };
  return promised(request).then(givenUp);
}

/** A later version of this page may change what is kept, and does not wait for tabs of this one. */
function givenUp(opened: IDBDatabase): IDBDatabase {
  opened.onversionchange = () => {
    opened.close();
    database = null;
  };
  return opened;
}

let database: Promise<IDBDatabase> | null = null;
const open = (): Promise<IDBDatabase> => (database ??= opened());

const eventsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** The number of the last event of a table; 0 if there is none. */
export async function headOf(table: string): Promise<number> {
  const store = (await open()).transaction(TABLES).objectStore(TABLES);
  const found = await promised<Kept | undefined>(store.get(table));
  return found?.number ?? 0;
}

/** A table as it is kept: what it began with, and all that happened. */
export interface Whole {
  creation: object;
  events: EventRow[];
}

/** What was thought of its play later, as the text that it was written in. */
interface Reviewed {
  review: string | null;
}

export async function read(table: string): Promise<((Whole | { told: Told }) & Reviewed) | null> {
  const stores = (await open()).transaction([TABLES, EVENTS, REVIEWS]);
  const [found, events, reviewed] = await Promise.all([
    promised<Kept | undefined>(stores.objectStore(TABLES).get(table)),
    promised<EventRow[]>(stores.objectStore(EVENTS).getAll(eventsOf(table))),
    promised<string | undefined>(stores.objectStore(REVIEWS).get(table)),
  ]);
  const review = reviewed ?? null;
  if (found?.told) return { told: found.told, review };
  return found?.creation ? { creation: found.creation, events, review } : null;
}

/** Keeps the review of a table over the closing of this page. */
export async function keepReview(table: string, review: string): Promise<void> {
  const stores = (await open()).transaction(REVIEWS, "readwrite");
  stores.objectStore(REVIEWS).put(review, table);
  await written(stores);
}

/** Keeps what a server told, and of all such tables only the latest. */
export async function keepTold(told: Told, most: number): Promise<void> {
  const stores = (await open()).transaction(TABLES, "readwrite");
  const done = written(stores);
  const tables = stores.objectStore(TABLES);
  const { id, number } = told.table;
  tables.put({ id, number, creation: null, shown: told.table, told } satisfies Kept);
  const all = await promised<Kept[]>(tables.getAll());
  const others = all
    .filter((one) => one.told)
    .sort((one, two) => two.shown.changed_at - one.shown.changed_at);
  for (const old of others.slice(most)) tables.delete(old.id);
  await done;
}

/** For good. */
export async function remove(table: string): Promise<void> {
  const all = [TABLES, EVENTS, REVIEWS];
  const stores = (await open()).transaction(all, "readwrite", { durability: "strict" });
  const done = written(stores);
  for (const store of [TABLES, REVIEWS]) stores.objectStore(store).delete(table);
  stores.objectStore(EVENTS).delete(eventsOf(table));
  await done;
}

/** Tables as they were last seen, changed last first. */
export async function shownTables(): Promise<Table[]> {
  const store = (await open()).transaction(TABLES).objectStore(TABLES);
  const found = await promised<Kept[]>(store.getAll());
  return found.map(({ shown }) => shown).sort((one, other) => other.changed_at - one.changed_at);
}

function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error ?? new Overtaken());
  });
}

async function put(stores: IDBTransaction, change: Change): Promise<void> {
  const { table, events, shown } = change;
  const tables = stores.objectStore(TABLES);
  const old = await promised<Kept | undefined>(tables.get(table));
  const creation = old?.creation ?? change.creation;
  if (!creation || (old?.number ?? 0) + 1 !== events[0]?.number) return stores.abort();
  for (const event of events) stores.objectStore(EVENTS).add(event, [table, event.number]);
  tables.put({ id: table, number: events.at(-1)?.number ?? 0, creation, shown } satisfies Kept);
}

/** Writes all of it or nothing; it is on the disk by then. */
export async function write(changes: Change[]): Promise<void> {
  const stores = (await open()).transaction([TABLES, EVENTS], "readwrite", { durability: "strict" });
  const done = written(stores);
  for (const change of changes) void put(stores, change);
  await done;
}
