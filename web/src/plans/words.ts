import { wordsOf } from "../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

/** What the room for plans has words for, with the page's own behind them. */
export const { t, counted } = wordsOf<Key>("plans");
