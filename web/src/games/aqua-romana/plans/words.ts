import { wordsOf } from "../../../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

/** What the painter of layouts has words for, with the page's own behind them. */
export const { t, named } = wordsOf<Key>("aqua-romana/plans");
