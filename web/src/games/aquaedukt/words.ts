import { wordsOf } from "../../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

/** What Aquädukt has words for, with the page's own behind them. */
export const words = wordsOf<Key>("aquaedukt");
export const { t, named, counted } = words;
