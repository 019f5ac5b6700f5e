import { expect, it } from "vitest";
import { LOOKS } from "../looks.ts";
import type { Layer, Thing } from "../things.ts";
import { showing, type Marks } from "./showing.ts";

const thing = (name: string, kind: Thing["kind"] = "cell"): Thing => ({
  name,
  kind,
  x: 50,
  y: 50,
  w: 40,
  h: 20,
  label: `${name}, empty`,
});
const layers: Layer[] = [{ label: "Spaces", grid: true, rows: [[thing("a1"), thing("b1", "edge")]] }];
const NONE: Marks = {
  possible: new Set(),
  chosen: new Set(),
  recent: new Set(),
  pointed: new Set(),
  changes: new Map(),
  current: undefined,
  quiet: false,
};
const shown = (marks: Partial<Marks>, nth = 0): unknown =>
  showing(layers, { ...NONE, ...marks })[0]?.rows[0]?.[nth];

it("shows a space inside its outline, and what lies between spaces as it is", () => {
  expect(shown({})).toMatchObject({ x: 33, y: 43, width: 34, height: 14, rx: 9 });
  expect(shown({}, 1)).toMatchObject({ x: 30, y: 40, width: 40, height: 20, rx: 10 });
});

it("shows and says what can be done with a thing, and where the keyboard is", () => {
  expect(shown({})).toMatchObject({ look: "thing cell", said: "a1, empty", tabindex: -1 });
  const possible = new Set(["a1"]);
  const said = "a1, empty, possible";
  expect(shown({ possible })).toMatchObject({ look: "thing cell possible", said });
  expect(shown({ possible, quiet: true })).toMatchObject({ look: "thing cell possible hinted", said });
  expect(shown({ possible, quiet: true }, 1)).toMatchObject({ look: "thing edge" });
  expect(shown({ current: layers[0]?.rows[0]?.[0] })).toMatchObject({ tabindex: 0 });
});

it("marks what was done last only where nothing else is marked", () => {
  const recent = new Set(["a1"]);
  const changes = new Map([["b1", { look: LOOKS.red, who: "Ann", isLoss: false }]]);
  expect(shown({ recent })).toMatchObject({ look: "thing cell recent" });
  expect(shown({ recent, changes })).toMatchObject({ look: "thing cell" });
  expect(shown({ changes }, 1)).toMatchObject({ said: "b1, empty, changed by Ann" });
});
