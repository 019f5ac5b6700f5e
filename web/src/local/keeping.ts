/** What the next start on this device begins with: the files of the engine, and its memory once all is imported. */

import { FILES } from "./kept.ts";

const MEMORY = "memory";

/** Pages that browsers trust less have no such place. */
export const canKeep = "caches" in globalThis;

const files = (): Promise<Cache> => caches.open(FILES);

/** Python's memory as it was kept; null if it never was. */
export async function keptMemory(place: string): Promise<Response | null> {
  try {
    return (await (await files()).match(place + MEMORY)) ?? null;
  } catch {
    return null;
  }
}

/** All of it, as what is empty at its end is in use, too. There may be no room for it: then the next start takes as
    long as this one. */
export async function keepMemory(place: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await (await files()).put(place + MEMORY, new Response(memory));
  } catch (problem) {
    console.warn(problem);
  }
  letGo(memory.buffer);
}

/** Sent to nobody, it is gone at once: workers at rest do not collect for long what nobody needs. */
export function letGo(bytes: ArrayBuffer): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(bytes, [bytes]);
  port1.close();
}

export async function forgetMemory(place: string): Promise<void> {
  await files().then(
    (all) => all.delete(place + MEMORY),
    () => false,
  );
}

/** Fetches what is not kept yet. */
export async function keepAll(addresses: readonly string[]): Promise<void> {
  const all = await files();
  for (const address of addresses) if (!(await all.match(address))) await all.add(address);
}

/** What this worker was made of: on a first visit nobody has kept it yet. */
export async function keepFiles(): Promise<void> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  await keepAll([location.href, ...loaded].filter((name) => name.includes("/assets/")));
}

/** Every file of the client, as the build lists them (`vite.config.ts`). */
export async function listed(client: string): Promise<string[]> {
  const answer = await fetch(`${client}files.json`);
  return ((await answer.json()) as string[]).map((name) => client + name);
}

const isSaving = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** What nobody has opened yet, half a megabyte beside the engine: so all of it is there without a network, and not
    only what was looked at before. */
export async function keepRest(): Promise<void> {
  if (canKeep && !isSaving()) await keepAll(await listed(new URL("../", location.href).href));
}
