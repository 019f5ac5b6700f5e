import { describe, expect, it } from "vitest";
import type { Result, Review, Step } from "../../api/types.ts";
import { bestMove, standings, turningPoint } from "./ranking.ts";

const result = (scores: number[], winners: number[], tiebreaks = scores.map(() => 0)): Result => ({
  scores,
  winners,
  tiebreaks,
  ending: "",
  rule: null,
});
const places = (of: Result): string[] => standings(of).map(({ seat, place }) => `${seat}:${place}`);

describe("standings", () => {
  it("go by points, then by what breaks ties, and share places otherwise", () => {
    expect(places(result([4, 9, 4, 4], [1], [0, 0, 2, 0]))).toEqual(["1:1", "2:2", "0:3", "3:3"]);
  });
  it("put winners first, whatever they have", () => {
    expect(places(result([3, 12], [0]))).toEqual(["0:1", "1:2"]);
    expect(places(result([8, 5, 8], [0, 2]))).toEqual(["0:1", "2:1", "1:3"]);
  });
});

const step = (mover: Step["mover"], ...chances: number[]): Step => ({
  number: 0,
  mover,
  action: "",
  chances,
  better: null,
  given_away: 0,
});
const review: Review = {
  progress: 1,
  opening: [0.5, 0.5],
  steps: [step(0, 0.55, 0.45), step(1, 0.4, 0.6), step("chance", 0.7, 0.3), step(0, 0.9, 0.1)],
  turning_points: [1, 2],
  give_aways: [],
  luck_and_play: [],
};

it("finds the best move of a seat, and no draw of Chance", () => {
  expect(bestMove(review, 0)).toMatchObject({ at: 3 });
  expect(bestMove(review, 1)?.gain).toBeCloseTo(0.15);
  expect(bestMove({ ...review, steps: [] }, 0)).toBeNull();
  expect(bestMove({ ...review, steps: [step(0, 0.53, 0.47)] }, 0), "too little to be told").toBeNull();
});

it("finds the moment that changed most for the winner", () => {
  expect(turningPoint(review, 0)).toMatchObject({ at: 2 });
  expect(turningPoint({ ...review, turning_points: [] }, 0)).toBeNull();
});
