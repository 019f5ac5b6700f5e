/** What the engine on this device can answer instead of a server that is away. */

import { headOf } from "./storage.ts";

/** Where the worker of the client keeps files (`public/sw.js`): what belongs to a former version goes with them. */
export const FILES = "aquae-files";

/** Whether the engine is on this device: it comes with the first game, or beforehand from the settings. */
export async function hasEngine(): Promise<boolean> {
  try {
    const names = await (await caches.open(FILES)).keys();
    return names.some(({ url }) => url.includes("/python-"));
  } catch {
    return false;
  }
}

const TABLE = /^\/api\/tables\/([^/?]+)/;

/** Whatever can be asked about a finished table that was seen here; nothing happens at it any more. */
export async function isKept(method: string, path: string): Promise<boolean> {
  const table = TABLE.exec(path)?.[1];
  if (!table || (method !== "GET" && !path.endsWith("/review"))) return false;
  return (await headOf(table).catch(() => 0)) > 0;
}
