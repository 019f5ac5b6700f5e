import { describe, expect, it } from "vitest";
import { Grammar } from "../../games/grammar.ts";
import { completions, decided, foreseen, openThings, remaining, sample } from "./picker.ts";

const grammar = new Grammar(["propose buy", "propose rotate", "no offer"], { house: [1], lay: [0, 2] });
const HOUSES = ["end", "house 1 c4", "house 2 c4", "house 1 c5", "house 2 c5"];
const WATER = ["canal C4-D4", "canal C4-C5", "roll", "spring C4", "spring D4"];
const LAND = ["buy 2,1", "rotate 2,1 NES", "rotate 2,1 NEW", "propose buy 5,1", "end"];

describe("texts", () => {
  it("know their verb and their things", () => {
    expect(grammar.verbOf("house 3 c4")).toBe("house");
    expect(grammar.verbOf("propose rotate 2,1 NES")).toBe("propose rotate");
    expect(grammar.verbOf("no offer")).toBe("no offer");
    expect(grammar.thingsOf("propose rotate 2,1 NES")).toEqual(["2,1", "NES"]);
    expect(grammar.thingsOf("roll")).toEqual([]);
  });
});

describe("picking", () => {
  it("narrows in any order", () => {
    expect(decided(HOUSES, [{ any: ["c4"] }], grammar)).toBeNull();
    expect(decided(HOUSES, [{ any: ["c4"] }, { any: ["2"] }], grammar)).toBe("house 2 c4");
    expect(decided(HOUSES, [{ any: ["2"] }, { any: ["c4"] }], grammar)).toBe("house 2 c4");
  });

  it("tells a name from a part of a name", () => {
    expect(remaining(WATER, [{ any: ["C4"] }], grammar)).toEqual(["spring C4"]);
    expect(remaining(WATER, [{ any: ["C4-D4"] }], grammar)).toEqual(["canal C4-D4"]);
    expect(remaining(LAND, [{ any: ["2"] }], grammar)).toEqual([]);
  });

  it("takes a verb as a pick, and not a thing of the same spelling", () => {
    expect(remaining(WATER, [{ verb: "spring" }], grammar)).toEqual(["spring C4", "spring D4"]);
    expect(remaining(LAND, [{ verb: "propose buy" }], grammar)).toEqual(["propose buy 5,1"]);
    expect(decided(WATER, [{ verb: "roll" }], grammar)).toBe("roll");
  });

  it("keeps several candidates apart until the second step", () => {
    const close = [{ any: ["C4-D4", "C4-C5"] }];
    expect(decided(WATER, close, grammar)).toBeNull();
    expect(openThings(remaining(WATER, close, grammar), grammar)).toEqual(["C4-D4", "C4-C5"]);
    expect(decided(WATER, [...close, { any: ["C4-C5"] }], grammar)).toBe("canal C4-C5");
  });

  it("never decides before anything was picked", () => {
    expect(decided(["pass"], [], grammar)).toBeNull();
  });

  it("lists only names that make a difference", () => {
    expect(openThings(remaining(HOUSES, [{ any: ["c4"] }], grammar), grammar)).toEqual(["1", "2"]);
  });

  it("foresees what a thing would do", () => {
    expect(foreseen(WATER, [], "C4-C5", grammar)).toBe("canal C4-C5");
    expect(foreseen(LAND, [], "2,1", grammar)).toBeNull();
    expect(foreseen(HOUSES, [], "2", grammar)).toBeNull();
    expect(foreseen(HOUSES, [{ any: ["1"] }], "c4", grammar)).toBe("house 1 c4");
  });

  it("foresees what a full region loses before the houses are counted", () => {
    expect(foreseen(HOUSES, [], "c4", grammar)).toBe("house 1 c4");
    expect(sample(remaining(HOUSES, [{ any: ["c5"] }], grammar), grammar)).toBe("house 1 c5");
    expect(sample(HOUSES, grammar)).toBeNull();
    expect(sample([], grammar)).toBeNull();
  });

  it("foresees where a piece leads before its builder is chosen", () => {
    const laying = ["lay Y2 Nc curve-SE", "lay Y2 E6 curve-SE", "lay Y2 E6 curve-SW"];
    expect(foreseen(laying, [{ any: ["Y2"] }], "curve-SE", grammar)).toBe("lay Y2 Nc curve-SE");
    expect(foreseen(laying, [{ any: ["Y2"] }], "E6", grammar)).toBeNull();
    expect(sample(["lay Y1 Nc curve-SE", "lay Y2 Nc curve-SE"], grammar)).toBeNull();
  });
});

describe("completion", () => {
  it("goes on from the beginning first, then looks for words", () => {
    expect(completions(LAND, "rot")).toEqual(["rotate 2,1 NES", "rotate 2,1 NEW"]);
    expect(completions(HOUSES, "c4 2")).toEqual(["house 2 c4"]);
    expect(completions(WATER, "SPRING D")).toEqual(["spring D4"]);
    expect(completions(WATER, "", 2)).toHaveLength(2);
  });
});
