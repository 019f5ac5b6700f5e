import { openWords, wordsOf, type Texts } from "../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

const OURS = import.meta.glob<Texts>("./words.*.ts", { import: "words" });

/** What problems are called: most pages never meet one, so the words come with the first. */
export const { t, named } = wordsOf<Key>("problems");

export const openProblemWords = (): Promise<void> =>
  openWords("problems", (tongue) => OURS[`./words.${tongue}.ts`]);
