/** How the things of a board are shown now. */

import { t } from "../../words/words.svelte.ts";
import type { Change } from "../contract.ts";
import type { Layer, Thing } from "../things.ts";

/** A thing with everything that its drawing says of it. */
export interface Shown {
  name: string;
  look: string;
  said: string;
  tabindex: 0 | -1;
  x: number;
  y: number;
  width: number;
  height: number;
  rx: number;
}

export interface ShownLayer {
  label: string;
  grid: boolean;
  rows: Shown[][];
  keys: readonly number[];
}

/** What is to be seen of things besides where they are. */
export interface Marks {
  possible: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  recent: ReadonlySet<string>;
  pointed: ReadonlySet<string>;
  changes: ReadonlyMap<string, Change>;
  /** Where the keyboard is. */
  current: Thing | undefined;
  /** Nothing has been chosen yet: what is possible is only hinted at. */
  quiet: boolean;
}

/** Between a space and its outline. */
const INSET = 3;
const ROUND = 9;

function lookOf({ name, kind }: Thing, marks: Marks): string {
  const { possible, chosen, recent, pointed, changes, quiet } = marks;
  const looks = [
    "thing",
    kind,
    possible.has(name) && "possible",
    possible.has(name) && quiet && "hinted",
    chosen.has(name) && "chosen",
    changes.size === 0 && recent.has(name) && "recent",
    pointed.has(name) && "pointed",
  ];
  return looks.filter(Boolean).join(" ");
}

function saidOf({ name, label }: Thing, { possible, changes }: Marks): string {
  const change = changes.get(name);
  const news = change && t("thing.changed", { who: change.who });
  return [label, news, possible.has(name) && t("thing.possible")].filter(Boolean).join(", ");
}

function outlineOf({ kind, x, y, w, h }: Thing): Pick<Shown, "x" | "y" | "width" | "height" | "rx"> {
  const inset = kind === "cell" ? INSET : 0;
  const rx = kind === "cell" ? ROUND : Math.min(w, h) / 2;
  return { x: x - w / 2 + inset, y: y - h / 2 + inset, width: w - 2 * inset, height: h - 2 * inset, rx };
}

function shownAs(thing: Thing, marks: Marks): Shown {
  const tabindex = thing === marks.current ? 0 : -1;
  const [look, said] = [lookOf(thing, marks), saidOf(thing, marks)];
  return { name: thing.name, look, said, tabindex, ...outlineOf(thing) };
}

export function showing(layers: readonly Layer[], marks: Marks): ShownLayer[] {
  return layers.map(({ label, grid, rows, keys }) => ({
    label,
    grid,
    keys: keys ?? [...rows.keys()],
    rows: rows.map((row) => row.map((thing) => shownAs(thing, marks))),
  }));
}
