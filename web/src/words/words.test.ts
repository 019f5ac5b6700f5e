import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES } from "../games/catalogue.svelte.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it as italian } from "./it.ts";
import { address, filled, openWords, speak, t, typeset, wordsOf } from "./words.svelte.ts";

type Texts = Record<string, string>;
const LATER = import.meta.glob<Texts>(
  [
    "../games/*/words.*.ts",
    "../games/*/*/words.*.ts",
    "../*/words.*.ts",
    "./later/words.*.ts",
    "../people/standing/words.*.ts",
  ],
  { import: "words", eager: true },
);
const textsOf = (place: string, language: string): Texts | undefined =>
  LATER[`../games/${place}/words.${language}.ts`] ??
  LATER[`../${place}/words.${language}.ts`] ??
  LATER[`./${place}/words.${language}.ts`];
/** Where words lie that are loaded when they are needed: games, their plans, the room for plans. */
const PLACES = Object.keys(LATER)
  .filter((path) => path.endsWith(".en.ts"))
  .map((path) => path.replace(/^\.\.?\/(games\/)?|\/words\.en\.ts$/g, ""));

/** The dictionaries of the page and of each place, with the English one that has the keys. */
const SHARED: [string, Texts, Texts][] = [
  ["de", de, en],
  ["fr", fr, en],
  ["it", italian, en],
];
const THEIRS = PLACES.flatMap((place) =>
  ["de", "fr", "it"].map((language): [string, Texts, Texts] => [
    `${place} in ${language}`,
    textsOf(place, language) ?? {},
    textsOf(place, "en") ?? {},
  ]),
);
const places = (text = ""): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([...SHARED, ...THEIRS])("%s", (_, dictionary, english) => {
  const keys = Object.keys(english);

  it("has a place for everything that English has a place for", () => {
    for (const key of keys) expect(places(dictionary[key]), key).toEqual(places(english[key]));
  });

  it("leaves nothing empty or untranslated", () => {
    const sentences = keys.filter((key) => (english[key] ?? "").split(" ").length > 3 && !/^level/.test(key));
    for (const key of sentences) expect(dictionary[key], key).not.toBe(english[key]);
    for (const key of keys) expect(dictionary[key]?.trim(), key).toBeTruthy();
  });
});

function sources(folder: string): string {
  return readdirSync(folder)
    .filter((name) => !/(^|\.)(en|de|fr|it)\.ts$/.test(name))
    .map((name) => join(folder, name))
    .map((path) => (statSync(path).isDirectory() ? sources(path) : readFileSync(path, "utf8")))
    .join("\n");
}

/** Keys that are put together from a name that the server sends. */
const NAMED =
  /^(level|option|value|verb|prompt|phase|log|brief|unit|side|colour|problem|ending|form|settings\.(theme|speed)|new\.first|table\.(asked|begins|leave|concede))(\.|$)/;
/** Families of words that a game may have for names of its own things. */
const OF_THINGS =
  /^(face|first|kind|theme|routine|shape|pool|houses|aftermath|over\.count\.\w+\.(one|other))(\.|$)/;

/** One thing or several, somebody or you: the key is said without it. */
const NUMBERED = /\.(one|other|you)$/;

function unsaid(keys: string[], folder: string, named: RegExp): string[] {
  const said = sources(folder);
  const isSaid = (key: string, before = ""): boolean =>
    new RegExp(`${before}["']${key.replaceAll(".", "\\.")}["']`).test(said);
  const isNamed = (key: string): boolean => isSaid(key.replace(/\.[^.]+$/, ""), "\\bnamed\\(");
  return keys.filter(
    (key) => !named.test(key) && !isSaid(key) && !isSaid(key.replace(NUMBERED, "")) && !isNamed(key),
  );
}

it("has no word that nobody says", () => {
  expect(unsaid(Object.keys(en), join(process.cwd(), "src"), NAMED)).toEqual([]);
});

/** Where the words of a place are said: those that come later, anywhere. */
function folderOf(place: string): string {
  if (place === "later") return "";
  return `../games/${place}/words.en.ts` in LATER ? join("games", place) : place;
}

it.each(PLACES)("%s has no word that nobody says", (place) => {
  const named = new RegExp(`${NAMED.source}|${OF_THINGS.source}`);
  const keys = Object.keys(textsOf(place, "en") ?? {});
  expect(unsaid(keys, join(process.cwd(), "src", folderOf(place)), named)).toEqual([]);
});

it("finds words of games, of their plans and of the room for plans", () => {
  expect(PLACES).toEqual(expect.arrayContaining([...GAMES, "plans", "links"]));
});

it("hears a game's own words before those of the page, in the page's language", async () => {
  const [game = ""] = GAMES;
  const words = wordsOf(game);
  const [key = "", text = ""] =
    Object.entries(textsOf(game, "en") ?? {}).find(([key]) => key.startsWith("verb.")) ?? [];
  expect(words.has(key)).toBe(false);
  expect(words.named("verb", "dig")).toBe("dig");
  await openWords(game);
  expect(words.t(key)).toBe(text);
  expect(words.t("app.close")).toBe("Close");
  await speak("de");
  expect(words.t(key)).toBe(textsOf(game, "de")?.[key]);
  expect(words.t("app.close")).toBe("Schließen");
  await speak("en");
});

it("speaks to whoever sits at this page, and of everybody else", async () => {
  expect(t("over.wins", { who: "Ann" })).toBe("Ann wins");
  address("Ann");
  expect(t("over.wins", { who: "Ann" })).toBe("You win");
  expect(t("over.wins", { who: "Bea" })).toBe("Bea wins");
  expect(t("over.share", { who: "Ann" })).toBe("Ann share the victory");
  await speak("de");
  expect(t("over.wins", { who: "Ann" })).toBe("Du gewinnst");
  await speak("en");
  address("");
});

it("fills places and keeps what it does not know", () => {
  expect(filled("{who} builds {0} on {1}.", { who: "Ann", 0: "3", 1: "c4" })).toBe("Ann builds 3 on c4.");
  expect(filled("{unknown}", {})).toBe("{unknown}");
});

it("sets French marks, and per cent, with spaces that never break", async () => {
  expect(typeset("« Oui » : non !", "fr")).toBe("«\u202fOui\u202f»\u202f: non\u202f!");
  expect(typeset("yes : no", "en")).toBe("yes : no");
  expect(typeset("8 % mehr", "de")).toBe("8\u00a0% mehr");
  await speak("fr");
  expect(t("why.rule.titled", { rule: "A-10", title: "Tour" })).toBe("Règle A-10\u202f: Tour");
  await speak("en");
});

it.each(["en", "de", "fr", "it"])("builds whole sentences around others in %s", (language) => {
  const better = filled(LATER[`./later/words.${language}.ts`]?.["review.better"] ?? "", {
    text: "Ann passes.",
    percent: 6,
  });
  expect(better).toMatch(/: Ann passes\. \p{Lu}.* 6 ?%\.$/u);
});
