/** The words of the lesson of Aquädukt in English: its keys are those of the other languages. */
export const words = {
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

export type Words = Record<keyof typeof words, string>;
