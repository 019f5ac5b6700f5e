/** The rules of each game in the page's language, by number; loaded when they are needed. */

import { aboutOf } from "../games/catalogue.svelte.ts";
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

/** Written as `X-01 | Title | Text`, a line a rule; a line that begins with # opens a chapter. */
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

const OF_GAMES = import.meta.glob<string>("../games/*/rules.*.ts", { import: "rules" });

/** How actions are written, shown with one of the game's. */
async function notation(game: string, language: Language): Promise<string> {
  const { example } = aboutOf(game);
  const { NOTATION } = await import("./notation.ts");
  return example === undefined ? "" : filled(NOTATION[language], { 0: example });
}

/** A game without rules in a language shows them in English; nothing if it has none at all. */
export async function rulesOf(game: string, language: Language): Promise<Chapter[]> {
  const [load] = [language, "en"].flatMap((tongue) => OF_GAMES[`../games/${game}/rules.${tongue}.ts`] ?? []);
  const [rules = "", more] = await Promise.all([load?.(), notation(game, language)]);
  return read(typeset(rules + more, language));
}
