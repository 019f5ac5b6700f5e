/** The words of Irrigate in English: its keys are those of the other languages. */
export const words = {
  "option.bargaining": "Bargaining",
  "option.bargaining.words":
    "Players may pay one another for places, for rotations and for tiles. Without it, all money goes to the bank or comes from it.",

  "warning.withdraw":
    "A second pass in a row means withdrawing (rule I-32): no income, and anybody may buy and rotate your land.",
  "warning.withdraw.lost": "{who} then wins at once (rule I-34).",

  "verb.end": "End the turn",
  "verb.pass": "Pass",
  "verb.take": "Take",
  "verb.take.offer": "Take an offer",
  "verb.take.offer.of": "Take {who}’s offer: {n}",
  "verb.draw": "Draw a tile",
  "verb.place": "Place the tile",
  "verb.solicit": "Ask for offers",
  "verb.offer": "Make an offer",
  "verb.price": "Price",
  "verb.no offer": "No offer",
  "verb.rotate": "Rotate it",
  "verb.buy": "Buy it",
  "verb.propose buy": "Propose to buy",
  "verb.propose rotate": "Propose to rotate",
  "verb.accept": "Accept",
  "verb.decline": "Decline",
  "verb.ask": "Ask for more",
  "verb.tile": "Tile drawn",

  "prompt.place": "Choose a cell, then how the tile lies.",
  "prompt.offer": "Choose the place and orientation that you would pay for.",
  "prompt.rotate": "Choose land, then how it lies.",
  "prompt.land": "Choose land to rotate or to buy, or end the turn.",
  "prompt.take": "Choose the offer that you take.",
  "prompt.buy": "Choose the land that you buy.",
  "prompt.ask": "Name the price that you ask.",
  "prompt.propose buy": "Choose somebody else’s land that you want to buy.",
  "prompt.propose rotate": "Choose somebody else’s land and how it should lie.",

  "phase.start": "{who} draws a tile, or passes",
  "phase.draw again": "{who} draws again: the tile fits nowhere",
  "phase.drawing": "A tile is drawn",
  "phase.placing": "{who} places the tile",
  "phase.offering a place": "{who} may offer money for a place",
  "phase.pricing a place": "{who} names a price",
  "phase.final start": "{who} begins a final turn, or passes",
  "phase.acting": "{who} rotates or buys land, or ends the turn",
  "phase.offering a rotation": "{who} may offer money for a rotation",
  "phase.pricing a rotation": "{who} names a price",
  "phase.proposing": "{who} names a price",
  "phase.answering": "{who} answers a proposal",
  "phase.price asked": "{who} answers the price asked",

  "log.end": "{who} ends the turn.",
  "log.pass": "{who} passes.",
  "log.pass.withdraw": "{who} passes a second time and withdraws.",
  "log.take": "{who} takes the offer of {0}.",
  "log.draw": "{who} draws.",
  "log.tile": "The tile drawn is a {0} {1}.",
  "log.place": "{who} places it on {0}, pipes {1}.",
  "log.solicit": "{who} asks for offers.",
  "log.offer": "{who} would pay for {0}, pipes {1}.",
  "log.price": "{who} names the price: {0}.",
  "log.no offer": "{who} offers nothing.",
  "log.rotate": "{who} rotates {0}: pipes {1}.",
  "log.buy": "{who} buys {0}.",
  "log.propose buy": "{who} proposes to buy {0}.",
  "log.propose rotate": "{who} proposes to rotate {0}: pipes {1}.",
  "log.accept": "{who} accepts.",
  "log.decline": "{who} declines.",
  "log.ask": "{who} asks for {0} instead.",

  "aftermath.price.bank": "{who} pays {coins} to the bank.",
  "aftermath.price.seat": "{who} pays {coins} to {whom}.",
  "aftermath.tax": "Tax: {coins}.",
  "aftermath.income": "{who} gets an income of {coins}.",
  "aftermath.income.double": "{who} gets a double income of {coins}.",
  "aftermath.main": "The early game is over: {who} goes on with a whole turn.",
  "aftermath.main.last": "The early game ends with the last tile.",
  "aftermath.compensation": "Compensation: {shares}.",
  "aftermath.share": "{who} {coins}",
  "aftermath.goal.gained": "The goal on {cell} has water now. It belongs to {who}.",
  "aftermath.goal.lost": "The goal on {cell} has lost its water. It belongs to {who}.",
  "aftermath.bank.gained": "The goal on {cell} has water now. It belongs to the bank.",
  "aftermath.bank.lost": "The goal on {cell} has lost its water. It belongs to the bank.",
  "aftermath.lost": "The tile fits nowhere and leaves the game.",
  "aftermath.returned": "{who} is back in the game.",
  "aftermath.final": "The tiles have run out: everybody has one final turn with double income, {who} first.",

  "shape.tee": "tee",
  "shape.corner": "corner",
  "shape.straight": "straight",
  "shape.goal": "goal",

  "thing.dry": "without water",
  "thing.tile": "{colour} {shape}, pipes {exits}",
  "thing.tap": "{colour} tap, pipes {exits}",
  "thing.hand": "{colour} {shape}",
  "thing.owner": "owned by {who}",
  "thing.bank": "the bank asks {price}",
  "thing.irrigated": "irrigated",
  "thing.cells": "Cells",

  "fact.river": "The river",
  "fact.river.words":
    "The river is row 0: no tile lies on it, and its water comes to the land only through the two pipes.",
  "fact.pipe": "River pipe",
  "fact.pipe.words": "Here a pipe crosses the river: it gives water to the land on both banks.",

  "effect.wet": "water for {things}",
  "effect.dry": "no more water for {things}",
  "effect.none": "no change to the water",
  "effect.money": "money: {shares}",
  "effect.share": "{who} {n}",
  "effect.goal": "water for the goal on {cell}",
  "effect.main": "the early game ends",
  "effect.final": "the final turns begin",

  "unit.money": "money",
  "unit.coins.one": "{n} coin",
  "unit.coins.other": "{n} coins",

  "supply.hand": "tile in hand",
  "supply.piles": "piles",
  "supply.pile": "pile {n}",
  "supply.land": "land {n}",
  "supply.irrigated": "irrigated {n} of 10",
  "supply.passed": "passed",
  "supply.withdrawn": "withdrawn",
  "supply.early": "early game: only draw and place",
  "supply.final": "final turns left: {n}",
  "supply.tax": "tax on the next action: {n}",

  "deal.title": "Bargaining",
  "deal.proposal.buy": "{who} wants to buy {cell} from you for {coins}.",
  "deal.proposal.rotate": "{who} wants to pay you {coins} for rotating your land {cell}: pipes {exits}.",
  "deal.none":
    "Bots do not bargain with a single opponent: what helps one harms the other. So nothing about bargaining is shown here.",
  "deal.name": "How much will you pay?",
  "deal.ask": "How much do you ask for?",
  "deal.money": "Your money: {n}.",
  "deal.after": "You would have {n}.",
  "deal.after.tax": "You would have {n}, as the tax is {tax}.",
  "deal.offers": "Offers on the table",
  "deal.offer": "{who} pays {coins} for {cell}, pipes {exits}",
  "deal.asks": "{who} asks for {coins} instead of {price} for {cell}.",
  "deal.asked": "{who} asks for offers. Choose a place and a price, or offer nothing.",
  "deal.less": "less",
  "deal.more": "more",

  "over.count.money.one": "money, with {n} irrigated tile",
  "over.count.money.other": "money, with {n} irrigated tiles",

  "ending.land": "{who} owns at least ten irrigated tiles: that wins at once.",
  "ending.goal": "{who} owns an irrigated goal: that wins at once.",
  "ending.money": "{who} has at least 50 coins: that wins at once.",
  "ending.withdrawal": "All others have withdrawn: whoever is left wins.",
  "ending.count":
    "The tiles ran out: whoever has the most money wins, then whoever owns the most irrigated tiles.",

  "first.1": "You win at the end of your turn with ten irrigated tiles, an irrigated goal or 50 coins.",
  "first.2": "Touch a cell to place the tile, touch it again to rotate it, then press “Do it”.",
  "first.3":
    "Tiles of your colour are your land, wherever they lie: bring them water. Later you also rotate and buy land.",

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

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
