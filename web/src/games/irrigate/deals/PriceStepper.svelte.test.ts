import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { IrrigateView } from "../view.ts";
import { openWords } from "../../../words/words.svelte.ts";
import PriceStepper from "./PriceStepper.svelte";

let shown: object;
await openWords("irrigate");

/** A price of 4, which is what it begins with. */
function show(phase: string, tax: number): string {
  const view = { phase, tax, seats: [{ money: 9 }] } as unknown as IrrigateView;
  const words = ["0", "1", "2", "3", "4", "5", "6", "7"];
  const props = { words, view, seat: 0, onchoose: () => {} };
  shown = mount(PriceStepper, { target: document.body, props });
  flushSync();
  return document.body.textContent ?? "";
}

afterEach(() => unmount(shown));

it.each([
  ["pricing a place", 2, "You would have 5."],
  ["proposing", 0, "You would have 5."],
  ["proposing", 2, "You would have 3, as the tax is 2."],
  ["answering", 2, "You would have 13."],
])("%s with a tax of %i", (phase, tax, words) => {
  expect(show(phase, tax)).toContain(words);
});
