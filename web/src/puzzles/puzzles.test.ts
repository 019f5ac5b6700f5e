import { expect, test } from "vitest";
import { addressOf, nextOf, withTheme, type Listed, type PuzzleList, type Solver } from "./puzzles.ts";

const PUZZLES: Listed[] = [
  { id: "easy", themes: ["dig"], rating: 1200 },
  { id: "middling", themes: ["dig", "fill"], rating: 1500 },
  { id: "hard", themes: ["fill"], rating: 1900 },
];
const solver = (rating: number): Solver => ({
  ...{ mu: 25, sigma: 8, spread: 500, tried: 1, solved: 1, streak: 1, best: 1 },
  rating,
});
const listed = (more: Partial<PuzzleList> = {}): PuzzleList => ({
  ...{ game: "any", day: "2026-11-18", today: "easy", puzzles: PUZZLES, tried: {}, mine: null },
  ...more,
});

test("whoever is new begins with easy ones, others with what they can do", () => {
  expect(nextOf(listed(), "")?.id).toBe("easy");
  expect(nextOf(listed({ mine: solver(1850) }), "")?.id).toBe("hard");
});

test("what was tried does not come again before all others, and then what was missed", () => {
  const mine = solver(1250);
  expect(nextOf(listed({ mine, tried: { easy: true } }), "")?.id).toBe("middling");
  const all = { easy: true, middling: true, hard: false };
  expect(nextOf(listed({ mine, tried: all }), "")?.id).toBe("hard");
  expect(nextOf(listed({ mine, tried: all }), "", "hard")?.id).toBe("easy");
});

test("a theme is kept to", () => {
  expect(withTheme(PUZZLES, "fill").map(({ id }) => id)).toEqual(["middling", "hard"]);
  expect(nextOf(listed(), "fill")?.id).toBe("middling");
  expect(nextOf(listed(), "nothing")).toBeUndefined();
});

test("a puzzle has an address", () => {
  expect(addressOf("any", "a-_b")).toBe("#/puzzle/any?id=a-_b");
  expect(addressOf("any", "a", "fill")).toBe("#/puzzle/any?id=a&theme=fill");
});
