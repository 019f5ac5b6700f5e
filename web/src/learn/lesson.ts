/** What happens in each lesson: real tables, begun at a chosen position, and what to do at them. */

import type { GameName, Options } from "../api/types.ts";

export interface LessonStep {
  /** The name of its words. */
  words: string;
  /** The actions among which one may choose; without it the step is only to be read. */
  among?: RegExp;
  /** The actions that are right, if not all of those: the others are refused. */
  goal?: RegExp;
  /** The actions that finish it, if not all that are right; it is over, too, when the turn passes on. */
  ends?: RegExp;
  /** The name of the words for what is refused, if not the usual ones. */
  again?: string;
  /** Things to be pointed at. */
  point?: string[];
}

export interface Scene {
  options: Options;
  /** The play so far. */
  actions: string[];
  /** All but the last scene end with a step that is only to be read. */
  steps: LessonStep[];
  /** What is said at decisions that only some ways through the scene bring. */
  asides?: LessonStep[];
  /** What the other seat does when it is to move: the first of these that is possible, else anything. */
  replies: RegExp[];
}

const MOUNTAINS = ["b7", "k2", "h4", "e1", "j6", "d5", "a4", "l3"].map((space) => `mountain ${space}`);

const BUILDERS = [
  "curve Nc",
  "bridge Nd",
  "straight W8",
  "double Nf",
  "curve E7",
  "straight E6",
  "bridge E3",
  "double E2",
  "curve Sj",
  "straight Sa",
  "bridge W7",
  "double W3",
].map((builder) => `builder ${builder}`);

const LAND =
  "grey corner 1,1 ES/grey corner 6,1 NW/grey straight 2,2 EW/red corner 5,-2 SW/grey straight 3,1 EW/" +
  "grey corner 4,1 NW/grey tee 5,2 NSW/red tee 1,2 NES/red straight 6,2 EW/grey corner 7,2 NW/" +
  "grey straight 7,3 NS/yellow corner 4,2 NE/grey tee 6,3 NSW/yellow straight 3,-1 EW/grey tee 7,1 NSW/" +
  "pass/yellow tee 8,1 ESW/end/grey tee 9,1 ESW/end/grey goal 8,4 ES/end/grey corner 4,-1 ES/end/" +
  "grey straight 3,2 EW/end/red tee 2,-2 ESW/end/yellow corner 5,3 SW/end/grey tee 6,-1 ESW/end/" +
  "grey corner 4,-2 NE/end/red straight 6,4 NS/end/grey goal 7,-2 NE/end/" +
  "grey straight 3,-2 EW/end/grey straight 8,3 EW";

/** A tile drawn and placed, in short: `grey corner 1,1 ES`. */
function landing(short: string): string[] {
  const [colour, shape, cell, exits] = short.split(" ");
  return cell ? ["draw", `tile ${colour} ${shape}`, `place ${cell} ${exits}`] : [short];
}

export const LESSONS: Record<GameName, Scene[]> = {
  aquaedukt: [
    {
      options: { players: 2 },
      actions: [...MOUNTAINS, "spring F4", "spring K4"],
      steps: [
        { words: "a.land" },
        { words: "a.canal", among: /^canal .*F4/, point: ["F4"] },
        { words: "a.second", among: /^canal/ },
        { words: "a.roll", among: /^roll/ },
        { words: "a.house", among: /^house/ },
        { words: "a.end", among: /^(end|roll|house)/, ends: /^end/ },
        { words: "onward" },
      ],
      replies: [/^end/, /^canal .*K4/, /^canal/],
    },
    {
      options: { players: 2 },
      actions: [
        ...MOUNTAINS,
        "spring F2",
        "spring K2",
        "roll",
        "die 9",
        "house 4 e5",
        "roll",
        "die 9",
        "house 3 f5",
        "end",
        "canal K2-K3",
        "end",
        "canal F2-F3",
        "canal F3-F4",
        "roll",
        "die 16",
        "house 2 k4",
        "end",
      ],
      steps: [{ words: "a.puzzle", among: /^canal/, goal: /^canal F4-F5$/, point: ["e5", "f5"] }],
      replies: [],
    },
  ],
  "aqua-romana": [
    {
      options: { players: 2 },
      actions: BUILDERS,
      steps: [
        { words: "r.board" },
        { words: "r.sight", point: ["Y3", "Nd", "W8"] },
        { words: "r.lay", among: /^lay Y3/ },
        { words: "r.keep", among: /^(keep|close)/, goal: /^keep/, again: "r.keep.again" },
        { words: "r.again", among: /^lay/ },
        { words: "r.close", among: /^(keep|close)/ },
        { words: "onward" },
      ],
      asides: [
        { words: "r.extra", among: /^extra/ },
        { words: "r.take", among: /^take/ },
        { words: "r.builder", among: /^builder/ },
      ],
      replies: [/^keep/, /^lay/],
    },
    {
      options: { players: 2 },
      actions: BUILDERS,
      steps: [{ words: "r.puzzle", among: /^lay Y1/, goal: /^lay Y1 W8 straight-EW$/, point: ["Y1", "a8"] }],
      replies: [],
    },
  ],
  irrigate: [
    {
      options: { players: 2, bargaining: false },
      actions: [],
      steps: [
        { words: "i.land" },
        { words: "i.draw", among: /^draw/ },
        // A tile that fits nowhere is followed by another.
        { words: "i.place", among: /^(place|draw)/, ends: /^place/ },
        { words: "i.more", among: /^(draw|place)/, ends: /^place/ },
        { words: "onward" },
      ],
      replies: [/^draw/, /^place/],
    },
    {
      options: { players: 2, bargaining: false },
      actions: LAND.split("/").flatMap(landing),
      steps: [
        { words: "i.money", point: ["2,1", "3,2"] },
        { words: "i.puzzle", among: /^rotate/, goal: /^rotate 6,2 NS$/ },
        { words: "i.buy", among: /^(buy|rotate|end)/, ends: /^end/ },
      ],
      replies: [],
    },
  ],
};
