import { describe, expect, it } from "vitest";
import { LESSONS } from "./lesson.ts";

describe("a lesson", () => {
  const scenes = Object.values(LESSONS).flat();

  it("points at nothing that solves a later puzzle", () => {
    for (const { steps } of scenes) {
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

  it("lets one see what has become of a scene before the next", () => {
    for (const lesson of Object.values(LESSONS))
      for (const { steps } of lesson.slice(0, -1)) expect(steps.at(-1)?.among).toBeUndefined();
  });
});
