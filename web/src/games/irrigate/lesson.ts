import type { Scene } from "../../learn/lesson.ts";

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

export const lesson: Scene[] = [
  {
    options: { players: 2, bargaining: false },
    actions: [],
    steps: [
      { words: "lesson.land" },
      { words: "lesson.draw", among: /^draw/ },
      // A tile that fits nowhere is followed by another.
      { words: "lesson.place", among: /^(place|draw)/, ends: /^place/ },
      { words: "lesson.more", among: /^(draw|place)/, ends: /^place/ },
      { words: "coach.onward" },
    ],
    replies: [/^draw/, /^place/],
  },
  {
    options: { players: 2, bargaining: false },
    actions: LAND.split("/").flatMap(landing),
    steps: [
      { words: "lesson.money", point: ["2,1", "3,2"] },
      { words: "lesson.puzzle", among: /^rotate/, goal: /^rotate 6,2 NS$/ },
      { words: "lesson.buy", among: /^(buy|rotate|end)/, ends: /^end/ },
    ],
    replies: [],
  },
];
