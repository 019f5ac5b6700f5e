import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { IrrigateView } from "./view.ts";
import { openWords } from "../../words/words.svelte.ts";
import Aside from "./Aside.svelte";

const NAMES = ["Ann", "Bea", "Cleo"];
let shown: object;
await openWords("irrigate");

function show(phase: string, offers: IrrigateView["offers"]): string {
  const seats = NAMES.map(() => ({ money: 5 }));
  const view = { phase, turn: 0, proposal: null, offers, seats } as unknown as IrrigateView;
  shown = mount(Aside, { target: document.body, props: { view, seat: 2, names: NAMES } });
  flushSync();
  return document.body.textContent ?? "";
}

afterEach(() => unmount(shown));

it("does not put an offer on the table before it has a price", () => {
  const words = show("pricing a place", {
    1: { pose: "3,1 NES", price: 0 },
    2: { pose: "1,1 NES", price: null },
  });
  expect(words).toContain("Cleo would pay for 1,1, pipes north, east and south.");
  expect(words).toContain("Bea pays 0 for 3,1");
  expect(words).not.toContain("Cleo pays");
});
