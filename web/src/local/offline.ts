/** Fetches the engine and every file of the client, kept for when there is no connection. */

import { prepare } from "./engine.ts";
import { keepAll } from "./keeping.ts";

/** The build lists them (`vite.config.ts`). */
async function files(): Promise<string[]> {
  const answer = await fetch("./files.json");
  return (await answer.json()) as string[];
}

export async function fetchAll(): Promise<void> {
  const here = new URL("./", location.href).href;
  await Promise.all([
    prepare(),
    files().then((names) => keepAll([here, ...names.map((name) => here + name)])),
  ]);
}
