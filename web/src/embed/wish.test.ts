import { expect, it } from "vitest";
import { addressOf, beginningOf, wishIn } from "./wish.ts";

it("reads what a page wants to show", () => {
  const wish = wishIn("#record=records/a%20b.json&step=12&language=de&theme=dark&controls=no");
  expect(wish).toMatchObject({ step: 12, language: "de", theme: "dark", hasControls: false });
  expect(addressOf(wish)).toBe("records/a b.json");
});

it("takes what makes no sense for what is usual", () => {
  const wish = wishIn("#step=-1&language=xx&theme=<b>&players=many&controls=perhaps");
  expect(wish).toMatchObject({ step: null, language: null, theme: "system", players: 2, hasControls: true });
  expect(addressOf(wish)).toBe(null);
});

it("asks for nothing but the record of a table", () => {
  expect(addressOf(wishIn("#table=../people?x#y"))).toBe("api/tables/..%2Fpeople%3Fx%23y/record");
});

it("begins a game for as many as are wished", () => {
  expect(beginningOf(wishIn("#game=any&players=3"))).toMatchObject({
    game: "any",
    options: { players: 3 },
    seats: ["", "", ""],
  });
});
