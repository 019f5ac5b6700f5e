/** A game that is open: its kit, its words, and what the server says of it. */

import type { GameInfo } from "../api/types.ts";
import { AS_PRINTED, paletteOf, type Palette } from "../board/looks.ts";
import { openPatterns } from "../board/patterns.svelte.ts";
import { openWords, wordsOf, type Words } from "../words/words.svelte.ts";
import { infoOf } from "./catalogue.svelte.ts";
import { Grammar } from "./grammar.ts";
import type { Kit, OwnKit } from "./kit.ts";
import { plainKit } from "./plain.ts";

export interface Game {
  name: string;
  info: GameInfo;
  kit: Kit;
  words: Words;
  grammar: Grammar;
  /** How its colours are shown here. */
  palette: Palette;
}

const KITS = import.meta.glob<OwnKit>("./*/kit.ts", { import: "kit" });

/** A game of this client that the server does not know, or the other way round. */
export class UnknownGame extends Error {}

/** Puts a game together; what it has nothing of its own for is plain. */
export function assembled(info: GameInfo, own: OwnKit): Game {
  const words = wordsOf(info.name);
  const grammar = new Grammar(own.longVerbs, own.telling);
  const kit = { ...plainKit(words, grammar, info.unit, own.isOnBoard), ...own };
  return { name: info.name, info, words, grammar, kit, palette: AS_PRINTED };
}

/** The same game in the colours of a table. */
export function coloured(game: Game, colours: readonly string[]): Game {
  return { ...game, palette: paletteOf(game.info.colours, colours) };
}

export async function gameCalled(name: string): Promise<Game> {
  const [info, own] = await Promise.all([
    infoOf(name),
    KITS[`./${name}/kit.ts`]?.(),
    openWords(name),
    openPatterns(name),
  ]);
  if (!info || !own) throw new UnknownGame(name);
  return assembled(info, own);
}
