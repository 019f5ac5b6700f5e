/** The rules of each game in the page's language, by number; loaded when they are needed. */

import type { GameName } from "../api/types.ts";
import { filled, typeset, type Language } from "../words/words.svelte.ts";

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
  for (const line of source
    .split("\n")
    .map((raw) => raw.trim())
    .filter(Boolean)) {
    if (line.startsWith("#")) chapters.push({ title: line.slice(1).trim(), rules: [] });
    else {
      const [number = "", title = "", text = ""] = line.split("|").map((part) => part.trim());
      chapters.at(-1)?.rules.push({ number, title, text });
    }
  }
  return chapters;
}

interface Pages {
  RULES: Record<GameName, string>;
  NOTATION: string;
}

const LOADERS: Record<Language, () => Promise<Pages>> = {
  en: () => import("./rules.en.ts"),
  de: () => import("./rules.de.ts"),
  fr: () => import("./rules.fr.ts"),
  it: () => import("./rules.it.ts"),
};

/** What the paragraph about notation shows as an example. */
const EXAMPLES: Record<GameName, string> = {
  aquaedukt: "house 3 c5",
  "aqua-romana": "lay Y2 Nc curve-SE",
  irrigate: "place 3,1 NES",
};

export async function rulesOf(game: GameName, language: Language): Promise<Chapter[]> {
  const { RULES, NOTATION } = await LOADERS[language]();
  return read(typeset(RULES[game] + filled(NOTATION, { 0: EXAMPLES[game] }), language));
}
