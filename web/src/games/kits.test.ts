import { afterEach, describe, expect, it } from "vitest";
import { foretold } from "../table/log/aftermath.ts";
import { offer } from "../table/choosing/choices.ts";
import { promptFor } from "../table/choosing/prompt.ts";
import { speak } from "../words/words.svelte.ts";
import { kit as aquaedukt } from "./aquaedukt/kit.ts";
import type { AquaeduktView } from "./aquaedukt/view.ts";
import { kit as romana } from "./aqua-romana/kit.ts";
import type { RomanaView } from "./aqua-romana/view.ts";
import { kit as irrigate } from "./irrigate/kit.ts";
import type { IrrigateView } from "./irrigate/view.ts";

const view = <V>(members: object): V => members as V;
const wet = (owner: number): object => ({ owner, irrigated: true });

afterEach(() => speak("en"));

describe("counting the points", () => {
  const land = view<IrrigateView>({ scores: [4, 7], tiles: { "2,1": wet(0), "5,1": wet(1), "5,2": wet(1) } });

  it.each([
    ["en", "money, with 1 irrigated tile", "money, with 2 irrigated tiles"],
    ["de", "Geld, mit 1 bewässerten Plättchen", "Geld, mit 2 bewässerten Plättchen"],
    ["fr", "argent, avec 1 tuile irriguée", "argent, avec 2 tuiles irriguées"],
    ["it", "denaro, con 1 tessera irrigata", "denaro, con 2 tessere irrigate"],
  ] as const)("has one and several in %s", async (language, one, several) => {
    await speak(language);
    expect(irrigate.count(land).map((step) => step.words)).toEqual([one, several]);
  });

  it("leaves no workman out, and gives no bonus without a podium", () => {
    const workmen = { Y1: { seat: 0, podium: 0, course: [] }, R1: { seat: 1, podium: 5, course: [] } };
    const steps = romana.count(view<RomanaView>({ workmen, podium_order: ["Y1", "R1"] }));
    expect(steps.map(({ words, points }) => [words, points])).toEqual([
      ["R1, podium 5 and a bonus of 4", 9],
      ["Y1, no podium", 0],
    ]);
  });

  it("says how many tiles of which value have water", () => {
    const spaces = { c4: { supply: 1, house: { seat: 0, value: 4 } } };
    const steps = aquaedukt.count(view<AquaeduktView>({ scores: [4], spaces, mountains: {} }));
    expect(steps.map(({ words }) => words)).toEqual(["1 tile of 4 with water"]);
  });
});

describe("what would come of an action", () => {
  it("names the doubling of a canal", () => {
    const before = view<AquaeduktView>({ spaces: {}, canals: { "C4-D4": { count: 1 } } });
    const after = view<AquaeduktView>({
      spaces: {},
      canals: { "C4-D4": { count: 2 }, "D4-E4": { count: 1 } },
    });
    expect(aquaedukt.effect(before, after)).toBe("double canal: C4-D4");
  });

  it("warns of the houses that go, the one that is not built yet too", () => {
    const lost = ["c6", "d8"].map((space, seat) => ({
      what: "removed" as const,
      rule: "A-16",
      seat,
      value: 1,
      space,
    }));
    expect(foretold(lost, ["Ann", "Bea"])).toEqual(["removed (no water): c6 (Ann), d8 (Bea)"]);
  });
});

describe("bargaining", () => {
  const asks = (legal: string[], phase: string): string =>
    promptFor(
      offer(legal, [{ verb: legal[0]?.replace(/ \S*\d.*/, "") ?? "" }], irrigate.isOnBoard),
      view({ phase }),
    );

  it("points at the land in question, on the table or about to be", () => {
    const none = { offers: {}, proposal: null };
    expect(irrigate.stake(view<IrrigateView>(none))).toEqual([]);
    expect(
      irrigate.stake(view<IrrigateView>({ ...none, proposal: { text: "propose buy 2,1", price: 4 } })),
    ).toEqual(["2,1"]);
    const offers = { 0: { pose: "1,1 NES", price: null }, 1: { pose: "3,1 NES", price: 2 } };
    expect(irrigate.stake(view<IrrigateView>({ ...none, offers }))).toEqual(["1,1"]);
  });

  it.each([
    [["propose buy 2,1", "propose buy 3,1"], "acting", /somebody else.*buy/],
    [["propose rotate 2,1 NES", "propose rotate 3,1 NES"], "acting", /somebody else.*lie/],
    [["buy 2,1", "buy 3,1"], "acting", /that you buy/],
    [["take 1", "take 2"], "placing", /the offer/],
    [["take curve", "take joker"], "taking", /builder from the reserve/],
  ])("asks for what is to be chosen: %s", (legal, phase, prompt) => {
    expect(asks(legal, phase)).toMatch(prompt);
  });
});
