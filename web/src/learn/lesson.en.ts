import type { LessonWords } from "./words.ts";

export const LESSON: LessonWords = {
  "a.land":
    "This is the province: twenty regions, a few mountains, and two springs. You will build houses here. At the end only houses with water count.",
  "a.canal":
    "Water comes from springs. Lay a canal from the spring at F4: choose one of the marked edges. It gives water to the space on each side of it.",
  "a.second":
    "You may lay two canals in a turn. Go on from the tip, or start in the other direction. Canals never branch and never meet.",
  "a.roll": "The other player has laid a canal. Now build houses: roll the die. It names a region.",
  "a.house":
    "The region that shines is yours to build in. Choose a space, then how many houses. Houses on spaces that already have water must be of your lowest value.",
  "a.end": "You may roll and build up to three times in a turn. Go on, or end your turn.",
  "a.puzzle":
    "A puzzle: your four houses on e5 and your three on f5 are dry. Lay one canal that gives water to both.",
  "r.board":
    "Around the board walk master builders; in the reservoirs stand your workmen, yellow and blue. Make your aqueducts long: every square counts a point.",
  "r.sight":
    "A workman sees the builders at the ends of his file and of his rank. Workman Y3 sees a bridge builder at Nd and a straight builder at W8.",
  "r.lay":
    "Let Y3 build: choose him, then the piece he lays. The builder who allowed it walks on clockwise to the next free slot.",
  "r.keep":
    "After laying you may close one of your aqueducts: its workman goes to the podium with the number of its squares. Closing early pays only if it is long. Keep all open for now.",
  "r.keep.again": "Your aqueducts are still short. Keep all open for now.",
  "r.again":
    "The other player has built. Now build once more, with whomever you like. If a builder passes a fountain at a corner, you lay an extra tile.",
  "r.close": "Again you may close one of your aqueducts or keep all open, as you like.",
  "r.extra":
    "The builder has passed a fountain: lay one more tile of the same kind. It goes to a blank square in front of which no aqueduct ends.",
  "r.take": "For a closed aqueduct you take a master builder from the reserve. Choose which.",
  "r.builder": "Put your builder from the reserve on a free slot. Then your turn begins.",
  "r.puzzle":
    "A puzzle: printed on the corner square a8 lies a curve. With one tile, make the aqueduct of Y1 two squares long.",
  "i.land":
    "Two pipes cross the river and give water on both banks. Your first land, the red Tap, lies at one of them. Whoever owns ten irrigated tiles, an irrigated goal, or 50 money wins.",
  "i.draw": "A turn begins with a tile from the pile. Draw one.",
  "i.place":
    "Choose a cell beside the land on the table, then how the tile lies. It must be possible to bring water to it by turning tiles.",
  "i.more":
    "The other player has placed a tile too. Draw and place once more. In the early game that is all you do.",
  "i.money":
    "Later in the game: now every turn goes on with actions. Turning your own land is free, turning the bank's costs 3, and you may buy land for the price on its coin.",
  "i.puzzle": "A puzzle: turn one tile so that two more of your tiles turn green.",
  "i.buy":
    "Every further action costs a tax: the second 2, the third 3. Buy land if you like, or end the turn: then every irrigated tile of yours brings 1 money.",
  other: "Now the other player has his turn. Watch the board.",
  onward: "Well done. The lesson goes on at another table.",
  done: "You know how it goes. Enjoy your first game!",
  again: "Not quite. Try another one.",
};
