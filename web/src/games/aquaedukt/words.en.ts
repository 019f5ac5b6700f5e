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

  "lesson.land":
    "This is the province: twenty regions, a few mountains and two springs. You will build houses here. At the end only houses with water count.",
  "lesson.canal":
    "Water comes from springs. Lay a canal from the spring at F4: choose one of the marked edges. It gives water to the space on each side of it.",
  "lesson.second":
    "You may lay two canals in a turn. Go on from the open end, or leave the spring in a second direction. Canals never branch and never meet.",
  "lesson.roll": "The other player has laid a canal. Now build houses: roll the die. It names a region.",
  "lesson.house":
    "You may build in the highlighted region. Choose a space, then how many houses. On a space that already has water only the lowest value that you still have is allowed.",
  "lesson.end": "You may roll and build up to three times in a turn. Go on, or end your turn.",
  "lesson.puzzle":
    "A puzzle: your four houses on e5 and your three on f5 are dry. Lay one canal that gives water to both.",
  "lesson.puzzle.done":
    "That’s it: a canal serves both of its sides, so this one is worth seven points to you. It would serve other people’s houses just as well.",
  "lesson.spring":
    "There are only five springs, and finding one takes a whole turn. It must be at least five steps, counted along the lines, from every other spring, such as the one at I3.",
  "lesson.spring.puzzle":
    "A puzzle: find a spring from which a single canal can bring water to both e5 and f5. They share two corners, but one of these is too close to I3.",
  "lesson.spring.again": "From there no single canal reaches both. Look at the corners that e5 and f5 share.",
  "lesson.spring.shared":
    "Well found! The other player has laid a canal from it at once: water for the houses on e6, and for yours on e5 too. Springs and canals belong to nobody.",
  "lesson.full":
    "You have rolled region 9, and f4 is its last free space. Whoever fills a region clears it: every tile in it without water goes, even the new one. Tiles with water stay for good.",
  "lesson.full.puzzle":
    "A puzzle: drive out the other player’s four houses on e6 and three on e5, at the lowest price for yourself.",
  "lesson.full.again": "It can be done, and for less: the tile on f4 is dry and goes too.",
  "lesson.full.done":
    "One house of yours for seven of the other player’s! Your two on f5 have water and stay, and the emptied spaces can be built on again.",
  "lesson.double":
    "A second canal along the same edge makes a double canal. It brings water to two spaces on each side. Double canals grow from the spring outward: none carries more than the one before it.",
  "lesson.double.puzzle":
    "A puzzle: your houses on d4 and g4 are each one space away from the canal F3-F4. Bring water to both with the two canals of this turn. Which comes first?",
  "lesson.double.again": "That will not reach both. Make the canal double, from the spring outward.",
  "lesson.double.second": "The canal at the spring is double now. So the next one may become double too.",
  "lesson.last":
    "The last puzzle: you are behind, 8 to 9, and one canal is left. After it the other player has one more turn. Lay it so that you are sure to win.",
  "lesson.last.again":
    "Count again what this brings to each of you. In the last turn the other player may still gain 3 points.",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
