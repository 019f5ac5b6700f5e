import { expect, it } from "vitest";
import { Grammar } from "../../games/grammar.ts";
import { plainGame } from "../../games/testing.ts";
import { isAgain, keptFor, nextWay, offeredIn, waysRound } from "./trying.ts";
import type { Pick } from "./picker.ts";

const picks: Pick[] = [{ verb: "put" }, { any: ["a1"] }, { any: ["NE"] }];

it("keeps the place while something else is tried on it, and only the verb for another place", () => {
  expect(keptFor(picks, false)).toEqual([{ verb: "put" }, { any: ["a1"] }]);
  expect(keptFor(picks, true)).toEqual([{ verb: "put" }]);
});

it("goes on offering what else could be done there", () => {
  const legal = ["put a1 NE", "put a1 SW", "put a2 NE"];
  const chosen = { legal, left: ["put a1 NE"], picks, grammar: new Grammar() };
  expect(offeredIn(chosen, true, plainGame()).words).toEqual(["NE", "SW"]);
  expect(offeredIn(chosen, false, plainGame()).words).toEqual([]);
});

it("knows how what was put down can be turned, once it is clear what was put down", () => {
  const { kit } = plainGame({ turns: (verb, words) => (verb === "put" ? [...words].reverse() : []) });
  const grammar = new Grammar();
  expect(waysRound({ left: ["put a1 NE", "put a1 SW"], grammar }, kit)).toEqual(["SW", "NE"]);
  expect(waysRound({ left: ["put a1 NE", "take a1"], grammar }, kit)).toEqual([]);
  expect(waysRound({ left: ["take a1"], grammar }, kit)).toEqual([]);
});

it("notices what is touched again", () => {
  expect(isAgain(picks, { any: ["a1"] })).toBe(true);
  expect(isAgain(picks, { any: ["a2"] })).toBe(false);
});

it("turns round and round", () => {
  const { kit } = plainGame({ turns: (_, words) => [...words] });
  const offered = { whole: [], verbs: [], verb: "put", words: ["NE", "SE", "SW"], settled: [] };
  expect(nextWay(picks, offered, kit)).toBe("SE");
  expect(nextWay([{ any: ["SW"] }], offered, kit)).toBe("NE");
  expect(nextWay(picks, offered, plainGame().kit)).toBeUndefined();
});
