import { beforeEach, describe, expect, it } from "vitest";
import { keep } from "../api/storage.ts";
import type { OptionChoice } from "../api/types.ts";
import { Choosing, keptEntry, NUMBER, OWN } from "./choosing.svelte.ts";
import { KeptPlans } from "./kept.svelte.ts";

const OPTION: OptionChoice = {
  name: "board",
  default: "first",
  values: ["first"],
  open_ended: true,
  help: "",
};
const names = (): string[] => new KeptPlans("somewhere", "board").list.map(({ name }) => name);
let choosing: Choosing;

beforeEach(() => {
  keep("plans.somewhere.board", "");
  choosing = new Choosing("somewhere", OPTION);
});

it("begins with the shipped one", () => {
  expect([choosing.wish, choosing.isShipped, choosing.name]).toEqual(["first", true, ""]);
});

it("asks for a number by its number", () => {
  choosing.entry = NUMBER;
  choosing.number = 7;
  expect([choosing.wish, choosing.isMadeUp]).toEqual(["number:7", true]);
});

describe("one's own", () => {
  it("is a draft until it is kept", () => {
    choosing.own("a/b");
    expect([choosing.entry, choosing.wish, choosing.keptName]).toEqual([OWN, "a/b", null]);
    choosing.keep("Mine", "a/b");
    expect([choosing.entry, choosing.wish, choosing.name]).toEqual([keptEntry("Mine"), "a/b", "Mine"]);
    expect(choosing.draft).toBeNull();
    expect(names()).toEqual(["Mine"]);
  });

  it("is changed under its name, and the kept one stays until it is kept again", () => {
    choosing.keep("Mine", "a/b");
    choosing.own("c/d");
    expect([choosing.entry, choosing.name, choosing.kept.called("Mine")?.text]).toEqual([OWN, "Mine", "a/b"]);
    choosing.keep("Mine", "c/d");
    expect(choosing.kept.list).toEqual([{ name: "Mine", text: "c/d" }]);
  });

  it("is not changed by what it is already", () => {
    choosing.keep("Mine", "a/b");
    choosing.own("a/b");
    expect(choosing.keptName).toBe("Mine");
  });

  it("is renamed, over another of that name", () => {
    choosing.keep("Mine", "a/b");
    choosing.keep("Yours", "c/d");
    choosing.rename("Mine");
    expect(choosing.kept.list).toEqual([{ name: "Mine", text: "c/d" }]);
    expect([choosing.entry, choosing.wish]).toEqual([keptEntry("Mine"), "c/d"]);
  });

  it("is still there when it has been deleted by mistake", () => {
    choosing.keep("Mine", "a/b");
    choosing.forget();
    expect(names()).toEqual([]);
    expect([choosing.entry, choosing.wish, choosing.name]).toEqual([OWN, "a/b", "Mine"]);
    choosing.keep("Mine", "a/b");
    expect(names()).toEqual(["Mine"]);
  });
});

describe("what a link brings", () => {
  it("is a text with its name", () => {
    choosing.open({ text: "a/b", number: null, name: "From Ann", players: 2 });
    expect([choosing.wish, choosing.name, choosing.isLinked]).toEqual(["a/b", "From Ann", true]);
    choosing.own("c/d");
    expect(choosing.isLinked).toBe(false);
  });

  it("is a number", () => {
    choosing.open({ text: null, number: 12, name: "", players: 2 });
    expect(choosing.wish).toBe("number:12");
  });
});

it.each(["{", "7", '[{"name": 1}]', "null"])("is not upset by what a browser may have kept: %s", (text) => {
  keep("plans.somewhere.board", text);
  expect(names()).toEqual([]);
});
