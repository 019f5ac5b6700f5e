import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { IrrigateView } from "../view.ts";
import { openWords } from "../../../words/words.svelte.ts";
import PriceStepper from "./PriceStepper.svelte";

let shown: object;
await openWords("irrigate");

/** A price of 4, which is what it begins with. */
function show(phase: string, tax: number, oncancel?: () => void): string {
  const view = { phase, tax, seats: [{ money: 9 }] } as unknown as IrrigateView;
  const words = ["0", "1", "2", "3", "4", "5", "6", "7"];
  const props = { words, view, seat: 0, onchoose: () => {}, ...(oncancel ? { oncancel } : {}) };
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

it("counts the tax with every step, and can be given up", () => {
  const oncancel = vi.fn();
  show("proposing", 2, oncancel);
  const buttons = [...document.querySelectorAll("button")];
  const press = (name: string): void => {
    buttons.find((one) => (one.getAttribute("aria-label") ?? one.textContent) === name)?.click();
    flushSync();
  };
  press("more");
  expect(document.querySelector("output")?.textContent).toBe("5");
  expect(document.body.textContent).toContain("You would have 2, as the tax is 2.");
  press("Cancel");
  expect(oncancel).toHaveBeenCalledOnce();
});
