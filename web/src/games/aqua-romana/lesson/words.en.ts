/** The words of the lesson of Aqua Romana in English: its keys are those of the other languages. */
export const words = {
  "lesson.board":
    "Around the board walk master builders; in the reservoirs stand your workmen, yellow and blue. Make your aqueducts long: every square scores a point.",
  "lesson.sight":
    "A workman sees the builders at the ends of his file and of his rank. Workman Y3 sees the builder of bridges at Nd and the builder of straights at W8.",
  "lesson.lay":
    "Let Y3 build: choose him, then the piece he lays. The builder who handed it out walks on clockwise to the next free slot.",
  "lesson.keep":
    "After laying you may close one of your aqueducts: its workman goes to the podium with the number of its squares. That pays only once it is long. Keep all open for now.",
  "lesson.keep.again": "Your aqueducts are still short. Keep all open for now.",
  "lesson.again":
    "The other player has built. Now build once more, with whomever you like. If a builder passes a fountain at a corner, you lay one more tile.",
  "lesson.close": "Again you may close one of your aqueducts or keep all open, as you like.",
  "lesson.extra":
    "The builder has passed a fountain: lay one more tile of the same kind. It goes on any blank square that is not in front of an aqueduct.",
  "lesson.take": "For a closed aqueduct you take a master builder from the reserve. Choose which.",
  "lesson.builder": "Put your builder from the reserve on a free slot. Then your turn begins.",
  "lesson.corner":
    "On each corner square a curve is printed. It lies loose until an aqueduct reaches it; then it counts like any other square.",
  "lesson.puzzle": "A puzzle: with a single tile, make the aqueduct of Y1 two squares long.",
  "lesson.puzzle.done":
    "Two squares with a single tile: loose pieces count as soon as your water reaches them, printed or not.",
  "lesson.podiums":
    "Later in a game. A podium has room for one workman, only 3 and 7 have room for two. Whoever finds it taken goes to the next lower one with room. Here the red workman R3 stands on podium 4.",
  "lesson.podium":
    "A puzzle: the aqueduct of Y2 has four squares, that of B1 has three, and you may close one of them. Close the one that loses no point.",
  "lesson.podium.again":
    "Podium 4 is taken: Y2 would have to go down to podium 3 and lose a point. Try the other one.",
  "lesson.podium.done":
    "Three squares, three points, and Y2 can go on building. Whoever closes in time finds the good podiums free.",
  "lesson.reserve":
    "For every closed aqueduct its owner takes a master builder of their choice from the reserve. There were five: one of each kind, and the joker.",
  "lesson.reserve.take": "Take one. The joker, for instance, hands out every kind of tile.",
  "lesson.bring":
    "Before your next turn you put him on a free slot. A puzzle: workman B3 sees no builder at all. Put yours where B3 sees him.",
  "lesson.bring.again": "B3 stands on h1: he looks along file h and along rank 1. Try another slot.",
  "lesson.use": "Now B3 sees him. Let B3 build.",
  "lesson.use.done":
    "A builder whom you bring in can be used at once. Then he walks on, and where he stands now others may see him as well.",
  "lesson.forced":
    "It is your turn, but no builder stands in sight of your workmen. The red workman R3 on k8 sees two of them. So you must build with R3, for the other player.",
  "lesson.forced.build":
    "A puzzle: make the best of it. Lay a tile that closes the red aqueduct before it gets long.",
  "lesson.forced.again": "That way it could go on. Remember that an aqueduct ends at the rim of the board.",
  "lesson.forced.done":
    "R3 gets podium 3 and no more. If nobody had seen a builder, you would have moved one to the next free slot instead, and laid no tile.",
  "lesson.faced":
    "Your workman Y3 and the red workman R1 look at the same square, f7: whatever is laid there concerns both aqueducts.",
  "lesson.last": "The last puzzle: with one tile on f7, extend your aqueduct and close the red one.",
  "lesson.last.again":
    "That tile would lead the red aqueduct on as well. Look for one that has no way in on its side.",
};

export type Words = Record<keyof typeof words, string>;
