import { describe, expect, it } from "vitest";
import type { GameName } from "../api/types.ts";
import type { Language } from "../words/words.svelte.ts";
import { rulesOf } from "./rules.ts";

const COUNTS: [GameName, string, number][] = [
  ["aquaedukt", "A", 34],
  ["aqua-romana", "R", 35],
  ["irrigate", "I", 35],
];
const LANGUAGES: Language[] = ["en", "de", "fr", "it"];

describe.each(LANGUAGES)("the rules in %s", (language) => {
  it.each(COUNTS)("of %s are complete and in order", async (game, letter, count) => {
    const rules = (await rulesOf(game, language)).flatMap((chapter) => chapter.rules);
    const wanted = Array.from({ length: count }, (_, i) => `${letter}-${String(i + 1).padStart(2, "0")}`);
    expect(rules.map((rule) => rule.number)).toEqual([...wanted, "N-01"]);
    for (const rule of rules) {
      expect(rule.title, rule.number).not.toBe("");
      expect(rule.text.length, rule.number).toBeGreaterThan(15);
      expect(rule.text, rule.number).not.toMatch(/[{}]/);
    }
  });
});
