import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { de } from "./de.ts";
import { en, type Key } from "./en.ts";
import { fr } from "./fr.ts";
import { it as italian } from "./it.ts";
import { filled, speak, t, typeset } from "./words.svelte.ts";

const KEYS = Object.keys(en) as Key[];
const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([
  ["de", de],
  ["fr", fr],
  ["it", italian],
] as const)("%s", (_, dictionary) => {
  it("has a place for everything that English has a place for", () => {
    for (const key of KEYS) expect(places(dictionary[key]), key).toEqual(places(en[key]));
  });

  it("leaves nothing empty or untranslated", () => {
    const sentences = KEYS.filter((key) => en[key].split(" ").length > 3 && !key.startsWith("level"));
    for (const key of sentences) expect(dictionary[key], key).not.toBe(en[key]);
    for (const key of KEYS) expect(dictionary[key].trim(), key).not.toBe("");
  });
});

function sources(folder: string): string {
  return readdirSync(folder)
    .filter((name) => !/^(en|de|fr|it|lesson\.\w+|rules\.\w\w)\.ts$/.test(name))
    .map((name) => join(folder, name))
    .map((path) => (statSync(path).isDirectory() ? sources(path) : readFileSync(path, "utf8")))
    .join("\n");
}

/** Keys that are put together from a name that the server sends. */
const NAMED =
  /^(game|about|facts|level|option|value|verb|prompt|phase|log|face|kind|shape|colour|houses|side|problem|ending|aftermath|over\.count\.(houses|money)|settings\.theme|table\.asked|table\.(leave|concede))(\.|$)/;

it("has no word that nobody says", () => {
  const said = sources(join(process.cwd(), "src"));
  const unsaid = KEYS.filter(
    (key) => !NAMED.test(key) && !new RegExp(`["']${key.replaceAll(".", "\\.")}["']`).test(said),
  );
  expect(unsaid).toEqual([]);
});

it("fills places and keeps what it does not know", () => {
  expect(filled("{who} builds {0} on {1}.", { who: "Ann", 0: "3", 1: "c4" })).toBe("Ann builds 3 on c4.");
  expect(filled("{unknown}", {})).toBe("{unknown}");
});

it("sets French marks with spaces that never break", async () => {
  expect(typeset("« Oui » : non !", "fr")).toBe("«\u202fOui\u202f»\u202f: non\u202f!");
  expect(typeset("yes : no", "en")).toBe("yes : no");
  await speak("fr");
  expect(t("why.rule.titled", { rule: "A-10", title: "Tour" })).toBe("Règle A-10\u202f: Tour");
  await speak("en");
});

it.each([
  ["en", en],
  ["de", de],
  ["fr", fr],
  ["it", italian],
] as const)("builds whole sentences around others in %s", (_, words) => {
  const better = filled(words["review.better"], { text: "Ann passes.", percent: 6 });
  expect(better).toMatch(/: Ann passes\. \p{Lu}.* 6 %\.$/u);
  expect(filled(words["deal.proposal.buy"], { who: "Ann", cell: "2,2", n: 5 })).toMatch(
    /^Ann [^.]* 5\b[^.]*\.$/,
  );
});
