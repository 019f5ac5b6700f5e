/** The words of Aquädukt in English: its keys are those of the other languages. */
export const words = {
  "option.mountains": "Mountains",
  "option.setup": "Set-up",
  "option.spring_canal": "A spring brings one canal (house rule)",

  "value.flat": "only mountains",
  "value.hidden": "hiding mineral springs and foul water",
  "value.random": "by Chance",
  "value.placed": "by the players",

  "verb.mountain": "Place a mountain",
  "verb.roll": "Roll the die",
  "verb.roll.again": "Roll again",
  "verb.house": "Build houses",
  "verb.spring": "Find a spring",
  "verb.canal": "Lay a canal",
  "verb.end": "End the turn",
  "verb.pass": "Pass",
  "verb.die": "Throw of the die",
  "verb.reveal": "Turn a mountain over",

  "prompt.mountain": "Choose a space for a mountain.",
  "prompt.house": "Build in region {die}: choose a space, then how many houses.",
  "prompt.spring": "Choose an intersection for the spring.",
  "prompt.canal": "Choose where the canal goes on.",

  "phase.set-up": "{who} sets up",
  "phase.turn": "{who} rolls, finds a spring or lays canals",
  "phase.rolling": "The die is rolling",
  "phase.rolled": "{who} builds in region {die} or ends",
  "phase.placed": "{who} rolls again or ends",
  "phase.second canal": "{who} may lay a second canal",
  "phase.spring canal": "{who} may lay a canal from the new spring",
  "phase.turning over": "The mountains are turned over",

  "log.mountain": "A mountain rises on {0}.",
  "log.roll": "{who} rolls.",
  "log.die": "The die shows region {0}.",
  "log.house": "{who} builds {0} on {1}.",
  "log.spring": "{who} finds a spring at {0}.",
  "log.canal": "{who} lays a canal along {0}.",
  "log.canal.double": "{who} doubles the canal along {0}.",
  "log.end": "{who} ends the turn.",
  "log.pass": "{who} passes.",
  "log.reveal": "The mountain on {0} hid {1}.",

  "aftermath.A-16": "The region is full; removed, because without water: {houses}.",
  "aftermath.A-29": "At the end houses without water are removed: {houses}.",
  "aftermath.A-34": "Removed by the foul water: {houses}.",

  "face.mineral": "a mineral spring",
  "face.foul": "foul water",

  "houses.1": "1 house",
  "houses.2": "2 houses",
  "houses.3": "3 houses",
  "houses.4": "4 houses",
  "houses.on": "{value} on {space}",
  "houses.whose": "{value} on {space} ({who})",

  "thing.region": "region {n}",
  "thing.mountain": "mountain",
  "thing.house": "{value} of {who}",
  "thing.water": "with water",
  "thing.water.double": "with water from two canals",
  "thing.dry": "without water",
  "thing.spring": "spring",
  "thing.canal": "canal",
  "thing.canal.double": "double canal",
  "thing.spaces": "Spaces",
  "thing.points": "Intersections",
  "thing.edges": "Edges",

  "effect.wet": "water for {things}",
  "effect.removed": "removed (no water): {things}",
  "effect.double": "double canal: {things}",

  "supply.houses": "houses left",
  "supply.springs": "springs left: {n}",
  "supply.canals": "canals left: {n}",
  "supply.die": "die: {n}",
  "supply.left": "{n} left",

  "over.count.houses.one": "{n} tile of {value} with water",
  "over.count.houses.other": "{n} tiles of {value} with water",
  "over.count.mountains": "what the mountains hide",

  "ending.canals": "The last canal is laid and the round is over: most houses with water win.",
  "ending.passes": "Everybody passed in one round: most houses with water win.",
  "ending.standstill": "Nothing was built for twelve rounds: most houses with water win.",

  "lesson.land":
    "This is the province: twenty regions, a few mountains, and two springs. You will build houses here. At the end only houses with water count.",
  "lesson.canal":
    "Water comes from springs. Lay a canal from the spring at F4: choose one of the marked edges. It gives water to the space on each side of it.",
  "lesson.second":
    "You may lay two canals in a turn. Go on from the tip, or start in the other direction. Canals never branch and never meet.",
  "lesson.roll": "The other player has laid a canal. Now build houses: roll the die. It names a region.",
  "lesson.house":
    "The region that shines is yours to build in. Choose a space, then how many houses. Houses on spaces that already have water must be of your lowest value.",
  "lesson.end": "You may roll and build up to three times in a turn. Go on, or end your turn.",
  "lesson.puzzle":
    "A puzzle: your four houses on e5 and your three on f5 are dry. Lay one canal that gives water to both.",

  "figure.A-16": "A full region: the house beside the canal has water and stays, the three dry ones go.",
  "figure.A-19": "Two springs with five steps along the lines between them: just far enough.",
  "figure.A-22": "A canal turns a corner; a second arm at its bend is not allowed.",
  "figure.A-26": "A double canal waters two spaces on each side, the single one below it only one.",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
