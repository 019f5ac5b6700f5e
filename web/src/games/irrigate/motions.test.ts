import { expect, it } from "vitest";
import { TURNING } from "../../board/motion/motions.ts";
import { viewOf } from "../testing.ts";
import { motions, watered } from "./motions.ts";
import type { IrrigateView, LandTile } from "./view.ts";

type Tiles = IrrigateView["tiles"];
const tiles = (list: Record<string, string>): Tiles =>
  Object.fromEntries(
    Object.entries(list).map(([name, exits]) => [
      name,
      { exits: exits.toUpperCase(), irrigated: exits === exits.toUpperCase() } as LandTile,
    ]),
  );
const moved = (before: Tiles, after: Tiles, text: string) => ({
  before: viewOf<IrrigateView>({ tiles: before }),
  after: viewOf<IrrigateView>({ tiles: after }),
  text,
  seat: 0,
  aftermath: [],
});

it("lets water run on from the river, tile by tile, along pipes that meet", () => {
  const dry = tiles({ "2,1": "ns", "2,2": "se", "3,2": "we", "5,1": "NS" });
  const wet = tiles({ "2,1": "NS", "2,2": "SE", "3,2": "WE", "5,1": "NS", "2,3": "ew" });
  expect(watered(dry, wet)).toEqual([["2,1"], ["2,2"], ["3,2"]]);
});

it("turns a tile before its water runs", () => {
  const found = motions(moved(tiles({ "2,1": "ew" }), tiles({ "2,1": "NS" }), "rotate 2,1 NS"));
  expect(found).toEqual([
    { kind: "turn", piece: "2,1", sound: "wood" },
    { kind: "flow", waves: [["2,1"]], at: TURNING, sound: "water" },
  ]);
});

it("draws from the pile into the hand, and lays from there", () => {
  const none = tiles({});
  expect(motions(moved(none, none, "tile red tee"))).toMatchObject([{ piece: "hand", path: ["pile"] }]);
  expect(motions(moved(none, tiles({ "4,2": "ns" }), "place 4,2 NS"))).toMatchObject([
    { piece: "4,2", path: ["hand"] },
  ]);
});

it("brings money from whoever pays it, and takes it to the bank", () => {
  const none = tiles({});
  const payment = (seat: number, what: "price" | "tax" | "income", money: number) => ({
    rule: "I-24",
    seat,
    what,
    money,
  });
  const price = [payment(0, "price", -3), payment(1, "price", 3), payment(0, "tax", -1)];
  expect(motions({ ...moved(none, none, "buy 4,2"), aftermath: price })).toEqual([
    { kind: "gain", seat: 0, by: -4, from: "bank", sound: "coin" },
    { kind: "gain", seat: 1, by: 3, from: "seat 0", sound: "coin" },
  ]);
});
