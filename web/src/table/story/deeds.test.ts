import { describe, expect, it } from "vitest";
import type { ActionEvent, Position } from "../../api/types.ts";
import type { Differences } from "../../games/differing.ts";
import { plainGame, viewOf } from "../../games/testing.ts";
import { deedsOf, gainsOf, marksOf, sinceMine } from "./deeds.ts";

type By = ActionEvent["by"];
const act = (
  position: number,
  seat: number | null,
  by: By = seat === null ? "chance" : "bot",
): ActionEvent => ({
  number: position + 1,
  kind: "action",
  seat,
  made_at: 0,
  position,
  by,
  text: "dig a3",
});
const places = (events: ActionEvent[]): number[] => events.map(({ position }) => position);

describe("what happened since one's last action", () => {
  const line = [act(0, 0, "seat"), act(1, null), act(2, 1), act(3, null), act(4, 2), act(5, 2)];

  it("is what others did, with what Chance answered them", () => {
    expect(places(sinceMine(line, [0], 0))).toEqual([2, 3, 4, 5]);
    expect(places(sinceMine(line.slice(0, 2), [0], 1))).toEqual([]);
  });

  it("is everything for somebody who has not acted, and the last turn for those who watch", () => {
    expect(places(sinceMine(line, [3], 3))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(places(sinceMine(line, [], 0))).toEqual([4, 5]);
  });

  it("counts from the seat that is to move, where several sit at one screen", () => {
    const shared = [act(0, 0, "seat"), act(1, 1, "seat"), act(2, 0, "seat")];
    expect(places(sinceMine(shared, [0, 1], 1))).toEqual([2]);
    expect(places(sinceMine(shared, [0, 1], 0))).toEqual([]);
  });

  it("lasts while one's own turn has only begun by itself", () => {
    const drawn = [...line, act(6, 0, "seat"), act(7, null)];
    const isAutomatic = ({ position }: ActionEvent): boolean => position === 6;
    expect(places(sinceMine(drawn, [0], 0, isAutomatic))).toEqual([2, 3, 4, 5]);
    expect(places(sinceMine(drawn, [0], 1, isAutomatic))).toEqual([]);
    expect(places(sinceMine(drawn, [0], 0))).toEqual([]);
  });

  it("tells of a bot that stood in, and of nothing that was given with the table", () => {
    expect(places(sinceMine([act(0, 0, "seat"), act(1, 0)], [0], 0))).toEqual([1]);
    expect(places(sinceMine([act(0, 1, "given"), act(1, 1)], [0], 0))).toEqual([1]);
  });
});

const position = (at: number, land: Record<string, string>, scores: number[]): [number, Position] => [
  at,
  { position: at, view: viewOf({ land, scores }) } as Position,
];
const past = new Map([
  position(0, { a1: "x", b1: "x" }, [0, 0]),
  position(1, { a1: "y", b1: "x" }, [0, 2]),
  position(2, { a1: "y", b1: "x", c1: "x" }, [0, 2]),
  position(3, { a1: "x", b1: "", c1: "x" }, [-1, 3]),
]);
const land = (view: object): Record<string, string> => (view as { land: Record<string, string> }).land;
const changed = (before: object, after: object): Differences => {
  const [old, now] = [land(before), land(after)];
  const things = Object.keys(now).filter((name) => old[name] !== now[name]);
  return { things, lost: things.filter((name) => now[name] === "") };
};

describe("marks", () => {
  const deeds = deedsOf([act(0, 1), act(1, null), act(2, 2)], past);

  it("name who was the last to change a thing, Chance for whoever it answered", () => {
    const marks = [...marksOf(deeds, { changed })];
    expect(marks).toEqual([
      ["b1", { seat: 2, isLoss: true }],
      ["c1", { seat: 1, isLoss: false }],
    ]);
  });

  it("are none as long as not every position is known", () => {
    expect(deedsOf([act(0, 1), act(5, 2)], past)).toEqual([]);
    expect(marksOf([], { changed }).size).toBe(0);
  });

  it("come with what each seat gained", () => {
    const { kit } = plainGame();
    expect(gainsOf(deeds, kit)).toEqual([-1, 3]);
    expect(gainsOf([], kit)).toEqual([]);
  });
});
