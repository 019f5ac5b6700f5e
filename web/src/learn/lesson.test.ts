import { beforeAll, describe, expect, it } from "vitest";
import { GAMES, hasLesson } from "../games/catalogue.svelte.ts";
import { worded } from "../words/words.svelte.ts";
import { lessonOf, lessonWords } from "./lesson.ts";

beforeAll(() => worded(Promise.resolve()));

describe.each(GAMES.filter(hasLesson))("the lesson of %s", (game) => {
  it("points at nothing that solves a later puzzle", async () => {
    for (const { steps } of await lessonOf(game)) {
      const puzzle = steps.find((step) => step.goal)?.goal?.source ?? "";
      const before = steps
        .slice(
          0,
          steps.findIndex((step) => step.goal),
        )
        .flatMap((step) => step.point ?? []);
      expect(before.filter((thing) => puzzle.includes(thing))).toEqual([]);
    }
  });

  it("lets one see what has become of a scene before the next", async () => {
    for (const { steps } of (await lessonOf(game)).slice(0, -1)) expect(steps.at(-1)?.among).toBeUndefined();
  });

  it("has words for every step", async () => {
    const steps = (await lessonOf(game)).flatMap(({ steps, asides = [] }) => [...steps, ...asides]);
    const keys = steps.flatMap(({ words, again }) => (again === undefined ? [words] : [words, again]));
    expect(keys.filter((key) => !lessonWords(game).has(key))).toEqual([]);
  });
});

it("is missing where a game has none", async () => {
  expect(hasLesson("nowhere")).toBe(false);
  expect(await lessonOf("nowhere")).toEqual([]);
});
