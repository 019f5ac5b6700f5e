import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { roomOn } from "../art/podiums.ts";
import { SLOTS } from "../view.ts";
import { bonusOf, PODIUMS_REACHED, standingOn, totalOf } from "./count.ts";
import { walkOf } from "./parts.ts";
import { OF_FOUR_OUTLETS, OF_THREE_OUTLETS, SCENES } from "./scenes.ts";
import { aqueductFrom, isOpen, tableOf, type Reservoirs, type Scene } from "./table.ts";

const LAW = join(process.cwd(), "../src/aquae/games/aqua_romana/RULES.md");
const ALL = Object.entries(SCENES).flatMap(([name, scenes]) =>
  scenes.map((scene, index): [string, number, Scene] => [name, index, scene]),
);
const scene = (name: string, index = 0): Scene => SCENES[name]![index]!;
const workman = (name: string, man: string, index = 0) => tableOf(scene(name, index)).workmen[man]!;

describe("reservoirs", () => {
  /** The rows of the table in R-08: players, colour, squares, outlets. */
  const rows = [...readFileSync(LAW, "utf8").matchAll(/\| (2, 4|3) \| (\w) \w+ \| (.*?) \| (.*?) \|/g)];
  const inLaw = (players: string): Reservoirs =>
    Object.fromEntries(
      rows
        .filter((row) => row[1] === players)
        .map((row) => [row[2], { squares: row[3]!.split(" "), outlets: row[4]!.split(" ") }]),
    );

  it("stand where the law puts them", () => {
    expect(OF_THREE_OUTLETS).toEqual(inLaw("2, 4"));
    expect(OF_FOUR_OUTLETS).toEqual(inLaw("3"));
  });

  it.each(["setup-two", "setup-three", "setup-four"])("have a workman at every outlet in %s", (name) => {
    const { men, reservoirs, seats } = scene(name);
    expect(Object.values(men!)).toEqual(Object.values(reservoirs!).flatMap(({ outlets }) => outlets));
    expect(Object.keys(seats!)).toEqual(Object.keys(reservoirs!));
  });
});

it.each([
  ["sight", 0, "Y2", "c6 E", 2],
  ["lay", 0, "Y2", "d6 S", 3],
  ["two-at-once", 1, "R2", "f5 N", 2],
  ["two-at-once", 1, "B3", "f5 E", 2],
  ["loose-pieces", 0, "Y2", "c5 E", 3],
  ["loose-pieces", 1, "Y2", "e6 N", 6],
  ["no-joining", 1, "Y2", "d7 S", 2],
  ["no-joining", 1, "Y3", "d7 E", 1],
  ["fountain", 0, "R3", "k8 S", 2],
  ["forced", 0, "Y2", "e5 S", 5],
  ["forced", 0, "R1", "g6 W", 3],
  ["counting", 0, "Y2", "b6 W", 7],
] as const)("%s, board %i: %s stands at %s after %i squares", (name, index, man, end, length) => {
  const { square, facing, course } = workman(name, man, index);
  expect(`${square} ${facing}`).toBe(end);
  expect(course).toHaveLength(length);
});

it.each(ALL)("%s, board %i: aqueducts are closed only where the book says so", (name, index, shown) => {
  const table = tableOf(shown);
  const closed = Object.keys(table.workmen).filter((man) => !isOpen(table, man));
  const isSaid = name === "closed" || (name === "blocking" && index === 1);
  expect(closed).toEqual(isSaid ? Object.keys(table.workmen) : []);
});

it("counts a square twice that is passed twice", () => {
  const squares = workman("counting", "Y2").course.map((step) => step.slice(0, 2));
  expect(squares.filter((square) => square === "c6")).toHaveLength(2);
});

it.each(ALL.filter(([, , { walk }]) => walk))(
  "%s: the builder stops at the first free slot",
  (_, __, shown) => {
    const walk = walkOf(shown);
    expect([walk?.from, walk?.to]).toEqual(shown.walk);
    const start = SLOTS.indexOf(walk!.from);
    const passed = SLOTS.slice(start + 1, SLOTS.indexOf(walk!.to));
    expect(passed.filter((slot) => !(slot in shown.builders!))).toEqual([]);
  },
);

it("lets the builder at the fountain turn the corner, and keeps the extra tile off all fronts", () => {
  const shown = scene("fountain");
  const fronts = Object.values(tableOf(shown).workmen).map(({ front }) => front);
  expect(shown.walk!.map((slot) => slot.charAt(0))).toEqual(["N", "E"]);
  expect(shown.crosses).toEqual(fronts);
  expect(fronts).not.toContain("j6");
});

it("shows whom workmen see", () => {
  const seen = (name: string, man: string): string[] =>
    workman(name, man).sees.filter((slot) => slot in scene(name).builders!);
  expect(seen("sight", "Y2")).toEqual(["Nc", "W6"]);
  expect(seen("forced", "Y2")).toEqual([]);
  expect(seen("forced", "R1")).toEqual(["Ng"]);
  const kinds = Object.values(scene("forced").builders!);
  for (const kind of ["curve", "straight", "bridge", "double"]) {
    expect(kinds.filter((one) => one === kind)).toHaveLength(4);
  }
  expect(kinds).toHaveLength(17);
});

it("forbids the curve that would lead from one outlet to another", () => {
  const { pieces, ghosts, reservoirs } = scene("no-joining");
  const { square, facing, front } = aqueductFrom("c8:S", { ...pieces, ...ghosts });
  expect([square, facing]).toEqual(["d7", "N"]);
  expect(reservoirs!["Y"]!.outlets).toContain(`${front}:S`);
});

it("blocks the end of an aqueduct", () => {
  expect(workman("blocking", "R3").front).toBe(Object.keys(scene("blocking").ghosts!)[0]);
});

describe("the final count", () => {
  it("adds podiums and bonus up", () => {
    const totals = Object.entries(PODIUMS_REACHED).map(([letter, podiums]) => [letter, totalOf(podiums)]);
    expect(totals).toEqual([
      ["B", 26],
      ["Y", 23],
      ["G", 22],
      ["R", 20],
    ]);
    expect([17, 14, 12, 11, 0].map(bonusOf)).toEqual([4, 3, 2, 0, 0]);
  });

  it("has room for everybody", () => {
    for (const podium of Object.values(PODIUMS_REACHED).flat().filter(Boolean)) {
      expect(standingOn(podium).length).toBeLessThanOrEqual(roomOn(podium));
    }
    expect(standingOn(0)).toEqual(["B3"]);
  });
});
