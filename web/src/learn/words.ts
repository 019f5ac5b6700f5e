/** The words of the lessons, loaded in the page's language. */

import { typesetAll, type Language } from "../words/words.svelte.ts";

export type LessonWords = Record<
  | "a.land"
  | "a.canal"
  | "a.second"
  | "a.roll"
  | "a.house"
  | "a.end"
  | "a.puzzle"
  | "r.board"
  | "r.sight"
  | "r.lay"
  | "r.keep"
  | "r.keep.again"
  | "r.again"
  | "r.close"
  | "r.extra"
  | "r.take"
  | "r.builder"
  | "r.puzzle"
  | "i.land"
  | "i.draw"
  | "i.place"
  | "i.more"
  | "i.money"
  | "i.puzzle"
  | "i.buy"
  | "other"
  | "onward"
  | "done"
  | "again",
  string
>;

const LOADERS: Record<Language, () => Promise<{ LESSON: LessonWords }>> = {
  en: () => import("./lesson.en.ts"),
  de: () => import("./lesson.de.ts"),
  fr: () => import("./lesson.fr.ts"),
  it: () => import("./lesson.it.ts"),
};

export async function lessonWords(language: Language): Promise<Record<string, string>> {
  return typesetAll((await LOADERS[language]()).LESSON, language);
}
