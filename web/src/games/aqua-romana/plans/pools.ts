/** Reservoirs as text and as things that are moved about, turned, and opened at their sides. */

import { FILES, HALF, HIGH, middleOf, SQUARES, TOWARDS, type Side } from "../view.ts";

export interface Pool {
  /** The letter of its colour. */
  colour: string;
  squares: [string, string];
  /** Each a square and a side, in the order of their workmen: `c8:W`. */
  outlets: string[];
}
export type Pools = readonly Pool[];

const CLOCKWISE: readonly Side[] = ["N", "E", "S", "W"];

interface XY {
  x: number;
  y: number;
}
const xyOf = (square: string): XY => ({
  x: FILES.indexOf(square.charAt(0)),
  y: Number(square.slice(1)),
});
const nameOf = ({ x, y }: XY): string => `${FILES.charAt(x)}${y}`;

function partsOf(outlet: string): [square: string, side: Side] {
  const [square = "", side = "N"] = outlet.split(":");
  return [square, side as Side];
}

/** One reservoir, as far as it can be read; nothing if it stands on no two squares of the board. */
function readPool(part: string): Pool[] {
  const [colour = "", first = "", second = "", ...words] = part.trim().split(/\s+/);
  if (!SQUARES.includes(first) || !SQUARES.includes(second)) return [];
  const outlets = [...new Set(words)].filter((word) => {
    const [square, side] = partsOf(word);
    return (square === first || square === second) && CLOCKWISE.includes(side);
  });
  return [{ colour, squares: [first, second], outlets }];
}

/** What can be read of a layout; of several reservoirs of one colour the first. */
export function readPools(text: string): Pools {
  const pools = text.split("/").flatMap(readPool);
  return pools.filter(({ colour }, place) => pools.findIndex((other) => other.colour === colour) === place);
}

/** In the order of these colours. */
export function writePools(pools: Pools, colours: readonly string[]): string {
  const place = ({ colour }: Pool): number => colours.indexOf(colour);
  return [...pools]
    .sort((one, other) => place(one) - place(other))
    .map(({ colour, squares, outlets }) => [colour, ...squares, ...outlets].join(" "))
    .join(" / ");
}

export const poolAt = (pools: Pools, square: string): Pool | undefined =>
  pools.find(({ squares }) => squares.includes(square));

export const poolOf = (pools: Pools, colour: string | null): Pool | undefined =>
  pools.find((pool) => pool.colour === colour);

/** With one of them instead of the one of its colour, which may be nowhere yet. */
export function withPool(pools: Pools, pool: Pool): Pools {
  return [...pools.filter(({ colour }) => colour !== pool.colour), pool];
}

/** On other squares, moved back as far as they are off the board; its outlets come along. */
function onSquares(pool: Pool, [one, other]: [XY, XY], turns: number): Pool {
  const back = (low: number, high: number, least: number, most: number): number =>
    low < least ? least - low : high > most ? most - high : 0;
  const dx = back(Math.min(one.x, other.x), Math.max(one.x, other.x), 0, FILES.length - 1);
  const dy = back(Math.min(one.y, other.y), Math.max(one.y, other.y), 1, HIGH);
  const squares = [one, other].map(({ x, y }) => nameOf({ x: x + dx, y: y + dy })) as Pool["squares"];
  const outlets = pool.outlets.map((outlet) => {
    const [square, side] = partsOf(outlet);
    const turned = CLOCKWISE[(CLOCKWISE.indexOf(side) + turns) % CLOCKWISE.length];
    return `${squares[square === pool.squares[1] ? 1 : 0]}:${turned}`;
  });
  return { ...pool, squares, outlets };
}

/** Moved as far as from one square to another. */
export function moved(pool: Pool, from: string, to: string): Pool {
  const start = xyOf(from);
  const end = xyOf(to);
  const shift = (square: string): XY => ({
    x: xyOf(square).x + end.x - start.x,
    y: xyOf(square).y + end.y - start.y,
  });
  return onSquares(pool, [shift(pool.squares[0]), shift(pool.squares[1])], 0);
}

/** A quarter turn clockwise around its first square. */
export function turned(pool: Pool): Pool {
  const [one, other] = pool.squares.map(xyOf) as [XY, XY];
  return onSquares(pool, [one, { x: one.x + other.y - one.y, y: one.y - (other.x - one.x) }], 1);
}

/** The sides of its squares but for those between them. */
export function sidesOf({ squares }: Pool): string[] {
  return squares.flatMap((square) =>
    CLOCKWISE.filter((side) => {
      const { x, y } = xyOf(square);
      const [dx, dy] = TOWARDS[side];
      return !squares.includes(nameOf({ x: x + dx, y: y - dy }));
    }).map((side) => `${square}:${side}`),
  );
}

/** An outlet where there is none, as the last one; none where there is one. */
export function toggled(pool: Pool, outlet: string): Pool {
  const others = pool.outlets.filter((one) => one !== outlet);
  return { ...pool, outlets: others.length < pool.outlets.length ? others : [...others, outlet] };
}

/** Where an outlet leaves its square. */
export function mouthOf(outlet: string): { x: number; y: number } {
  const [square, side] = partsOf(outlet);
  const { x, y } = middleOf(square);
  const [dx, dy] = TOWARDS[side];
  return { x: x + HALF * dx, y: y + HALF * dy };
}

/** Each outlet as whoever stands there at the start: by his name, his square and where he faces. */
export function workmenOf(pools: Pools): Record<string, { square: string; facing: Side }> {
  return Object.fromEntries(
    pools.flatMap(({ colour, outlets }) =>
      outlets.map((outlet, index) => {
        const [square, facing] = partsOf(outlet);
        return [`${colour}${index + 1}`, { square, facing }];
      }),
    ),
  );
}
