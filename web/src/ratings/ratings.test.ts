import { expect, it } from "vitest";
import { rowsOf, type Board } from "./ratings.ts";

const board: Board = {
  game: "irrigate",
  players: 2,
  people: [
    { person: "a", name: "Ann", mosaic: 0, rating: 1700, spread: 100, plays: 40 },
    { person: "b", name: "Bea", mosaic: 0, rating: 1600, spread: 300, plays: 6 },
  ],
  bots: [{ level: "faber", rating: 1500, spread: 20 }],
  mine: null,
  shown_plays: 5,
};

it("lists people and bots by what they are at least; bots take nobody's place", () => {
  expect(rowsOf(board).map(({ name, place }) => [name, place])).toEqual([
    ["Ann", 1],
    ["faber", null],
    ["Bea", 2],
  ]);
});
