import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { viewOf } from "../testing.ts";
import Board from "./Board.svelte";
import type { AquaeduktView } from "./view.ts";

const house = { seat: 0, value: 2 };
const none: ReadonlySet<string> = new Set();
const nothing = (): void => {};

/** A region of two spaces: a house on one of them, a mountain on the other. */
const full = viewOf<AquaeduktView>({
  spaces: {
    c4: { region: 14, supply: 1, house },
    d4: { region: 14, supply: 0, house: null },
    e4: { region: 15, supply: 0, house: null },
  },
  mountains: { d4: null },
  springs: ["C4"],
  canals: {},
  stock: [[0, 0, 0, 0]],
  die: null,
});

it("shows the number of a region above all that stands there", () => {
  const props = { view: full, after: null, possible: none, chosen: none, recent: none, pointed: none };
  const more = { verb: null, names: ["Ann"], onpick: nothing, onask: nothing };
  const target = document.createElement("div");
  const made = mount(Board, {
    target,
    props: { ...props, ...more, onpoint: nothing, oncancel: nothing },
  });
  flushSync();
  const texts = [...target.querySelectorAll("text")].map((text) => text.textContent);
  expect(texts).toContain("15");
  const drawn = [...target.querySelectorAll("path, circle, text, rect:not(.thing)")];
  const sign = drawn.findIndex((one) => one.textContent === "14");
  const later = drawn.slice(sign + 1).filter((one) => !one.closest("[data-thing]"));
  expect(sign).toBeGreaterThan(0);
  // Only the plate and the number of the other region come after it.
  expect(later.map((one) => one.tagName.toLowerCase())).toEqual(["rect", "rect", "text"]);
  void unmount(made);
});
