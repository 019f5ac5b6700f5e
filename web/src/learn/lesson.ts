/** What a lesson is made of: real tables, begun at a chosen position, and what to do at them. */

import type { Options } from "../api/types.ts";

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

const LESSONS = import.meta.glob<Scene[]>("../games/*/lesson.ts", { import: "lesson" });

/** What happens in the lesson of a game; nothing if it has none. */
export async function lessonOf(game: string): Promise<Scene[]> {
  return (await LESSONS[`../games/${game}/lesson.ts`]?.()) ?? [];
}
