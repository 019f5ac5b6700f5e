import { openWords, wordsOf, type Texts } from "../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

const OURS = import.meta.glob<Texts>("./words.*.ts", { import: "words" });

/** What prepared lines and the sandbox have words for, with the page's own behind them. */
export const { t } = wordsOf<Key>("prepared");

export const openPreparedWords = (): Promise<void> =>
  openWords("prepared", (tongue) => OURS[`./words.${tongue}.ts`]);
