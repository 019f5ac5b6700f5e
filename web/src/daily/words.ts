import { openWords, wordsOf, type Texts } from "../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

const OURS = import.meta.glob<Texts>("./words.*.ts", { import: "words" });

/** What the board of the day has words for, with the page's own behind them. */
export const { t, counted, named } = wordsOf<Key>("daily");

export const openDailyWords = (): Promise<void> =>
  openWords("daily", (tongue) => OURS[`./words.${tongue}.ts`]);
