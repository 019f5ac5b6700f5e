import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { GAMES } from "../games/catalogue.svelte.ts";
import { openWords, speak, t, worded, wordsOf } from "./words.svelte.ts";
import { words } from "./later/words.en.ts";

const SOURCES = join(process.cwd(), "src");
/** From here on everything is there at once: nothing of it may say what comes later. */
const AT_ONCE = [
  "app/main.ts",
  "table/TablePage.svelte",
  "board/Patterns.svelte",
  ...GAMES.map((game) => `games/${game}/kit.ts`),
];
const IMPORTED = /(?:import|export)\s(?!type\b)[^;()]*?from\s+"(\.[^"]+)"/g;

/** A source and all that it cannot do without. */
function withImports(path: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(path) || !existsSync(path)) return seen;
  const text = readFileSync(path, "utf8");
  seen.set(path, text);
  for (const [, name = ""] of text.matchAll(IMPORTED)) withImports(join(dirname(path), name), seen);
  return seen;
}

it("is not spoken of by the first page, nor by a board that has just been opened", () => {
  const early = new Map(AT_ONCE.flatMap((root) => [...withImports(join(SOURCES, root))]));
  expect(early.size).toBeGreaterThan(100);
  const said = [...early].flatMap(([path, text]) =>
    Object.keys(words)
      .filter((key) => text.includes(`"${key}"`))
      .map((key) => `${path.slice(SOURCES.length)}: ${key}`),
  );
  expect(said).toEqual([]);
});

it("is there with whatever says it, in the language of the page", async () => {
  expect(t("review.title")).toBe("review.title");
  expect(await worded(Promise.resolve(3))).toBe(3);
  expect(t("review.title")).toBe("Review");
  await speak("de");
  expect(t("review.title")).not.toBe("Review");
  await openWords("later");
  await speak("en");
  expect(t("review.title")).toBe("Review");
});

it("is in the language that was chosen while it came", async () => {
  let come = (): void => undefined;
  const coming = new Promise<void>((done) => (come = done));
  const opening = openWords("room", (tongue) => async () => {
    if (tongue === "en") await coming;
    return { colour: tongue };
  });
  await speak("it");
  come();
  await opening;
  expect(wordsOf("room").t("colour")).toBe("it");
  await speak("en");
});
