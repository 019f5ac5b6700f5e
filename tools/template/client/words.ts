import { wordsOf } from "../../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

/** What Fossa Nova has words for, with the page's own behind them. */
export const words = wordsOf<Key>("fossa-nova");
export const { t, named } = words;
