import { openWords, wordsOf, type Texts } from "../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

const OURS = import.meta.glob<Texts>("./words.*.ts", { import: "words" });

/** What the room for links has words for, with the page's own behind them. */
export const { t } = wordsOf<Key>("links");

/** They are there once this is done. */
export const openLinkWords = (): Promise<void> =>
  openWords("links", (tongue) => OURS[`./words.${tongue}.ts`]);
