import { openWords, wordsOf, type Texts } from "../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

const OURS = import.meta.glob<Texts>("./words.*.ts", { import: "words" });

/** What the room of hosts has words for, with the page's own behind them. */
export const { t, named } = wordsOf<Key>("hosts");

export const openHostWords = (): Promise<void> =>
  openWords("hosts", (tongue) => OURS[`./words.${tongue}.ts`]);
