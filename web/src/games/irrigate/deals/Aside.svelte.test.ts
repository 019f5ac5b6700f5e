import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { IrrigateView } from "../view.ts";
import { openWords } from "../../../words/words.svelte.ts";
import Aside from "./Aside.svelte";

const NAMES = ["Ann", "Bea", "Cleo"];
let shown: object;
await openWords("irrigate");

function show(phase: string, deals: Partial<IrrigateView>): string {
  const seats = NAMES.map(() => ({ money: 5 }));
  const none = { proposal: null, offers: {}, tiles: {} };
  const view = { phase, turn: 0, seats, ...none, ...deals } as unknown as IrrigateView;
  shown = mount(Aside, { target: document.body, props: { view, seat: 2, names: NAMES } });
  flushSync();
  return document.body.textContent ?? "";
}

afterEach(() => unmount(shown));

it("does not put an offer on the table before it has a price", () => {
  const offers = { 1: { pose: "3,1 NES", price: 0 }, 2: { pose: "1,1 NES", price: null } };
  const words = show("pricing a place", { offers });
  expect(words).toContain("Cleo would pay for 1,1, pipes north, east and south.");
  expect(words).toContain("Bea pays 0 coins for 3,1");
  expect(words).not.toContain("Cleo pays");
});

it("tells what the owner asks for instead of the price named", () => {
  const tiles = { "2,1": { owner: 1 } } as unknown as IrrigateView["tiles"];
  const proposal = { text: "propose buy 2,1", price: 4, asked: 6 };
  expect(show("price asked", { tiles, proposal })).toContain("Bea asks for 6 coins instead of 4 for 2,1.");
});
