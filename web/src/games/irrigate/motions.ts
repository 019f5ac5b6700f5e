/** What is seen moving in Irrigate. */

import { lasting, type Gain, type Motion } from "../../board/motion/motions.ts";
import type { Moved } from "../kit.ts";
import { cellOf, ENDS, grammar, type IrrigateAftermath, type IrrigateView } from "./view.ts";

type Action = Moved<IrrigateView, IrrigateAftermath>;
type Tiles = IrrigateView["tiles"];

const SIDES: Record<string, { column: number; row: number; back: string }> = {
  N: { column: 0, row: 1, back: "S" },
  E: { column: 1, row: 0, back: "W" },
  S: { column: 0, row: -1, back: "N" },
  W: { column: -1, row: 0, back: "E" },
};

/** The tiles to which water runs on from a tile. */
function beyond(tiles: Tiles, name: string): string[] {
  const { column, row } = cellOf(name);
  return [...(tiles[name]?.exits ?? "")].flatMap((side) => {
    const way = SIDES[side];
    const next = way ? `${column + way.column},${row + way.row}` : "";
    const tile = tiles[next];
    return way && tile?.irrigated && tile.exits.includes(way.back) ? [next] : [];
  });
}

/** The tiles with water, tile by tile from the river on. */
export function reached(tiles: Tiles): string[][] {
  const waves: string[][] = [];
  const seen = new Set<string>();
  let front = ENDS.filter((name) => tiles[name]?.irrigated);
  while (front.length > 0) {
    for (const name of front) seen.add(name);
    waves.push(front);
    front = [...new Set(front.flatMap((name) => beyond(tiles, name)))].filter((name) => !seen.has(name));
  }
  return waves;
}

/** Those that had none before, in the order in which water comes to them. */
export function watered(before: Tiles, after: Tiles): string[][] {
  return reached(after)
    .map((wave) => wave.filter((name) => !before[name]?.irrigated))
    .filter((wave) => wave.length > 0);
}

function flowing({ before, after }: Action, at: number): Motion[] {
  const waves = watered(before.tiles, after.tiles);
  return waves.length > 0 ? [{ kind: "flow", waves, at, sound: "water" }] : [];
}

/** Tiles that lie where none lay come from the hand; what was offered, too. */
function laid({ before, after }: Action): Motion[] {
  return Object.keys(after.tiles)
    .filter((name) => !(name in before.tiles))
    .map((piece): Motion => ({ kind: "fly", piece, path: ["hand"], sound: "stone" }));
}

function turned({ before, after }: Action): Motion[] {
  return Object.entries(before.tiles)
    .filter(([name, tile]) => after.tiles[name] && after.tiles[name].exits !== tile.exits)
    .map(([piece]): Motion => ({ kind: "turn", piece, sound: "wood" }));
}

/** Money comes from whoever pays it, or from the bank. */
function paid({ aftermath }: Action): Motion[] {
  const payments = aftermath.filter((item) => "money" in item);
  const payer = payments.find(({ what, money }) => what === "price" && money < 0);
  const sums = new Map<number, number>();
  for (const { seat, money } of payments) sums.set(seat, (sums.get(seat) ?? 0) + money);
  return [...sums].map(([seat, by]): Gain => {
    const from = by > 0 && payer && payer.seat !== seat ? `seat ${payer.seat}` : "bank";
    return { kind: "gain", seat, by, from, sound: "coin" };
  });
}

export function motions(action: Action): Motion[] {
  if (grammar.verbOf(action.text) === "tile")
    return [{ kind: "fly", piece: "hand", path: ["pile"], sound: "wood" }];
  const tiles = [...laid(action), ...turned(action)];
  return [...tiles, ...flowing(action, lasting(tiles)), ...paid(action)];
}
