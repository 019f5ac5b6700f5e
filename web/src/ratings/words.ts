import { openWords, wordsOf, type Texts } from "../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

const OURS = import.meta.glob<Texts>("./words.*.ts", { import: "words" });

/** What the room for ratings has words for, with the page's own behind them. */
export const { named, t } = wordsOf<Key>("ratings");

export const openRatingWords = (): Promise<void> =>
  openWords("ratings", (tongue) => OURS[`./words.${tongue}.ts`]);
