import { wordsOf } from "../../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

/** What Irrigate has words for, with the page's own behind them. */
export const words = wordsOf<Key>("irrigate");
export const { t, named, counted } = words;
