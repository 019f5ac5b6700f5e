/** Fetches the engine and every file of the client, kept for when there is no connection. */

import { prepare } from "./engine.ts";
import { keepAll, listed } from "./keeping.ts";

export async function fetchAll(): Promise<void> {
  const here = new URL("./", location.href).href;
  await prepare();
  await keepAll([here, ...(await listed(here))]);
}
