import { openWords, wordsOf, type Texts } from "../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

const OURS = import.meta.glob<Texts>("./words.*.ts", { import: "words" });

/** What the room for tournaments has words for, with the page's own behind them. */
export const { t, counted, named } = wordsOf<Key>("tournaments");

export const openTournamentWords = (): Promise<void> =>
  openWords("tournaments", (tongue) => OURS[`./words.${tongue}.ts`]);
