import { openWords, wordsOf, type Texts, type Words } from "../words/words.svelte.ts";
import type { Key } from "./words.en.ts";

const OURS = import.meta.glob<Texts>("./words.*.ts", { import: "words" });
const THEIRS = import.meta.glob<Texts>("../games/*/plans/words.*.ts", { import: "words" });

/** What the room for plans has words for, with the page's own behind them. */
export const { t, counted } = wordsOf<Key>("plans");

/** What a game calls its plans, and what it says where they are painted. */
export const planWords = (game: string): Words => wordsOf(`${game}/plans`);

/** Both are there once this is done. */
export async function openPlanWords(game: string): Promise<void> {
  await Promise.all([
    openWords("plans", (tongue) => OURS[`./words.${tongue}.ts`]),
    openWords(`${game}/plans`, (tongue) => THEIRS[`../games/${game}/plans/words.${tongue}.ts`]),
  ]);
}
