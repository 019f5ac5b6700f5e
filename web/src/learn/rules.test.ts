import { describe, expect, it } from "vitest";
import { GAMES } from "../games/catalogue.svelte.ts";
import { LANGUAGES, type Language } from "../words/words.svelte.ts";
import { rulesOf, type Rule } from "./rules.ts";

const rules = async (game: string, language: Language): Promise<Rule[]> =>
  (await rulesOf(game, language)).flatMap((chapter) => chapter.rules);
const numbers = (found: Rule[]): string[] => found.map((rule) => rule.number);

describe.each(GAMES)("the rules of %s", (game) => {
  it("are numbered without a gap", async () => {
    const found = numbers(await rules(game, "en")).filter((number) => !number.startsWith("N-"));
    const letter = found[0]?.charAt(0);
    expect(found).toEqual(found.map((_, index) => `${letter}-${String(index + 1).padStart(2, "0")}`));
  });

  it.each(Object.keys(LANGUAGES) as Language[])("are complete in %s", async (language) => {
    const found = await rules(game, language);
    expect(numbers(found)).toEqual(numbers(await rules(game, "en")));
    for (const rule of found) {
      expect(rule.title, rule.number).not.toBe("");
      expect(rule.text.length, rule.number).toBeGreaterThan(15);
      expect(rule.text, rule.number).not.toMatch(/[{}]/);
    }
  });
});
