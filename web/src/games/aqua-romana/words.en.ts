/** The words of Aqua Romana in English: its keys are those of the other languages. */
export const words = {
  "option.setup": "Set-up",
  "option.setup.words":
    "Who puts the twelve master builders on the pathway before the game. By Chance it is quicker, and good for a first game.",
  "option.compulsory": "Who must build",
  "option.compulsory.words":
    "What players who cannot build with a workman of their own have to do: build with another player’s, or move a builder instead.",
  "option.extra": "Extra tile",
  "option.extra.words":
    "Where the tile laid after a fountain may go: only away from all aqueducts, or also in front of one, which it then closes. That makes the game sharper.",
  "option.layout": "Reservoirs",
  "option.layout.words":
    "Where the reservoirs stand, and where their outlets lead. Roma is the arrangement of the rule book.",

  "value.random": "by Chance",
  "value.placed": "by the players",
  "value.placed.words":
    "Placing them yourselves is a contest of its own: each in turn puts one where it can be seen by their own workmen and not by the others’.",
  "value.any": "if need be with another player’s workman",
  "value.own": "only with one’s own workmen",
  "value.apart": "apart from all aqueducts",
  "value.blocking": "may block aqueducts",
  "value.roma": "Roma",

  "theme.cut": "Cut off another’s aqueduct",
  "theme.close": "Close in time",
  "theme.choose": "Close by choice",
  "theme.leap": "Grow by leaps",
  "theme.gift": "Help another along",
  "theme.extra": "The extra tile",
  "theme.shift": "Move the builders",
  "theme.leave": "Keep it open",
  "theme.build": "Build on",

  "verb.builder": "Place a builder",
  "verb.lay": "Lay a tile",
  "verb.extra": "Lay the extra tile",
  "verb.shift": "Move a builder on",
  "verb.close": "Close …",
  "verb.close.for": "{name} for podium {n}",
  "verb.keep": "Keep all open",
  "routine.ask": "Close one after this",
  "verb.take": "Take",

  "prompt.builder": "Choose a builder and a slot of the pathway.",
  "prompt.lay": "Choose a workman, then the piece he lays.",
  "prompt.lay.builder": "Now choose the builder who hands it out.",
  "prompt.extra": "Choose a square for the extra tile.",
  "prompt.shift": "Choose the builder who moves on.",
  "prompt.close": "Close one of your aqueducts, or keep all of them open.",
  "prompt.close.danger":
    "{name} would get podium {n} now, but so would {rival}. Close it, or keep all open and build on.",
  "prompt.take": "Choose a builder from the reserve.",

  "warning.close.less":
    "Higher podiums are taken: {name} has {length} squares, but would only get podium {n}.",
  "warning.close.none": "{name} would find no podium: closing brings nothing.",
  "warning.close.bare": "{name} has not built anything yet: closing brings nothing.",

  "phase.set-up": "{who} sets up",
  "phase.reserve builders": "{who} brings in builders from the reserve",
  "phase.building": "{who} lays a tile",
  "phase.building for others": "{who} must build for somebody else",
  "phase.shifting": "{who} cannot build and moves a builder on",
  "phase.extra tile": "{who} lays one more tile: {kind}",
  "phase.closing": "{who} may close an aqueduct",
  "phase.taking": "{who} takes a builder from the reserve",

  "log.builder": "{who} puts a builder ({0}) on {1}.",
  "log.builder.you": "You put a builder ({0}) on {1}.",
  "log.lay": "{who} extends {0} with the builder at {1}: {2}.",
  "log.lay.you": "You extend {0} with the builder at {1}: {2}.",
  "log.extra": "{who} lays an extra tile on {0}: {1}.",
  "log.extra.you": "You lay an extra tile on {0}: {1}.",
  "log.shift": "{who} moves the builder at {0} on to the next free slot.",
  "log.shift.you": "You move the builder at {0} on to the next free slot.",
  "log.close": "{who} closes the aqueduct of {0}.",
  "log.close.you": "You close the aqueduct of {0}.",
  "log.keep": "{who} keeps all aqueducts open.",
  "log.keep.you": "You keep all aqueducts open.",
  "log.take": "{who} takes: {0}.",
  "log.take.you": "You take: {0}.",

  "brief.lay": "{who} extends {0}.",
  "brief.extra": "{who} lays an extra tile on {0}.",
  "brief.builder": "{who} puts a builder on {1}.",
  "story.closed": "your {name} is closed at length {n}",
  "story.longer": "your {name} is {n} long",

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
  "thing.workman": "workman {name} of {who}, length {n}, podium {podium} if closed now, faces {side}",
  "thing.builder": "builder: {kind}",
  "thing.slot": "slot {name}",
  "thing.squares": "Squares",
  "thing.slots": "Pathway",
  "thing.workmen": "Workmen",

  "side.short.N": "north",
  "side.short.E": "east",
  "side.short.S": "south",
  "side.short.W": "west",
  "side.short.up": "up",
  "side.short.right": "right",
  "side.short.down": "down",
  "side.short.left": "left",

  "fact.fountain": "Fountain",
  "fact.fountain.words":
    "A builder who passes a fountain while a tile is laid brings one more tile of the kind just laid. No builder stands here.",
  "fact.podiums": "Podiums",
  "fact.podiums.words":
    "When an aqueduct is closed, its workman goes to the podium with the number of its squares, or to the next lower one with room, and scores the number of that podium.",

  "effect.length": "{name}: length {n}",
  "effect.closed": "{name} is closed, length {n}",
  "effect.builder": "the builder walks to {slot}",
  "effect.builder.meets": "the builder walks to {slot}, in sight of {names}",
  "effect.extra": "then one more tile: {kind}",
  "effect.podium": "{name} goes to podium {n}",

  "supply.tiles": "tiles left",
  "supply.reserve": "reserve",
  "supply.podiums.none": "none",
  "supply.podiums.said": "Podiums taken: {taken}. If closed now: {open}.",
  "supply.podium": "podium {n}",

  "standing.open": "{n} squares open; if it ended now: {all}",
  "unit.points": "points on podiums",
  "over.count.podium": "podium {n}",
  "over.count.bonus": "podium {n} and a bonus of {bonus}",
  "over.count.none": "no podium",

  "ending.closed": "No workman is left on the board: whoever has the most points wins.",
  "ending.standstill":
    "Turn after turn passed without a tile: open aqueducts count as they are, and whoever has the most points wins.",

  "first.1":
    "Make your aqueducts long: a closed one sends its workman to a podium, and the podium’s number is what you score.",
  "first.2":
    "A workman sees the builders at the ends of his file and rank. Choose one of your workmen, then a piece that such a builder hands out.",
  "first.3":
    "The builder then walks on, and others may see him. Your aqueducts stay open by themselves; you are asked when a good podium is in danger.",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
