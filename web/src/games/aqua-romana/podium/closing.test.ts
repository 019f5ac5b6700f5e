import { describe, expect, it } from "vitest";
import { opened, viewOf } from "../../testing.ts";
import { dangers, podiumFor, prospects, routine } from "./closing.ts";
import { kit as own } from "../kit.ts";
import type { RomanaAftermath, RomanaView } from "../view.ts";

const { kit } = await opened("aqua-romana", own);

/** Aqueducts by their length, and workmen who stand on podiums already. */
function table(open: Record<string, number>, on: Record<string, number> = {}): RomanaView {
  const seat = (name: string): number => (name.startsWith("Y") ? 0 : 1);
  const men = Object.entries(open).map(([name, length]) => {
    const course = Array<string>(length).fill("d4 NS");
    return [name, { seat: seat(name), square: "d4", podium: null, course }];
  });
  const left = Object.entries(on).map(([name, podium]) => {
    return [name, { seat: seat(name), square: null, podium, course: [] }];
  });
  return viewOf<RomanaView>({ to_move: 0, workmen: Object.fromEntries([...men, ...left]) });
}

describe("the podium of an aqueduct (R-29)", () => {
  it("has the number of its squares, at most 20", () => {
    expect(podiumFor(table({}), 6)).toBe(6);
    expect(podiumFor(table({}), 23)).toBe(20);
    expect(podiumFor(table({}), 0)).toBe(0);
  });

  it("is the next lower one where it is taken; 3 and 7 have room for two", () => {
    expect(podiumFor(table({}, { R1: 7 }), 7)).toBe(7);
    expect(podiumFor(table({}, { R1: 7, R2: 7, Y1: 6 }), 7)).toBe(5);
    expect(podiumFor(table({}, { R1: 1 }), 1)).toBe(0);
  });

  it("is foreseen for whoever still builds", () => {
    expect(prospects(table({ Y1: 4 }, { R1: 4 }))).toEqual([{ name: "Y1", seat: 0, length: 4, podium: 3 }]);
  });
});

describe("keeping all open", () => {
  it("needs no question while no good podium is in danger", () => {
    const legal = ["keep", "close Y1"];
    expect(routine(table({ Y1: 6, R1: 5 }), legal)).toEqual({ text: "keep", doubts: [] });
    expect(routine(table({ Y1: 3, R1: 3 }), legal)?.doubts).toEqual([]);
    expect(routine(table({ Y1: 6 }), ["lay Y1 Nc bridge"])).toBeNull();
  });

  it("is asked about where somebody else would get the same podium", () => {
    const view = table({ Y1: 6, Y2: 2, R1: 6 });
    expect(dangers(view, 0)).toEqual([{ podium: 6, name: "Y1", rival: "R1" }]);
    expect(routine(view, ["keep"])?.doubts).toEqual(["Y1 6"]);
    const offered = { whole: ["keep"], verbs: ["close"], verb: null, words: [], settled: [] };
    expect(kit.prompt(offered, view)).toMatch(/^Y1 would get podium 6 now, but so would R1\./);
  });
});

describe("closing", () => {
  const outcome = (length: number, podium: number) => ({
    after: table({}),
    aftermath: [{ what: "podium", rule: "R-29", seat: 0, workman: "Y1", length, podium } as RomanaAftermath],
  });

  it("is asked about when it brings nothing, or less than the length", () => {
    expect(kit.warning(outcome(6, 6), [])).toBeUndefined();
    expect(kit.warning(outcome(23, 20), [])).toBeUndefined();
    expect(kit.warning(outcome(6, 4), [])).toMatch(/only get podium 4/);
    expect(kit.warning(outcome(2, 0), [])).toMatch(/brings nothing/);
    expect(kit.warning(outcome(0, 0), [])).toMatch(/not built anything yet/);
    expect(kit.isRisky("close Y1")).toBe(true);
  });

  it("has a button for each aqueduct with what it would bring", () => {
    const label = { verb: "close", word: "Y1", texts: [], names: [] };
    expect(kit.label(label, table({ Y1: 5 }))).toBe("Y1 for podium 5");
  });
});
