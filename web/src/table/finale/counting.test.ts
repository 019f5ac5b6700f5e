import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte.ts";
import { Counting } from "./counting.svelte.ts";

const counts = [{ seat: 0, things: [], points: 3, words: "" }];
const waves = [["2,1"], ["2,2"]];

beforeEach(() => {
  vi.useFakeTimers();
  settings.lessMotion = false;
});
afterEach(() => void vi.useRealTimers());

it("lets the water run before the points are counted, and then tells who stands where", () => {
  const counting = new Counting();
  counting.begin(counts, waves);
  expect(counting.act).toBe("water");
  expect(counting.flow.waves).toEqual(waves);
  expect(counting.total(0)).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(counting.act).toBe("count");
  expect(counting.total(0)).toBe(3);
  vi.advanceTimersByTime(3000);
  expect(counting.act).toBe("podium");
});

it("cuts to the points where nothing shall move, and where there is no water", () => {
  const counting = new Counting();
  counting.begin(counts, []);
  expect(counting.act).toBe("count");
  settings.lessMotion = true;
  counting.begin(counts, waves);
  expect(counting.act).toBe("count");
});

it("is skipped to the end, whatever is being told", () => {
  const counting = new Counting();
  counting.begin(counts, waves);
  counting.skip();
  expect(counting.act).toBe("podium");
  counting.skip();
  expect(counting.act).toBeNull();
});
