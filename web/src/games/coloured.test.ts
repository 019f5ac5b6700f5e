import { expect, it } from "vitest";
import { meantText, shownItems, shownText, told } from "./coloured.ts";
import { coloured } from "./games.ts";
import { plainGame } from "./testing.ts";

/** A game that prints red and yellow; its things are called by the colour: `red3`. */
const boxed = plainGame({
  recoloured: (word, palette) => word.replace(/^(red|yellow)/, (colour) => palette[colour] ?? colour),
});
const game = coloured(boxed, ["yellow", "red"]);

it("says things as the table shows them, and understands them so", () => {
  expect(shownText(game, "dig red3 a1")).toBe("dig yellow3 a1");
  expect(shownText(game, "red1; yellow2")).toBe("yellow1; red2");
  expect(meantText(game, "dig yellow3 a1")).toBe("dig red3 a1");
  expect(told(game, { text: "dig red3", who: "Ann", names: [] })).toBe("Ann: dig yellow3.");
  const item = { what: "sunk", rule: "X-01", seat: 1, thing: "red3" };
  expect(shownItems(game, [item])).toEqual([{ ...item, thing: "yellow3" }]);
});

it("changes nothing where colours are as printed", () => {
  expect(shownText(boxed, "dig red3")).toBe("dig red3");
  expect(meantText(boxed, "dig red3")).toBe("dig red3");
});
