/** What a lesson is made of: real tables, begun at a chosen position, and what to do at them. */

import type { Options } from "../api/types.ts";
import { openWords, wordsOf, type Texts, type Words } from "../words/words.svelte.ts";

export interface LessonStep {
  /** The key of its words. */
  words: string;
  /** The actions among which one may choose; without it the step is only to be read. */
  among?: RegExp;
  /** The actions that are right, if not all of those: the others are refused. */
  goal?: RegExp;
  /** The actions that finish it, if not all that are right; it is over, too, when the turn passes on. */
  ends?: RegExp;
  /** The key of the words for what is refused, if not the usual ones. */
  again?: string;
  /** Things to be pointed at. */
  point?: string[];
}

export interface Scene {
  options: Options;
  /** The play so far. */
  actions: string[];
  /** All but the last scene end with a step that is only to be read. */
  steps: LessonStep[];
  /** What is said at decisions that only some ways through the scene bring. */
  asides?: LessonStep[];
  /** What the other seat does when it is to move: the first of these that is possible, else anything. */
  replies: RegExp[];
}

const LESSONS = import.meta.glob<Scene[]>("../games/*/lesson/lesson.ts", { import: "lesson" });
const SAID = import.meta.glob<Texts>("../games/*/lesson/words.*.ts", { import: "words" });

const placeOf = (game: string): string => `${game}/lesson`;

/** What is said in the lesson of a game, and by every coach. */
export const lessonWords = (game: string): Words => wordsOf(placeOf(game));

/** What happens in the lesson of a game, with its words; nothing if it has none. */
export async function lessonOf(game: string): Promise<Scene[]> {
  const place = placeOf(game);
  const [scenes] = await Promise.all([
    LESSONS[`../games/${place}/lesson.ts`]?.(),
    openWords(place, (tongue) => SAID[`../games/${place}/words.${tongue}.ts`]),
  ]);
  return scenes ?? [];
}
