/** The games there are: one folder each, with what the first page shows before any is loaded. */

import type { Component } from "svelte";
import { get, Unreachable } from "../api/http.ts";
import type { GameInfo, Options } from "../api/types.ts";
import { isDocumented } from "../local/here.ts";
import { language, typeset, type Language } from "../words/words.svelte.ts";

/** What a game is, in a few words; all of it may be left to the server. */
export interface About {
  /** Where among the games it stands; without one, behind those that have one. */
  place?: number;
  title?: string;
  author?: string;
  /** An action as text, for the paragraph about notation. */
  example?: string;
  /** The options with which one gets to the heart of it at once. */
  quick?: Options;
  words?: Record<Language, { summary: string; facts: string; picture: string }>;
}

const KITS = import.meta.glob("./*/kit.ts");
const LESSONS = import.meta.glob("./*/lesson/lesson.ts");
const ABOUT = import.meta.glob<About>("./*/about.ts", { eager: true, import: "about" });
const PICTURES = import.meta.glob<Component<{ label: string }>>("./*/Picture.svelte", { import: "default" });

export const aboutOf = (game: string): About => ABOUT[`./${game}/about.ts`] ?? {};
const placeOf = (game: string): number => aboutOf(game).place ?? Infinity;

/** The folders of this client, in the order in which the games are shown. */
export const GAMES: readonly string[] = Object.keys(KITS)
  .map((path) => path.split("/")[1] ?? "")
  .sort((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other));

export const isGame = (name: string): boolean => GAMES.includes(name);
export const hasLesson = (game: string): boolean => `./${game}/lesson/lesson.ts` in LESSONS;
/** It comes after the words of the page. */
export const pictureOf = async (game: string): Promise<Component<{ label: string }> | undefined> =>
  await PICTURES[`./${game}/Picture.svelte`]?.();

/** What the server says of its games, once it has said so. */
let told = $state.raw<readonly GameInfo[]>([]);
let documented = $state(isDocumented);
let asked: Promise<void> | null = null;

let noticed = $state("");
/** What hosts tell everybody. */
export const notice = (): string => noticed;

/** Whether the documents are there, too. */
export const hasDocuments = (): boolean => documented;

async function ask(here?: "anyhow"): Promise<void> {
  const asking = { here, isNameless: true, isHasty: true };
  const answer = await get<{ games: GameInfo[]; docs: boolean; notice: string }>("/api/games", asking);
  told = answer.games;
  noticed = answer.notice;
  documented = answer.docs || isDocumented;
}

/** Asks the server once; again only if it could not be reached. Whoever wants to play asks this device then. */
export async function askForGames(orHere = false): Promise<readonly GameInfo[]> {
  asked ??= ask();
  try {
    await asked;
  } catch (problem) {
    asked = null;
    if (!orHere || !(problem instanceof Unreachable)) throw problem;
    await ask("anyhow");
  }
  return told;
}

export async function infoOf(game: string): Promise<GameInfo | undefined> {
  return (await askForGames(true)).find((info) => info.name === game);
}

const infoNow = (game: string): GameInfo | undefined => told.find((info) => info.name === game);

/** The games that can be played here: those of the client, as far as the server has them too. */
export const offered = (): readonly string[] => (told.length > 0 ? GAMES.filter(infoNow) : GAMES);

/** The bots of all games, from easy to hard. */
export const levels = (): string[] => [...new Set(told.flatMap((info) => info.levels))];

export const titleOf = (game: string): string => aboutOf(game).title ?? infoNow(game)?.title ?? game;

function wordsAbout(game: string, what: "summary" | "facts" | "picture"): string | undefined {
  const found = aboutOf(game).words?.[language()][what];
  return found === undefined ? undefined : typeset(found, language());
}

export const summaryOf = (game: string): string =>
  wordsAbout(game, "summary") ?? infoNow(game)?.summary ?? "";
export const factsOf = (game: string): string => wordsAbout(game, "facts") ?? "";
export const pictureLabel = (game: string): string => wordsAbout(game, "picture") ?? titleOf(game);

/** Whose work the games are: `Ann Author (Title)`. */
export const authors = (): string[] =>
  offered().flatMap((game) => {
    const { author } = aboutOf(game);
    return author === undefined ? [] : [`${author} (${titleOf(game)})`];
  });
