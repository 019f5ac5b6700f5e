/** What a figure shows, worked out from a few pieces: where the water goes and where workmen stand. */

import { FILES, HIGH, TOWARDS, waysOf, type RomanaView, type Side, type Workman } from "../view.ts";

export type Reservoirs = Record<string, { squares: string[]; outlets: string[] }>;

/** A part of the board. */
export interface Scene {
  /** The squares at its north-western and south-eastern corner. */
  from: string;
  to: string;
  /** The sides on which the pathway is in the picture, too. */
  pathway?: string;
  pieces?: Record<string, string>;
  reservoirs?: Reservoirs;
  /** By workman: the outlet of his water, or where it comes from outside the picture. */
  men?: Record<string, string>;
  builders?: Record<string, string>;
  /** Who has walked: from a slot to the one where he stands now. */
  walk?: [from: string, to: string];
  /** The workmen whose lines of sight are shown. */
  lookouts?: string[];
  /** The workman whose squares are counted. */
  counted?: string;
  /** What has just been laid. */
  fresh?: string[];
  /** What might be laid, and is not. */
  ghosts?: Record<string, string>;
  /** Squares where a tile is not allowed, and where it is. */
  crosses?: string[];
  ticks?: string[];
  /** By reservoir: the number of the player who has it. */
  seats?: Record<string, string>;
}

export type Table = Pick<RomanaView, "pieces" | "printed" | "reservoirs" | "pathway" | "workmen">;

/** */
const PRINTED: Record<string, string> = { a8: "curve-SE", k8: "curve-SW", a1: "curve-NE", k1: "curve-NW" };
const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

/** The square beyond a side; null off the board. */
function beyond(square: string, side: Side): string | null {
  const [dx, dy] = TOWARDS[side];
  const file = FILES.charAt(FILES.indexOf(square.charAt(0)) + dx);
  const rank = Number(square.slice(1)) - dy;
  return file && rank > 0 && rank <= HIGH ? `${file}${rank}` : null;
}

interface Aqueduct {
  course: string[];
  square: string;
  facing: Side;
  front: string | null;
}

/** piece by piece from an outlet, to the side where it ends. */
export function aqueductFrom(outlet: string, pieces: Readonly<Record<string, string>>): Aqueduct {
  const course: string[] = [];
  let [square = "", facing] = outlet.split(":") as [string, Side];
  for (;;) {
    const front = beyond(square, facing);
    const entry = OPPOSITE[facing];
    const piece = front === null ? undefined : pieces[front];
    const way = piece && waysOf(piece).find((sides) => sides.includes(entry));
    if (front === null || !way) return { course, square, facing, front };
    facing = way.replace(entry, "") as Side;
    square = front;
    course.push(`${square} ${entry}${facing}`);
  }
}

/** */
const slotsSeenFrom = (square: string): string[] =>
  ["N", "E", "S", "W"].map((side) => side + square.charAt("NS".includes(side) ? 0 : 1));

function workman(name: string, outlet: string, pieces: Record<string, string>): Workman {
  const { course, square, facing, front } = aqueductFrom(outlet, pieces);
  const seat = "YRBG".indexOf(name.charAt(0));
  const sees = slotsSeenFrom(square);
  return { seat, square, facing, front, points: course.length, podium: null, bonus: 0, sees, course };
}

export function tableOf(scene: Scene): Table {
  const pieces = { ...PRINTED, ...scene.pieces };
  const men = Object.entries(scene.men ?? {});
  const pools = Object.entries(scene.reservoirs ?? {});
  return {
    pieces,
    printed: Object.keys(PRINTED),
    reservoirs: Object.fromEntries(pools.map(([letter, pool], seat) => [letter, { seat, ...pool }])),
    pathway: scene.builders ?? {},
    workmen: Object.fromEntries(men.map(([name, outlet]) => [name, workman(name, outlet, pieces)])),
  };
}

/** beyond its end lies neither the rim, nor a reservoir, nor a piece. */
export function isOpen(table: Table, name: string): boolean {
  const front = table.workmen[name]?.front;
  const pools = Object.values(table.reservoirs).flatMap(({ squares }) => squares);
  return front != null && !(front in table.pieces) && !pools.includes(front);
}
