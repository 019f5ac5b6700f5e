/** Fetches the engine and all that games are shown with; the worker of the client keeps what is fetched. */

import { GAMES } from "../games/catalogue.svelte.ts";
import { gameCalled } from "../games/games.ts";
import { prepare } from "./engine.ts";

const PAGES = [
  () => import("../lobby/New.svelte"),
  () => import("../table/TablePage.svelte"),
  () => import("../table/parts.ts"),
  () => import("../board/Patterns.svelte"),
  () => import("../learn/RulesPage.svelte"),
  () => import("../learn/Learn.svelte"),
  () => import("../review/ReviewPage.svelte"),
  () => import("../replay/Replay.svelte"),
];

export async function fetchAll(): Promise<void> {
  await Promise.all([prepare(), ...PAGES.map((open) => open()), ...GAMES.map(gameCalled)]);
}
