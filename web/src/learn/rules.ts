/** The rule book of each game in the page's language, and its figures; loaded when they are needed. */

import type { Component } from "svelte";
import { aboutOf } from "../games/catalogue.svelte.ts";
import { openPatterns } from "../board/patterns.svelte.ts";
import type { FigureProps } from "../games/kit.ts";
import { filled, openWords, typeset, type Language } from "../words/words.svelte.ts";
import { readBook, rulesIn, type Book } from "./book/book.ts";

/** The chapter that is opened beside the board, and printed alone. */
export const SUMMARY = "summary";

// The books stand beside the law, in the games' folders of the package: terminals read them too.
const BOOKS = import.meta.glob<string>("../../../src/aquae/games/*/book/*.md", {
  query: "?raw",
  import: "default",
});
const FIGURES = import.meta.glob<FigureModule>("../games/*/Figures.svelte");

/** What a game's `Figures.svelte` is: it draws the figure of a name, and says which it can draw. */
export interface FigureModule {
  default: Component<FigureProps>;
  FIGURES: readonly string[];
}

function pageOf(game: string, language: Language): (() => Promise<string>) | undefined {
  return BOOKS[`../../../src/aquae/games/${game.replaceAll("-", "_")}/book/${language}.md`];
}

/** How actions are written, shown with one of the game's. */
async function notation(game: string, language: Language): Promise<string> {
  const { example } = aboutOf(game);
  const { NOTATION } = await import("./notation.ts");
  return example === undefined ? "" : filled(NOTATION[language], { 0: example });
}

/** A game without a book in a language shows the English one; an empty one if it has none at all. */
export async function bookOf(game: string, language: Language): Promise<Book> {
  const load = pageOf(game, language) ?? pageOf(game, "en");
  const [page = "", more] = await Promise.all([load?.(), notation(game, language)]);
  return readBook(`${page}\n${more}`, (line) => typeset(line, language));
}

/** What a rule of a game is called. */
export async function titleIn(game: string, language: Language, rule: string): Promise<string | undefined> {
  return rulesIn(await bookOf(game, language)).get(rule)?.title;
}

/** What draws the figures of a game, if anything does. */
export async function figuresOf(game: string): Promise<FigureModule | undefined> {
  return FIGURES[`../games/${game}/Figures.svelte`]?.();
}

/** Book and figures together, so that a rule that is sought stays where it was found. */
export async function opened(
  game: string,
  language: Language,
): Promise<{ book: Book; figures: FigureModule | undefined }> {
  const [book, figures] = await Promise.all([
    bookOf(game, language),
    figuresOf(game),
    openWords(game),
    openPatterns(game),
  ]);
  return { book, figures };
}

/** Where in a book something stands. */
export function addressOf(game: string, place: { rule: string } | { chapter: string }): string {
  return `#/rules/${game}?${new URLSearchParams(place)}`;
}
