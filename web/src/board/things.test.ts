import { describe, expect, it } from "vitest";
import { fitting, meant, nextThing, stands, under, type Thing } from "./things.ts";

const thing = (name: string, kind: Thing["kind"], x: number, y: number, w: number, h: number) => ({
  name,
  kind,
  x,
  y,
  w,
  h,
  label: name,
});
const CELL = thing("c4", "cell", 50, 50, 100, 100);
const BESIDE = thing("d4", "cell", 150, 50, 100, 100);
const EDGE = thing("C4-D4", "edge", 50, 0, 100, 10);
const CORNER = thing("C4-C5", "edge", 0, -50, 10, 100);
const POINT = thing("C4", "point", 0, 0, 20, 20);
const ALL = [CELL, BESIDE, EDGE, CORNER, POINT];

describe("a finger", () => {
  it("means the nearest possible thing, however small", () => {
    expect(meant(ALL, new Set(["C4-D4", "c4"]), { x: 50, y: 8 }, 20, 4)).toEqual(["C4-D4"]);
    expect(meant(ALL, new Set(["c4", "d4"]), { x: 60, y: 40 }, 20, 4)).toEqual(["c4"]);
  });

  it("is in doubt between edges that meet", () => {
    const both = new Set(["C4-D4", "C4-C5"]);
    expect(meant(ALL, both, { x: 3, y: -3 }, 20, 12)).toHaveLength(2);
    expect(meant(ALL, both, { x: 60, y: 0 }, 20, 12)).toEqual(["C4-D4"]);
  });

  it("means nothing where nothing is possible near it", () => {
    expect(meant(ALL, new Set(["C4-D4"]), { x: 50, y: 60 }, 20, 4)).toEqual([]);
    expect(under(ALL, { x: 50, y: 60 }, 20)).toBe("c4");
    expect(under(ALL, { x: 2, y: 2 }, 20)).toBe("C4");
  });

  it("means the space whose middle it touches, even if only its corner is possible", () => {
    const thick = 90;
    expect(meant(ALL, new Set(["C4", "C4-D4"]), { x: 45, y: 45 }, thick, 30)).toEqual([]);
    expect(under(ALL, { x: 45, y: 45 }, 2 * thick)).toBe("c4");
    expect(meant(ALL, new Set(["C4", "C4-D4"]), { x: 20, y: 15 }, thick, 3)).toEqual(["C4-D4"]);
    expect(meant(ALL, new Set(["C4"]), { x: 20, y: 20 }, thick, 30)).toEqual(["C4"]);
  });

  it("means one thing where there is no doubt to be had", () => {
    expect(meant(ALL, new Set(["C4-D4"]), { x: 50, y: 2 }, 20, 0)).toEqual(["C4-D4"]);
  });

  it("never means a space from the middle of another thing", () => {
    expect(meant(ALL, new Set(["d4"]), { x: 90, y: 50 }, 40, 4)).toEqual([]);
    expect(under(ALL, { x: 90, y: 50 }, 40)).toBe("c4");
    expect(meant(ALL, new Set(["c4"]), { x: 2, y: 2 }, 20, 4)).toEqual([]);
    expect(under(ALL, { x: 2, y: 2 }, 40)).toBe("C4");
    expect(meant(ALL, new Set(["d4"]), { x: 210, y: 50 }, 20, 4)).toEqual(["d4"]);
  });

  it("never means a small thing from on top of another", () => {
    expect(meant(ALL, new Set(["C4-D4"]), { x: -2, y: 8 }, 20, 4)).toEqual([]);
    expect(meant(ALL, new Set(["C4-D4"]), { x: 30, y: 12 }, 20, 4)).toEqual(["C4-D4"]);
  });

  it("means the small thing that it touches, wherever that lies", () => {
    const workman = thing("Y1", "point", 50, 50, 20, 20);
    expect(meant([CELL, workman], new Set(["Y1"]), { x: 48, y: 52 }, 20, 4)).toEqual(["Y1"]);
    expect(under([CELL, workman], { x: 48, y: 52 }, 20)).toBe("Y1");
  });
});

describe("arrow keys", () => {
  it("go straight ahead", () => {
    expect(nextThing([CELL, BESIDE], CELL, "right")?.name).toBe("d4");
    expect(nextThing([CELL, BESIDE], CELL, "up")).toBeNull();
  });
});

describe("a board in its box", () => {
  it("stands upright where that makes it clearly larger, and does not turn back for little", () => {
    const wide = fitting(350, 500, 900, 600);
    const square = fitting(350, 370, 900, 880);
    expect(stands(wide, true, false)).toBe(true);
    expect(stands(square, true, false)).toBe(false);
    expect(stands(square, true, true)).toBe(true);
  });

  it("lies in a box that is wider than high, whatever it did before", () => {
    expect(stands(fitting(740, 300, 900, 600), false, true)).toBe(false);
  });
});
