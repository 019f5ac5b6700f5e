import { afterEach, expect, it } from "vitest";
import { orientation, seenSides } from "./orientation.svelte.ts";

afterEach(() => {
  orientation.upright = false;
});

it("names the sides of a lying board by the compass", () => {
  expect(seenSides("NES")).toEqual(["N", "E", "S"]);
});

it("names the sides of an upright board as they are seen", () => {
  orientation.upright = true;
  expect(seenSides("NES")).toEqual(["right", "down", "left"]);
  expect(seenSides("NW")).toEqual(["up", "right"]);
});
