import { wordsOf } from "../../../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

/** What the painter of boards has words for, with the page's own behind them. */
export const { t, counted } = wordsOf<Key>("aquaedukt/plans");
