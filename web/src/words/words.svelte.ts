/** The page's language: typed dictionaries, chosen by the browser, switchable at any time. */

import { keep, kept } from "../api/storage.ts";
import { en, type Dictionary, type Key } from "./en.ts";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<Dictionary>> = {
  en: async () => en,
  de: async () => (await import("./de.ts")).de,
  fr: async () => (await import("./fr.ts")).fr,
  it: async () => (await import("./it.ts")).it,
};

/** French has a narrow space that never breaks before double marks and inside quotation marks. */
export function typeset(text: string, language: Language): string {
  return language === "fr" ? text.replace(/ (?=[:;!?»%])|(?<=«) /g, "\u202f") : text;
}

export function typesetAll<T extends Record<string, string>>(words: T, language: Language): T {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, typeset(text, language)])) as T;
}

let dictionary = $state.raw<Dictionary>(en);
let current = $state<Language>("en");

export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

/** What was chosen before, or the first of the browser's languages that we speak. */
export function preferred(): Language {
  const wishes = [kept("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find(isLanguage) ?? "en";
}

export async function speak(language: Language): Promise<void> {
  dictionary = typesetAll(await LOADERS[language](), language);
  current = language;
  document.documentElement.lang = language;
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

/** The words for a key, with `{name}` replaced by what it stands for. */
export function t(key: Key, values: Values = {}): string {
  return filled(dictionary[key], values);
}

/** Words for a number of things, one or several as the language counts them. */
export function counted(key: string, n: number, values: Values = {}): string {
  const form = new Intl.PluralRules(current).select(n) === "one" ? "one" : "other";
  return t(`${key}.${form}` as Key, { n, ...values });
}

/** Words for something that the server names; the name itself if we have none. */
export function told(prefix: string, name: string | number | boolean, values: Values = {}): string {
  const key = `${prefix}.${name}`;
  return key in dictionary ? t(key as Key, values) : String(name);
}
