/** Fetches the engine and every file of the client, kept for when there is no connection. */

import { registered } from "../app/offline.ts";
import { prepare } from "./engine.ts";
import { keepAll, listed } from "./keeping.ts";

export async function fetchAll(): Promise<void> {
  const here = new URL("./", location.href).href;
  await prepare();
  await keepAll([here, ...(await listed(here))]);
  // What is kept is only found again by the worker, which a busy machine starts late.
  if ("serviceWorker" in navigator) await registered();
}
