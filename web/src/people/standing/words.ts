import { openWords, wordsOf, type Texts } from "../../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

export type { Key };

const OURS = import.meta.glob<Texts>("./words.*.ts", { import: "words" });

/** What statistics and the ladder have words for, with the page's own behind them. */
export const { t, named, counted } = wordsOf<Key>("standing");

export const openStandingWords = (): Promise<void> =>
  openWords("standing", (tongue) => OURS[`./words.${tongue}.ts`]);
