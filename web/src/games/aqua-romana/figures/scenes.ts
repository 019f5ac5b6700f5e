/** The boards that the book shows, by the name of the figure: one, or several side by side. */

import type { Reservoirs, Scene } from "./table.ts";

const YELLOW: Reservoirs = { Y: { squares: ["c8", "d8"], outlets: ["c8:W", "c8:S", "d8:S"] } };
const RED: Reservoirs = { R: { squares: ["h8", "i8"], outlets: ["h8:S", "i8:S", "i8:E"] } };
/** R-08, with two or four players and with three. */
export const OF_THREE_OUTLETS: Reservoirs = {
  ...YELLOW,
  ...RED,
  B: { squares: ["h1", "i1"], outlets: ["i1:E", "i1:N", "h1:N"] },
  G: { squares: ["c1", "d1"], outlets: ["d1:N", "c1:N", "c1:W"] },
};
export const OF_FOUR_OUTLETS: Reservoirs = {
  Y: { squares: ["c8", "d8"], outlets: ["c8:W", "c8:S", "d8:S", "d8:E"] },
  R: { squares: ["h8", "i8"], outlets: ["h8:W", "h8:S", "i8:S", "i8:E"] },
  B: { squares: ["e1", "f1"], outlets: ["f1:E", "f1:N", "e1:N", "e1:W"] },
};

/** a workman at every outlet. */
function crews(reservoirs: Reservoirs): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reservoirs).flatMap(([letter, { outlets }]) =>
      outlets.map((outlet, index) => [`${letter}${index + 1}`, outlet]),
    ),
  );
}

const WHOLE = { from: "a8", to: "k1", pathway: "NESW" };

function setUp(reservoirs: Reservoirs, seats: Record<string, string>): Scene[] {
  return [{ ...WHOLE, reservoirs, men: crews(reservoirs), seats }];
}

const SIGHT: Scene = {
  from: "a8",
  to: "e5",
  pathway: "NW",
  reservoirs: YELLOW,
  men: crews(YELLOW),
  pieces: { c7: "straight-NS", c6: "curve-NE" },
  builders: { Nc: "bridge", Nd: "double", W6: "curve", W8: "straight" },
  lookouts: ["Y2"],
};

const LAID: Scene = {
  ...SIGHT,
  pieces: { ...SIGHT.pieces, d6: "curve-SW" },
  builders: { Nc: "bridge", Nd: "double", W7: "curve", W8: "straight" },
  walk: ["W6", "W7"],
  lookouts: [],
  fresh: ["d6"],
};

const MEETING: Scene = {
  from: "e6",
  to: "g4",
  men: { R2: "d5:E", B3: "f3:N" },
  pieces: { e5: "straight-EW", f4: "straight-NS" },
};

const LOOSE: Scene = {
  from: "c7",
  to: "e5",
  men: { Y2: "c8:S" },
  pieces: {
    c7: "straight-NS",
    c6: "straight-NS",
    c5: "curve-NE",
    e5: "curve-NW",
    e6: "straight-NS",
  },
  counted: "Y2",
};

const TWO_OUTLETS: Scene = {
  from: "c8",
  to: "e6",
  reservoirs: YELLOW,
  men: crews(YELLOW),
  pieces: { c7: "curve-NE" },
};

const WALK: Scene = {
  from: "b8",
  to: "g8",
  pathway: "N",
  reservoirs: YELLOW,
  men: crews(YELLOW),
  builders: { Nd: "bridge", Ne: "double", Nf: "curve" },
  walk: ["Nc", "Nf"],
};

const FOUNTAIN: Scene = {
  from: "h8",
  to: "k6",
  pathway: "NE",
  reservoirs: RED,
  men: crews(RED),
  pieces: { j8: "straight-EW", j6: "straight-EW" },
  builders: { Nj: "bridge", Nk: "curve", E8: "straight" },
  walk: ["Ni", "E8"],
  fresh: ["j8", "j6"],
  crosses: ["h7", "i7", "k7"],
};

/** Late in a game: all seventeen builders are on the pathway, and two workmen on the board. */
const FORCED: Scene = {
  ...WHOLE,
  reservoirs: OF_THREE_OUTLETS,
  men: { Y2: "c8:S", R1: "h8:S" },
  pieces: {
    c7: "straight-NS",
    c6: "straight-NS",
    c5: "curve-NE",
    d5: "straight-EW",
    e5: "curve-SW",
    h7: "straight-NS",
    h6: "curve-NW",
    g6: "straight-EW",
  },
  builders: {
    Na: "curve",
    Nb: "bridge",
    Nd: "straight",
    Ng: "curve",
    Ni: "double",
    Nk: "straight",
    E8: "bridge",
    E4: "joker",
    E2: "curve",
    Sk: "double",
    Sj: "straight",
    Sh: "bridge",
    Sd: "curve",
    Sb: "double",
    W1: "straight",
    W3: "bridge",
    W8: "double",
  },
  lookouts: ["Y2", "R1"],
};

const AT_THE_RIM: Scene = {
  from: "a6",
  to: "b5",
  pathway: "W",
  men: { G1: "c5:W" },
  pieces: { b5: "straight-EW", a5: "straight-EW" },
};
const AT_A_PIECE: Scene = {
  from: "f6",
  to: "g5",
  men: { R2: "e5:E" },
  pieces: { f5: "straight-EW", g5: "straight-NS" },
};
const AT_A_RESERVOIR: Scene = {
  from: "d8",
  to: "e7",
  reservoirs: YELLOW,
  men: { B1: "e6:N" },
  pieces: { e7: "straight-NS", e8: "curve-SW" },
};

const LOOP: Scene = {
  from: "b8",
  to: "d5",
  reservoirs: YELLOW,
  men: crews(YELLOW),
  pieces: {
    c7: "straight-NS",
    c6: "bridge",
    c5: "curve-NE",
    d5: "curve-NW",
    d6: "curve-SW",
    b6: "straight-EW",
  },
  counted: "Y2",
};

const CORNER: Scene = {
  from: "j8",
  to: "k6",
  pathway: "E",
  men: { R3: "i8:E" },
  pieces: { j8: "straight-EW" },
};

export const SCENES: Record<string, Scene[]> = {
  "setup-two": setUp(OF_THREE_OUTLETS, { Y: "I", R: "II", B: "I", G: "II" }),
  "setup-three": setUp(OF_FOUR_OUTLETS, { Y: "I", R: "II", B: "III" }),
  "setup-four": setUp(OF_THREE_OUTLETS, { Y: "I", R: "II", B: "III", G: "IV" }),
  sight: [SIGHT],
  lay: [LAID],
  "two-at-once": [MEETING, { ...MEETING, pieces: { ...MEETING.pieces, f5: "double-NW" }, fresh: ["f5"] }],
  "loose-pieces": [LOOSE, { ...LOOSE, pieces: { ...LOOSE.pieces, d5: "straight-EW" }, fresh: ["d5"] }],
  "no-joining": [
    { ...TWO_OUTLETS, ghosts: { d7: "curve-NW" }, crosses: ["d7"] },
    { ...TWO_OUTLETS, pieces: { ...TWO_OUTLETS.pieces, d7: "double-NE" }, fresh: ["d7"], ticks: ["e7"] },
  ],
  walk: [WALK],
  fountain: [FOUNTAIN],
  forced: [FORCED],
  closed: [AT_THE_RIM, AT_A_PIECE, AT_A_RESERVOIR],
  counting: [LOOP],
  blocking: [
    { ...CORNER, ghosts: { k7: "straight-EW" }, crosses: ["k7"] },
    { ...CORNER, pieces: { ...CORNER.pieces, k7: "straight-EW" }, fresh: ["k7"] },
  ],
};

/** Figures in which the second board comes after the first. */
export const IN_TIME: readonly string[] = ["two-at-once", "loose-pieces"];
