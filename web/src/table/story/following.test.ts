import { expect, it } from "vitest";
import type { Position } from "../../api/types.ts";
import { following } from "./following.ts";

const at = (position: number, ...houses: string[]): Position =>
  ({ position, view: { houses, springs: { a1: 3 } } }) as unknown as Position;

it("says what has not changed with the objects that are shown, and what was found once again", () => {
  const shown = at(3, "g7");
  const next = at(4, "g7", "g8");
  const found = following(shown, next);
  expect(found).toEqual(next);
  expect(found.view["springs"]).toBe(shown.view["springs"]);
  expect(following(shown, next)).toBe(found);
});

it("is found anew where something else is shown by now", () => {
  const next = at(4, "g7");
  const other = at(2, "g7");
  expect(following(null, next).view).toEqual(next.view);
  expect(following(other, next).view["houses"]).toBe(other.view["houses"]);
});
