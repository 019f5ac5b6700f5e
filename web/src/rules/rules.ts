/** The rules of each game in the page's language, by number; loaded when they are needed. */

import type { GameName } from "../api/types.ts";
import type { Language } from "../words/words.svelte.ts";

export interface Rule {
  number: string;
  title: string;
  text: string;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

/** Written as `A-01 | Title | Text`, a line a rule; a line that begins with # opens a chapter. */
export function read(source: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of source.split("\n").map((raw) => raw.trim()).filter(Boolean)) {
    if (line.startsWith("#")) chapters.push({ title: line.slice(1).trim(), rules: [] });
    else {
      const [number = "", title = "", text = ""] = line.split("|").map((part) => part.trim());
      chapters.at(-1)?.rules.push({ number, title, text });
    }
  }
  return chapters;
}

const LOADERS: Record<Language, () => Promise<{ RULES: Record<GameName, string> }>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
  it: () => import("./it.ts"),
};

export async function rulesOf(game: GameName, language: Language): Promise<Chapter[]> {
  return read((await LOADERS[language]()).RULES[game]);
}
