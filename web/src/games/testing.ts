/** For tests: games put together without a server. */

import type { GameInfo, View } from "../api/types.ts";
import { openWords } from "../words/words.svelte.ts";
import { assembled, type Game } from "./games.ts";
import type { OwnKit } from "./kit.ts";

const INFO: Omit<GameInfo, "name"> = {
  title: "A Game",
  summary: "",
  players: { min: 2, max: 4 },
  options: [],
  unit: "points",
  colours: ["red", "yellow"],
  first: "random",
  levels: ["tiro"],
  endings: {},
  rules: 1,
};

/** A game of which nothing is known but that single letters with a digit lie on its board. */
const OWN: OwnKit = {
  Board: (() => ({})) as unknown as OwnKit["Board"],
  isOnBoard: (word) => /^\w\d$/.test(word),
};

export function plainGame(own: Partial<OwnKit> = {}): Game {
  return assembled({ ...INFO, name: "nowhere" }, { ...OWN, ...own });
}

export async function opened(name: string, own: OwnKit, unit = "points"): Promise<Game> {
  await openWords(name);
  return assembled({ ...INFO, name, unit }, own);
}

/** As much of a view as a test needs. */
export const viewOf = <V extends View>(members: object): V => members as V;
