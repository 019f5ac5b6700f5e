import { describe, expect, it } from "vitest";
import {
  moved,
  mouthOf,
  poolAt,
  readPools,
  sidesOf,
  toggled,
  turned,
  withPool,
  workmenOf,
  writePools,
} from "./pools.ts";
import { middleOf } from "../view.ts";

const COLOURS = ["Y", "R", "B", "G"];
const ROMA =
  "Y c8 d8 c8:W c8:S d8:S / R h8 i8 h8:S i8:S i8:E / B h1 i1 i1:E i1:N h1:N / G c1 d1 d1:N c1:N c1:W";
const [yellow] = readPools(ROMA) as [ReturnType<typeof readPools>[number]];

describe("a layout as text", () => {
  it("is read and written", () => {
    expect(yellow).toEqual({ colour: "Y", squares: ["c8", "d8"], outlets: ["c8:W", "c8:S", "d8:S"] });
    expect(writePools(readPools(ROMA), COLOURS)).toBe(ROMA);
    expect(writePools([...readPools(ROMA)].reverse(), COLOURS)).toBe(ROMA);
    expect(writePools([], COLOURS)).toBe("");
  });

  it.each([
    ["", 0],
    ["Y c8", 0],
    ["Y c8 z9", 0],
    ["nonsense / Y c8 d8 c8:X zz:N c8:W c8:W", 1],
    ["Y c8 d8 / Y e8 f8", 1],
  ])("is read as far as it can be: %s", (text, count) => {
    const pools = readPools(text);
    expect(pools).toHaveLength(count);
    for (const { outlets } of pools) expect(["", "c8:W"]).toContain(outlets.join());
  });
});

describe("a reservoir", () => {
  it("is moved with its outlets, and never off the board", () => {
    expect(moved(yellow, "d8", "e4")).toEqual({
      colour: "Y",
      squares: ["d4", "e4"],
      outlets: ["d4:W", "d4:S", "e4:S"],
    });
    expect(moved(yellow, "c8", "k1").squares).toEqual(["j1", "k1"]);
    expect(moved(yellow, "d8", "a3").squares).toEqual(["a3", "b3"]);
  });

  it("is turned clockwise, and is itself again after four quarters", () => {
    const inside = moved(yellow, "c8", "f4");
    expect(turned(inside)).toEqual({
      colour: "Y",
      squares: ["f4", "f3"],
      outlets: ["f4:N", "f4:W", "f3:W"],
    });
    expect(turned(turned(turned(turned(inside))))).toEqual(inside);
    expect(turned(moved(yellow, "c8", "c1")).squares).toEqual(["c2", "c1"]);
  });

  it("has six sides", () => {
    expect(sidesOf(yellow)).toEqual(["c8:N", "c8:S", "c8:W", "d8:N", "d8:E", "d8:S"]);
    expect(sidesOf(turned(yellow))).toHaveLength(6);
  });

  it("is opened and closed at them", () => {
    expect(toggled(yellow, "c8:W").outlets).toEqual(["c8:S", "d8:S"]);
    expect(toggled(toggled(yellow, "c8:W"), "c8:W").outlets).toEqual(["c8:S", "d8:S", "c8:W"]);
  });

  it("is found by its squares and replaced by its colour", () => {
    const pools = readPools(ROMA);
    expect(poolAt(pools, "d8")).toEqual(yellow);
    expect(poolAt(pools, "d7")).toBeUndefined();
    const changed = withPool(pools, moved(yellow, "c8", "c5"));
    expect(changed).toHaveLength(4);
    expect(poolAt(changed, "d5")?.colour).toBe("Y");
  });
});

it("numbers the workmen at the outlets", () => {
  expect(workmenOf([yellow])).toEqual({
    Y1: { square: "c8", facing: "W" },
    Y2: { square: "c8", facing: "S" },
    Y3: { square: "d8", facing: "S" },
  });
  expect(mouthOf("c8:S").y).toBeGreaterThan(middleOf("c8").y);
});
