/** The words of Aquädukt in English: its keys are those of the other languages. */
export const words = {
  "option.board": "Board",
  "option.board.words":
    "How the land is divided into twenty regions. The rules are the same on every board; how houses and canals come together differs.",
  "option.mountains": "What do the mountains hide?",
  "option.mountains.words":
    "If they hide something, they lie face down until the end; then some houses beside them gain and others are lost.",
  "option.setup": "Who places the mountains?",
  "option.setup.words":
    "Chance scatters them, or everybody puts one down in turn and so keeps a space clear or spoils one.",
  "option.spring_canal": "A spring brings one canal (house rule)",
  "option.spring_canal.words":
    "Whoever finds a spring may lay one canal from it in the same turn. It changes little: games take as long, and whoever begins has the same advantage.",

  "value.provincia": "Provincia",
  "value.flat": "nothing",
  "value.hidden": "mineral springs and foul water",
  "value.hidden.words":
    "A mineral spring adds 2 points to every tile beside it that two canals supply; foul water removes every tile beside it that fewer supply. Two mountains keep at least two spaces between them.",
  "value.random": "Chance",
  "value.placed": "the players in turn",

  "theme.evict": "Evict",
  "theme.sacrifice": "Give up houses of one’s own",
  "theme.quench": "Bring water to houses",
  "theme.block": "Block the way to others’ houses",
  "theme.lead": "Lead the water towards one’s houses",
  "theme.divert": "Lead the water elsewhere",
  "theme.double": "Double canal",
  "theme.spring": "Find a spring",
  "theme.settle": "Build where there is water",
  "theme.found": "Build before the water comes",
  "theme.stop": "Stop in time",
  "theme.dare": "Trust the die",

  "verb.mountain": "Place a mountain",
  "verb.roll": "Roll the die",
  "verb.roll.again": "Roll again",
  "verb.house": "Build houses",
  "verb.spring": "Find a spring",
  "verb.canal": "Lay a canal",
  "verb.end": "End the turn",
  "verb.pass": "Pass",
  "verb.die": "Roll of the die",
  "verb.reveal": "Turn a mountain over",

  "prompt.mountain": "Choose a space for a mountain.",
  "prompt.house": "Build in region {die}: choose a space, then how many houses.",
  "prompt.spring": "Choose an intersection for the spring.",
  "prompt.canal": "Choose where the canal goes on.",

  "phase.set-up": "{who} sets up",
  "phase.turn": "{who} rolls, finds a spring or lays canals",
  "phase.rolling": "The die is rolling",
  "phase.rolled": "{who} builds in region {die} or ends the turn",
  "phase.placed": "{who} rolls again or ends the turn",
  "phase.second canal": "{who} may lay a second canal",
  "phase.spring canal": "{who} may lay a canal from the new spring",
  "phase.turning over": "The mountains are turned over",

  "log.mountain": "{who} places a mountain on {0}.",
  "log.mountain.you": "You place a mountain on {0}.",
  "log.roll": "{who} rolls.",
  "log.roll.you": "You roll.",
  "log.die": "The die shows region {0}.",
  "log.house": "{who} builds {0} on {1}.",
  "log.house.you": "You build {0} on {1}.",
  "log.house.low": "{who} builds {0} on {1}. There is water already, so only the lowest tile was allowed.",
  "log.house.low.you": "You build {0} on {1}. There is water already, so only the lowest tile was allowed.",
  "brief.house.low": "{who} builds {0} on {1}.",
  "log.spring": "{who} finds a spring at {0}.",
  "log.spring.you": "You find a spring at {0}.",
  "log.canal": "{who} lays a canal along {0}.",
  "log.canal.you": "You lay a canal along {0}.",
  "log.canal.double": "{who} doubles the canal along {0}.",
  "log.canal.double.you": "You double the canal along {0}.",
  "log.end": "{who} ends the turn.",
  "log.end.you": "You end your turn.",
  "log.pass": "{who} passes.",
  "log.pass.you": "You pass.",
  "log.reveal": "The mountain on {0} hid {1}.",

  "story.gone": "your houses on {things} are gone",
  "story.wet": "your houses on {things} have water",

  "aftermath.A-16": "The region is full. Without water, and therefore removed: {houses}.",
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
  "thing.house": "tile of {value} ({who})",
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
  "effect.lowest": "there is water already, so only your lowest tile may go there",
  "effect.double": "double canal: {things}",

  "supply.houses": "houses left",
  "supply.springs": "springs left: {n}",
  "supply.canals": "canals left: {n}",
  "supply.die": "die: {n}",
  "supply.left": "{n} left",

  "over.count.houses.one": "{n} tile of {value} with water",
  "over.count.houses.other": "{n} tiles of {value} with water",
  "over.count.mountains": "what the mountains hid",

  "ending.canals":
    "The last canal has been laid and the round is over: whoever has the most houses with water wins.",
  "ending.passes": "Everybody passed in one round: whoever has the most houses with water wins.",
  "ending.standstill": "Nothing was placed for twelve rounds: whoever has the most houses with water wins.",

  "first.1": "Build houses where water will come: at the end only houses with water count.",
  "first.2":
    "Each turn you do one of three things: roll the die and build houses, find a spring, or lay up to two canals.",
  "first.3":
    "Choose one of the buttons; the board then shows where it is possible, and touching anything else tells you why not.",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
