import { describe, expect, it } from "vitest";
import type { Thing } from "./things.ts";
import { frameOf, levelFor, middleOfAll, Zoom } from "./zoom.svelte.ts";

const WHOLE = { w: 1000, h: 500 };
const BOX = { w: 500, h: 250 };
const SCALE = 0.5;
const frame = (zoom: Zoom) => frameOf(zoom, WHOLE, BOX, SCALE);

describe("what is seen of a board", () => {
  it("is all of it at first", () => {
    expect(frame(new Zoom())).toEqual({ x: 0, y: 0, w: 1000, h: 500 });
  });

  it("is enlarged around the spot under the pointer, and never beyond the rim", () => {
    const zoom = new Zoom();
    zoom.centre = { x: 500, y: 250 };
    zoom.by(2, { x: 1000, y: 500 });
    expect(frame(zoom)).toEqual({ x: 500, y: 250, w: 500, h: 250 });
    zoom.pan(frame(zoom), 300, 300);
    expect(frame(zoom)).toEqual({ x: 500, y: 250, w: 500, h: 250 });
    zoom.pan(frame(zoom), -100, -50);
    expect(frame(zoom)).toEqual({ x: 400, y: 200, w: 500, h: 250 });
    zoom.whole();
    expect(frame(zoom).w).toBe(1000);
  });

  it("never gets smaller than the whole", () => {
    const zoom = new Zoom();
    zoom.step(-1);
    expect(zoom.level).toBe(1);
    for (let i = 0; i < 20; i++) zoom.step(1);
    expect(zoom.level).toBe(5);
  });

  it("answers to keys", () => {
    const zoom = new Zoom();
    zoom.centre = { x: 500, y: 250 };
    expect(zoom.key({ key: "+", shiftKey: true }, frame(zoom))).toBe(true);
    expect(zoom.level).toBeGreaterThan(1);
    const { x } = frame(zoom);
    expect(zoom.key({ key: "ArrowRight", shiftKey: true }, frame(zoom))).toBe(true);
    expect(frame(zoom).x).toBeGreaterThan(x);
    expect(zoom.key({ key: "ArrowRight", shiftKey: false }, frame(zoom))).toBe(false);
    expect(zoom.key({ key: "0", shiftKey: false }, frame(zoom))).toBe(true);
    expect(zoom.level).toBe(1);
  });

  it("follows what is walked to", () => {
    const zoom = new Zoom();
    zoom.by(2, { x: 0, y: 0 });
    zoom.reveal(frame(zoom), { x: 900, y: 100 }, 50);
    expect(frame(zoom)).toMatchObject({ x: 450, y: 0 });
  });

  it("is what matters, unless somebody has chosen", () => {
    const zoom = new Zoom();
    zoom.suggest(2, { x: 500, y: 250 });
    expect(frame(zoom)).toMatchObject({ x: 250, y: 125 });
    zoom.whole();
    zoom.suggest(2, { x: 500, y: 250 });
    expect(zoom.level).toBe(1);
  });
});

it("knows how much larger a finger needs things", () => {
  expect(levelFor(100, 0.22)).toBe(2);
  expect(levelFor(100, 0.6)).toBe(1);
});

it("finds the middle of what matters", () => {
  expect(middleOfAll([])).toBeNull();
  expect(middleOfAll([{ x: 0, y: 10 } as Thing, { x: 100, y: 30 } as Thing])).toEqual({ x: 50, y: 20 });
});
