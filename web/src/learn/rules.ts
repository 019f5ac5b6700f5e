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

const RULE = /^- \*\*([A-Z]-\d\d) (.+?)\.\*\* (.*)$/;

/** Read from a page like `RULES.md`: `## Chapter`, then `- **X-01 Title.** text`, over several lines. */
export function read(page: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const paragraph of page.replaceAll(/\n {2}/g, " ").split("\n")) {
    const [, number, title, text] = RULE.exec(paragraph) ?? [];
    if (number && title && text) chapters.at(-1)?.rules.push({ number, title, text });
    else if (paragraph.startsWith("## ")) chapters.push({ title: paragraph.slice(3), rules: [] });
  }
  return chapters;
}

// The books stand beside the law, in the games' folders of the package: terminals read them too.
const BOOKS = import.meta.glob<string>("../../../src/aquae/games/*/book/*.md", {
  query: "?raw",
  import: "default",
});

function bookOf(game: string, language: Language): (() => Promise<string>) | undefined {
  return BOOKS[`../../../src/aquae/games/${game.replaceAll("-", "_")}/book/${language}.md`];
}

/** How actions are written, shown with one of the game's. */
async function notation(game: string, language: Language): Promise<string> {
  const { example } = aboutOf(game);
  const { NOTATION } = await import("./notation.ts");
  return example === undefined ? "" : filled(NOTATION[language], { 0: example });
}

/** A game without rules in a language shows them in English; nothing if it has none at all. */
export async function rulesOf(game: string, language: Language): Promise<Chapter[]> {
  const load = bookOf(game, language) ?? bookOf(game, "en");
  const [rules = "", more] = await Promise.all([load?.(), notation(game, language)]);
  return read(typeset(rules + more, language));
}
