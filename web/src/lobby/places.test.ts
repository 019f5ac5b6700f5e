import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../app/settings.svelte.ts";
import { plainGame } from "../games/testing.ts";
import { Places } from "./places.svelte.ts";

const { info } = plainGame();
let places: Places;

beforeEach(() => {
  settings.name = "Ann";
  places = new Places({ ...info, colours: ["red", "yellow", "green"], first: "die" }, null);
  places.setCount(3);
});
const place = (index: number) => places.all[index] ?? places.all[0]!;

it("seats whoever makes the table, and leaves the rest to friends", () => {
  expect(places.wishes()).toEqual([
    { kind: "me", name: "Ann", colour: "red" },
    { kind: "open" },
    { kind: "open" },
  ]);
  expect(places.first).toBe("die");
});

it("seats everybody at this screen, each with a name and a colour", () => {
  const here = new Places({ ...info, colours: ["red", "yellow"] }, "here");
  here.setCount(2);
  expect(here.wishes()).toEqual([
    { kind: "me", name: "Ann", colour: "red" },
    { kind: "me", name: "Seat 2", colour: "yellow" },
  ]);
});

it("gives the first seat to a friend like any other", () => {
  places.setKind(place(0), "open");
  places.setKind(place(1), "me");
  expect(places.wishes()).toEqual([
    { kind: "open" },
    { kind: "me", name: "Ann", colour: "red" },
    { kind: "open" },
  ]);
});

it("needs somebody who plays", () => {
  for (const one of places.all) places.setKind(one, "bot");
  expect(places.hasPeople).toBe(false);
  places.setKind(place(2), "open");
  expect(places.hasPeople).toBe(true);
});

it("exchanges colours rather than refusing one", () => {
  places.setKind(place(1), "me");
  places.setColour(place(0), "yellow");
  expect(places.own.map(({ colour }) => colour)).toEqual(["yellow", "red"]);
  places.setColour(place(0), "green");
  expect(places.own.map(({ colour }) => colour)).toEqual(["green", "red"]);
});

it("shuffles seats with all that was chosen for them", () => {
  places.setColour(place(0), "green");
  const before = new Set(places.all);
  places.shuffle();
  expect(new Set(places.all)).toEqual(before);
  expect(places.own[0]).toMatchObject({ name: "Ann", colour: "green" });
});

describe("the eldest", () => {
  it("is asked for only where age decides", () => {
    places.tick(place(1));
    expect(places.wishes().some(({ eldest }) => eldest)).toBe(false);
    places.first = "eldest";
    expect(places.wishes().map(({ eldest }) => eldest ?? false)).toEqual([false, true, false]);
  });

  it("is a person", () => {
    places.first = "eldest";
    places.tick(place(1));
    places.setKind(place(1), "bot");
    expect(places.eldest).toBe(places.all[0]);
  });
});
