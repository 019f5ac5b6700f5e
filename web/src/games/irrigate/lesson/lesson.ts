import type { Scene } from "../../../learn/lesson.ts";

/** The first table with actions: one rotation of 6,2 brings water to two red tiles. */
const LAND =
  "grey corner 1,1 ES/grey corner 6,1 NW/grey straight 2,2 EW/red corner 5,-2 SW/grey straight 3,1 EW/" +
  "grey corner 4,1 NW/grey tee 5,2 NSW/red tee 1,2 NES/red straight 6,2 EW/grey corner 7,2 NW/" +
  "grey straight 7,3 NS/yellow corner 4,2 NE/grey tee 6,3 NSW/yellow straight 3,-1 EW/grey tee 7,1 NSW/" +
  "pass/yellow tee 8,1 ESW/end/grey tee 9,1 ESW/end/grey goal 8,4 ES/end/grey corner 4,-1 ES/end/" +
  "grey straight 3,2 EW/end/red tee 2,-2 ESW/end/yellow corner 5,3 SW/end/grey tee 6,-1 ESW/end/" +
  "grey corner 4,-2 NE/end/red straight 6,4 NS/end/grey goal 7,-2 NE/end/" +
  "grey straight 3,-2 EW/end/grey straight 8,3 EW";

/** In the early game: a yellow tile is in the hand of red. */
const OFFER = "grey straight 3,1 EW/grey tee 6,-1 ESW/draw/tile yellow corner";

/** The main game has just begun: a yellow tee keeps the water from two red tiles. */
const DEAL =
  "yellow tee 1,1 NSW/red corner 0,1 NE/red straight 1,2 NS/yellow straight 3,-1 EW/yellow corner 1,-1 NE/" +
  "red tee 4,1 NEW/end";

/** The first pile is used up: red, who has 29 coins, draws a goal. */
const GOAL =
  "red tee 4,1 NEW/yellow straight 3,-1 EW/red corner 6,1 NW/yellow corner 1,-1 NE/grey straight 1,1 EW/" +
  "yellow tee 2,-2 NEW/red straight 0,1 EW/end/grey tee 6,-1 ESW/end/grey straight 2,2 NS/end/" +
  "grey corner 7,-1 SW/end/grey tee 3,1 NES/end/grey tee 6,-2 NES/end/grey corner 6,2 ES/end/" +
  "grey corner 5,-2 NE/end/grey straight -1,1 EW/end/grey corner 1,-2 NE/end/grey tee -2,1 NES/end/" +
  "yellow tee 6,-3 NEW/end/draw/tile grey goal";

/** The same a turn later: only the red Tap keeps the water from the goal. */
const VICTORY = `${GOAL}/place 3,3 SW/end/grey straight 7,-2 NS/end/grey corner 2,3 ES`;

/** A tile drawn and placed, in short: `grey corner 1,1 ES`. */
function landing(short: string): string[] {
  const [colour, shape, cell, exits] = short.split(" ");
  return exits ? ["draw", `tile ${colour} ${shape}`, `place ${cell} ${exits}`] : [short];
}

const played = (short: string): string[] => short.split("/").flatMap(landing);

const BETWEEN_TWO = { players: 2, bargaining: false };
const BARGAINING = { players: 2, bargaining: true };
/** Of the tiles that red owns at the end. */
const OWN_ROTATION = /^rotate (0,1|2,1|3,3|4,1|6,1) /;
const WHOLE_TURN = [/^draw/, /^place/, /^end/];

export const lesson: Scene[] = [
  {
    options: BETWEEN_TWO,
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
    options: BETWEEN_TWO,
    actions: played(LAND),
    steps: [
      { words: "lesson.money", point: ["2,1", "3,2"] },
      { words: "lesson.puzzle", among: /^rotate/, goal: /^rotate 6,2 NS$/ },
      { words: "lesson.buy", among: /^(buy|rotate|end)/, ends: /^end/ },
      { words: "coach.onward" },
    ],
    replies: WHOLE_TURN,
  },
  {
    options: BARGAINING,
    actions: played(OFFER),
    steps: [
      { words: "lesson.offers" },
      {
        words: "lesson.solicit",
        among: /^(solicit|place)/,
        goal: /^solicit/,
        again: "lesson.solicit.again",
      },
      { words: "lesson.take", among: /^take/, point: ["7,-1"] },
      { words: "coach.onward" },
    ],
    replies: [/^offer 7,-1 SW$/, /^price 3$/, /^draw/, /^place/],
  },
  {
    options: BARGAINING,
    actions: [...played(DEAL), ...landing("grey straight 3,1 EW")],
    steps: [
      { words: "lesson.deal" },
      {
        words: "lesson.propose",
        among: /^propose rotate/,
        goal: /^propose rotate 1,1 NEW$/,
        point: ["0,1", "1,2"],
      },
      { words: "lesson.price", among: /^price/ },
      { words: "lesson.asked", among: /^(accept|decline)/, goal: /^accept/, again: "lesson.asked.again" },
      { words: "lesson.agreed", among: /^end/ },
      {
        words: "lesson.sell",
        among: /^(accept|decline|ask)/,
        goal: /^ask [3-9]$/,
        again: "lesson.sell.again",
        point: ["4,1"],
      },
      { words: "coach.onward" },
    ],
    replies: [/^ask 5$/, /^accept/, /^draw/, /^place/, /^propose buy 4,1$/, /^price 2$/, /^end/],
  },
  {
    options: BARGAINING,
    actions: played(DEAL),
    steps: [
      { words: "lesson.passing" },
      { words: "lesson.pass", among: /^pass/ },
      { words: "lesson.twice", among: /^(draw|pass)/, goal: /^draw/, again: "lesson.twice.again" },
      { words: "lesson.back", among: /^(place|draw)/, ends: /^place/ },
      { words: "lesson.withdrawn" },
    ],
    replies: WHOLE_TURN,
  },
  {
    options: BARGAINING,
    actions: played(GOAL),
    steps: [{ words: "lesson.goals" }, { words: "lesson.goal", among: /^place/ }, { words: "lesson.worth" }],
    replies: [],
  },
  {
    options: BARGAINING,
    actions: played(VICTORY),
    steps: [
      { words: "lesson.last" },
      { words: "lesson.victory", among: /^buy/, goal: /^buy 3,3$/ },
      { words: "lesson.water", among: OWN_ROTATION, goal: /^rotate 2,1 (NES|NSW)$/ },
      { words: "lesson.win", among: /^end/ },
    ],
    replies: [],
  },
];
