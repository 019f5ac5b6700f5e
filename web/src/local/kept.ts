/** What the engine on this device can answer instead of a server that is away. */

import { headOf } from "./storage.ts";

const TABLE = /^\/api\/tables\/([^/?]+)/;

/** Whatever can be asked about a finished table that was seen here; nothing happens at it any more. */
export async function isKept(method: string, path: string): Promise<boolean> {
  const table = TABLE.exec(path)?.[1];
  if (!table || (method !== "GET" && !path.endsWith("/review"))) return false;
  return (await headOf(table).catch(() => 0)) > 0;
}
