import { expect, it } from "vitest";
import { mosaic, SIZE } from "./mosaic.ts";

const colours = (text: string): string[] => mosaic(text).map(({ colour }) => colour);

it("lays the same stones for the same text, and others for another", () => {
  expect(colours("ann 0")).toEqual(colours("ann 0"));
  expect(colours("ann 0")).not.toEqual(colours("ann 1"));
  expect(new Set(Array.from({ length: 200 }, (_, n) => colours(`x ${n}`).join())).size).toBe(200);
});

it("is framed, and the same on both sides", () => {
  const found = colours("bea 7");
  expect(found).toHaveLength(SIZE * SIZE);
  for (let y = 0; y < SIZE; y += 1) {
    const row = found.slice(y * SIZE, (y + 1) * SIZE);
    expect(row).toEqual([...row].reverse());
    expect(row[0]).toBe(found[0]);
  }
});
