/** The words of the lesson of Irrigate in English: its keys are those of the other languages. */
export const words = {
  "lesson.land":
    "Two pipes cross the river and give water on both banks. Your first land, the red Tap, lies at one of them. End a turn with ten irrigated tiles, an irrigated goal or 50 coins, and you win.",
  "lesson.draw": "A turn begins with a tile from the pile. Draw one.",
  "lesson.place":
    "Choose a cell beside the land on the table, then how the tile lies. It must be possible to bring water to it by rotating tiles.",
  "lesson.more":
    "The other player has placed a tile too. Draw and place once more. In the early game that is all you do.",
  "lesson.money":
    "Later in the game: now every turn goes on with actions. Rotating your own land is free, rotating the bank’s costs 3, and you may buy land for the price on its coin.",
  "lesson.puzzle": "A puzzle: rotate one tile so that two more of your tiles turn green.",
  "lesson.buy":
    "Every further action costs a tax: the second 2, the third 3. Buy land if you like, or end the turn: then every irrigated tile of yours brings 1 coin.",
  "lesson.offers":
    "Now about bargaining. You have drawn a yellow tile: wherever it lies, it will be Marcus’s land. But where it lies is up to you, and you may ask once what the others would pay for a place.",
  "lesson.solicit": "A puzzle: how do you earn something with Marcus’s tile?",
  "lesson.solicit.again": "Placed like that, it earns you nothing. Ask for offers first.",
  "lesson.take":
    "Marcus pays 3 coins if his tile lies on 7,-1, where it gets water. You may take the offer or place the tile as you like. Take it: the tile would be his anyway.",
  "lesson.deal":
    "Now for an agreement. Another player’s land is rotated or sold only if they agree: you propose and name a price; the owner says yes or no, or asks for more, once.",
  "lesson.propose":
    "A puzzle: propose to rotate one tile of Marcus’s so that both of your dry tiles get water.",
  "lesson.price": "Name the price that you offer him.",
  "lesson.asked":
    "Marcus wants 5 instead: he may ask for more once. Two more irrigated tiles bring you 2 coins at the end of every turn. Accept or decline.",
  "lesson.asked.again": "Then nothing would happen, and your two tiles would stay dry. Better accept.",
  "lesson.agreed":
    "You have come to an agreement: the tile is rotated, the money is his, and both of your tiles have water. Now end your turn.",
  "lesson.sell":
    "A puzzle: Marcus offers you 2 coins for your irrigated tile on 4,1, which brings you 1 coin every turn. You may accept, decline or ask for more. What is best?",
  "lesson.sell.again":
    "Not quite: 2 coins are soon earned with it. Ask for more than 2, but for less than 10.",
  "lesson.passing":
    "Now about passing. At the start of your turn you may pass instead of playing it. The first time you still get your income.",
  "lesson.pass": "Pass, and watch your money.",
  "lesson.twice": "A puzzle: you have passed once, and it is your turn again. Draw or pass?",
  "lesson.twice.again":
    "Do not pass: a second pass in a row means withdrawing. Marcus would be the only one left, and win.",
  "lesson.back": "Right. With that your passes are forgotten. Place the tile.",
  "lesson.withdrawn":
    "With three or four players the game goes on without those who have withdrawn: they get no income and cannot win, and their land is bought and rotated like the bank’s. Whoever takes a turn again is back in the game.",
  "lesson.goals": "Last, the goals. A goal has to touch other tiles at its corners only, never along a side.",
  "lesson.goal": "You have drawn a goal. Place it where you like.",
  "lesson.worth":
    "It belongs to the bank, which asks 25 coins for it. Whoever owns a goal with water at the end of their own turn wins at once.",
  "lesson.last": "Everything comes together in the last puzzle: win in this very turn.",
  "lesson.victory": "A puzzle: you have 33 coins. What do you buy?",
  "lesson.water":
    "Now the goal needs water. The second action costs 2 in tax. Which of your tiles do you rotate?",
  "lesson.win": "The goal is yours, and it has water. End your turn.",
};

export type Words = Record<keyof typeof words, string>;
