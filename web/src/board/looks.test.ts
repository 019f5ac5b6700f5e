import { describe, expect, it } from "vitest";
import { AS_PRINTED, lookIn, paletteOf, reversed, seatLook } from "./looks.ts";

const PRINTED = ["red", "yellow", "green", "blue"];

describe("the palette of a table", () => {
  it("holds what is shown otherwise than printed", () => {
    const palette = paletteOf(PRINTED, ["yellow", "red", "green", "blue"]);
    expect(palette).toEqual({ red: "yellow", yellow: "red" });
    expect(lookIn(palette, "red").letter).toBe("Y");
    expect(lookIn(palette, "green").letter).toBe("G");
    expect(reversed({ red: "blue", blue: "yellow", yellow: "red" })).toEqual({
      blue: "red",
      yellow: "blue",
      red: "yellow",
    });
  });

  it("is that of the box where nobody has chosen, or nothing is known", () => {
    expect(paletteOf(PRINTED, PRINTED)).toBe(AS_PRINTED);
    expect(paletteOf(PRINTED, [""])).toBe(AS_PRINTED);
  });
});

it("has a look for a colour that nobody knows", () => {
  expect(seatLook(["mauve"], 0).colour).toBe("grey");
  expect(seatLook([], 3).colour).toBe("grey");
});
