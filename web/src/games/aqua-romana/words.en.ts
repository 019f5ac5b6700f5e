/** The words of Aqua Romana in English: its keys are those of the other languages. */
export const words = {
  "option.setup": "Set-up",
  "option.compulsory": "Who must build",
  "option.extra": "Extra tile",

  "value.random": "by Chance",
  "value.placed": "by the players",
  "value.any": "with anybody's workman",
  "value.own": "only with one's own",
  "value.apart": "apart from all aqueducts",
  "value.blocking": "may block aqueducts",

  "verb.builder": "Place a builder",
  "verb.lay": "Lay a tile",
  "verb.extra": "Lay the extra tile",
  "verb.shift": "Move a builder",
  "verb.close": "Close an aqueduct",
  "verb.keep": "Keep all open",
  "verb.take": "Take",

  "prompt.builder": "Choose a builder and a slot of the pathway.",
  "prompt.lay": "Choose a workman, then the piece he lays.",
  "prompt.lay.builder": "Now choose the builder who allows it.",
  "prompt.extra": "Choose a square for the extra tile.",
  "prompt.shift": "Choose the builder who moves on.",
  "prompt.close": "Close one of your aqueducts, or keep all open.",
  "prompt.take": "Choose a builder from the reserve.",

  "phase.set-up": "{who} sets up",
  "phase.reserve builders": "{who} brings in builders from the reserve",
  "phase.building": "{who} lays a tile",
  "phase.building for others": "{who} must build for somebody else",
  "phase.shifting": "{who} cannot build and moves a builder",
  "phase.extra tile": "{who} lays one more tile: {kind}",
  "phase.closing": "{who} may close an aqueduct",
  "phase.taking": "{who} takes a builder from the reserve",

  "log.builder": "{who} puts a builder ({0}) on {1}.",
  "log.lay": "{who} extends {0} with the builder at {1}: {2}.",
  "log.extra": "{who} lays an extra tile on {0}: {1}.",
  "log.shift": "{who} moves the builder at {0} on.",
  "log.close": "{who} closes the aqueduct of {0}.",
  "log.keep": "{who} keeps all aqueducts open.",
  "log.take": "{who} takes: {0}.",

  "aftermath.podium": "{name} ({who}) goes to podium {podium}: +{podium} for length {n}.",
  "aftermath.podium.none": "{name} ({who}) finds no podium: +0 for length {n}.",
  "aftermath.skipped": "{who} has no workman left and is skipped from now on.",

  "kind.curve": "curve",
  "kind.straight": "straight",
  "kind.bridge": "bridge",
  "kind.double": "double curve",
  "kind.joker": "joker",

  "thing.piece": "piece {name}",
  "thing.reservoir": "reservoir of {who}",
  "thing.aqueduct": "aqueduct of {name} ({who})",
  "thing.workman": "workman {name} of {who}, length {n}, faces {side}",
  "thing.builder": "builder: {kind}",
  "thing.slot": "slot {name}",
  "thing.squares": "Squares",
  "thing.slots": "Pathway",
  "thing.workmen": "Workmen",

  "side.short.N": "north",
  "side.short.E": "east",
  "side.short.S": "south",
  "side.short.W": "west",

  "fact.fountain": "Fountain",
  "fact.fountain.words":
    "A builder who passes a fountain brings an extra tile of his kind; no builder stands here.",
  "fact.podiums": "Podiums",
  "fact.podiums.words":
    "When an aqueduct is closed, its workman goes to the podium with the number of its squares, and scores that number.",

  "effect.length": "{name}: length {n}",
  "effect.closed": "{name} is closed, length {n}",
  "effect.builder": "the builder walks to {slot}",
  "effect.builder.meets": "the builder walks to {slot}, in sight of {names}",
  "effect.extra": "then one more tile: {kind}",
  "effect.podium": "{name} goes to podium {n}",

  "supply.tiles": "tiles left",
  "supply.reserve": "reserve",
  "supply.podiums": "podiums",
  "supply.podium": "podium {n}",

  "over.count.podium": "podium {n}",
  "over.count.bonus": "podium {n} and a bonus of {bonus}",
  "over.count.none": "no podium",

  "ending.closed": "No workman is left on the board: most points win.",
  "ending.standstill":
    "Turn after turn passed without a tile: open aqueducts count as they are, and most points win.",

  "lesson.board":
    "Around the board walk master builders; in the reservoirs stand your workmen, yellow and blue. Make your aqueducts long: every square counts a point.",
  "lesson.sight":
    "A workman sees the builders at the ends of his file and of his rank. Workman Y3 sees a bridge builder at Nd and a straight builder at W8.",
  "lesson.lay":
    "Let Y3 build: choose him, then the piece he lays. The builder who allowed it walks on clockwise to the next free slot.",
  "lesson.keep":
    "After laying you may close one of your aqueducts: its workman goes to the podium with the number of its squares. Closing early pays only if it is long. Keep all open for now.",
  "lesson.keep.again": "Your aqueducts are still short. Keep all open for now.",
  "lesson.again":
    "The other player has built. Now build once more, with whomever you like. If a builder passes a fountain at a corner, you lay an extra tile.",
  "lesson.close": "Again you may close one of your aqueducts or keep all open, as you like.",
  "lesson.extra":
    "The builder has passed a fountain: lay one more tile of the same kind. It goes to a blank square in front of which no aqueduct ends.",
  "lesson.take": "For a closed aqueduct you take a master builder from the reserve. Choose which.",
  "lesson.builder": "Put your builder from the reserve on a free slot. Then your turn begins.",
  "lesson.puzzle":
    "A puzzle: printed on the corner square a8 lies a curve. With one tile, make the aqueduct of Y1 two squares long.",

  "figure.R-14": "The red aqueduct runs into a piece that has no way in on that side: it is closed.",
  "figure.R-16": "One tile reaches loose pieces: the aqueduct grows to four squares at once.",
  "figure.R-18":
    "The workman sees the builders at the ends of his file and his rank; a curve is laid on the square before him.",
  "figure.R-22": "The builder of curves walks past two others to the next free slot.",
  "figure.R-29": "Four squares: the workman goes to podium 4.",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
