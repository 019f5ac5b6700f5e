/** The page's language: its own words and those of the games that are open, switchable at any time. */

import { untrack } from "svelte";
import { keep, kept } from "../api/storage.ts";
import { en, type Dictionary, type FirstKey } from "./en.ts";
import type { LaterKey } from "./later/words.en.ts";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
export type Texts = Record<string, string>;
export type Key = FirstKey | LaterKey;

const LOADERS: Record<Language, () => Promise<Dictionary>> = {
  en: async () => en,
  de: async () => (await import("./de.ts")).de,
  fr: async () => (await import("./fr.ts")).fr,
  it: async () => (await import("./it.ts")).it,
};
const OF_GAMES = import.meta.glob<Texts>("../games/*/words.*.ts", { import: "words" });
/** What is not said on the first page, nor at a board that has just been opened. */
const OF_LATER = import.meta.glob<Texts>("./later/words.*.ts", { import: "words" });
const LATER = "later";

/** Where the words of a place lie in a language, if it speaks it. */
export type Finder = (tongue: string) => (() => Promise<Texts>) | undefined;
/** Of rooms that bring their own words along, so that nobody else has to know of them. */
const finders: Record<string, Finder> = {};

/** French has a narrow space that never breaks before double marks and inside quotation marks; a number keeps its %. */
export function typeset(text: string, language: Language): string {
  return language === "fr"
    ? text.replace(/ (?=[:;!?»%])|(?<=«) /g, "\u202f")
    : text.replaceAll(" %", "\u00a0%");
}

export function typesetAll<T extends Texts>(words: T, language: Language): T {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, typeset(text, language)])) as T;
}

let dictionary = $state.raw<Texts>(en);
/** By game or room: the words that are its own. */
let ofGames = $state.raw<Record<string, Texts>>({});
let current = $state<Language>("en");

export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

/** What was chosen before, or the first of the browser's languages that we speak. */
export function preferred(): Language {
  const wishes = [kept("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find(isLanguage) ?? "en";
}

/** A game that does not speak a language is heard in English. */
async function textsOf(game: string, language: Language): Promise<Texts> {
  const find = finders[game] ?? ((tongue) => OF_GAMES[`../games/${game}/words.${tongue}.ts`]);
  const load = find(language) ?? find("en");
  return load ? typesetAll(await load(), language) : {};
}

async function allTexts(games: readonly string[], language: Language): Promise<Record<string, Texts>> {
  const texts = await Promise.all(games.map((game) => textsOf(game, language)));
  return Object.fromEntries(games.map((game, index) => [game, texts[index] ?? {}]));
}

/** Everything is loaded before anything changes, so that no page is half in one language. */
export async function speak(language: Language): Promise<void> {
  const [own, theirs] = await Promise.all([LOADERS[language](), allTexts(Object.keys(ofGames), language)]);
  // A game may have been opened meanwhile, in the language of before.
  const late = (): string[] => Object.keys(ofGames).filter((game) => !(game in theirs));
  for (let more = late(); more.length > 0; more = late())
    Object.assign(theirs, await allTexts(more, language));
  ofGames = theirs;
  dictionary = typesetAll(own, language);
  current = language;
  document.documentElement.lang = language;
}

/** The words of a game, or of a room, are there once this is done, and follow the page's language. */
export async function openWords(game: string, finder?: Finder): Promise<void> {
  if (finder) finders[game] = finder;
  // Whoever waits for this in a page must not wait anew whenever other words come.
  const [spoken, isOpen] = untrack(() => [current, game in ofGames] as const);
  if (isOpen) return;
  const texts = await textsOf(game, spoken);
  // The page may speak another language by now.
  const now = current === spoken ? texts : await textsOf(game, current);
  ofGames = { ...ofGames, [game]: now };
}

/** What comes later is there with all that it says. */
export async function worded<T>(coming: Promise<T>): Promise<T> {
  const words = openWords(LATER, (tongue) => OF_LATER[`./later/words.${tongue}.ts`]);
  const [come] = await Promise.all([coming, words]);
  return come;
}

export async function choose(language: Language): Promise<void> {
  keep("language", language);
  await speak(language);
}

export function language(): Language {
  return current;
}

export type Values = Record<string, string | number>;

export function filled(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** What whoever sits at this page is called at the table, if that is one person. */
let myself = $state("");

/** From now on this one is addressed rather than named. */
export function address(name: string): void {
  myself = name;
}

/** By language: making one takes far longer than using it. */
const counters: Partial<Record<Language, Intl.PluralRules>> = {};
const counting = (tongue: Language): Intl.PluralRules => (counters[tongue] ??= new Intl.PluralRules(tongue));

/** What can be said: with the page's words, or with a game's own before those. */
export interface Words<K extends string = string> {
  /** The words for a key, with `{name}` replaced by what it stands for. */
  t(key: K, values?: Values): string;
  /** Words for something that the server names; the name itself if we have none. */
  named(prefix: string, name: string | number | boolean, values?: Values): string;
  /** Words for a number of things, one or several as the language counts them. */
  counted(key: string, n: number, values?: Values): string;
  has(key: string): boolean;
}

function wordsIn<K extends string>(find: (key: string) => string | undefined): Words<K> {
  /** `key.you` speaks to whoever is at this page, where that is who acts. */
  const spoken = (key: string, { who }: Values): string =>
    (who !== undefined && who === myself && who !== "" ? find(`${key}.you`) : undefined) ?? find(key) ?? key;
  const t = (key: string, values: Values = {}): string => filled(spoken(key, values), values);
  return {
    t,
    named: (prefix, name, values) => {
      const key = `${prefix}.${name}`;
      return find(key) === undefined ? String(name) : t(key, values);
    },
    counted: (key, n, values) => {
      const form = counting(current).select(n) === "one" ? "one" : "other";
      return t(`${key}.${form}`, { n, ...values });
    },
    has: (key) => find(key) !== undefined,
  };
}

const ofPage = (key: string): string | undefined => dictionary[key] ?? ofGames[LATER]?.[key];

export const { t, named, counted } = wordsIn<Key>(ofPage);

/** The words of a game, which has to be open, and behind them those of the page. */
export function wordsOf<K extends string = string>(game: string): Words<K | Key> {
  return wordsIn((key) => ofGames[game]?.[key] ?? ofPage(key));
}
