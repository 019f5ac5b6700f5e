import { expect, it } from "vitest";
import type { GameInfo } from "../../api/types.ts";
import { wordsOf } from "../../words/words.svelte.ts";
import { botName, change, optionNamed, telling } from "./standing.ts";

const tally = (key: string): { key: string; won: number; shared: number; lost: number } => ({
  key,
  won: 1,
  shared: 0,
  lost: 0,
});
const info = {
  options: [
    { name: "board", default: "provincia" },
    { name: "setup", default: "random" },
  ],
} as unknown as GameInfo;

it("tells rules that differ, or are not the usual ones", () => {
  const keys = (...all: string[]): string[] => telling(all.map(tally), info).map(({ key }) => key);
  expect(keys("board=provincia", "setup=random")).toEqual([]);
  expect(keys("board=own", "setup=random")).toEqual(["board=own"]);
  expect(keys("board=provincia", "setup=placed", "setup=random")).toEqual(["setup=placed", "setup=random"]);
});

it("answers a rule that is a question, and names the others", () => {
  const words = { ...wordsOf("none"), named: (_: string, name: string | number | boolean) => `${name}` };
  expect(optionNamed("who places?=players", words)).toBe("who places? players");
  expect(optionNamed("extra=house", words)).toBe("extra: house");
});

it("names bots and changes of chances as people read them", () => {
  expect(botName("curator")).toBe("Curator");
  expect(change(0.034)).toBe("+3.4%");
  expect(change(-0.5)).toBe("-50%");
  expect(change(0)).toBe("0%");
});
