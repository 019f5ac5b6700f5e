import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { SQUARES } from "../view.ts";
import Ground from "./Ground.svelte";

function namesOn(props: { squares?: readonly string[]; size?: number }): (string | null)[] {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const view = { pieces: { a1: "curve-NE" }, pathway: { Nc: "curve" } };
  const made = mount(Ground, { target, props: { view, ...props } });
  flushSync();
  const texts = [...target.querySelectorAll("text")].map((text) => text.textContent);
  void unmount(made);
  return texts;
}

it("names files and ranks at the rim alone", () => {
  const texts = namesOn({});
  expect(texts).toHaveLength(37);
  expect(new Set(texts)).toEqual(new Set("abcdefghijk12345678"));
});

it("names every free square and slot on demand", () => {
  const texts = namesOn({ squares: SQUARES, size: 13 });
  expect(texts).toHaveLength(87 + 37);
  expect(texts).toContain("e5");
  expect(texts).toContain("Nd");
  expect(texts).not.toContain("a1");
  expect(texts).not.toContain("Nc");
});
