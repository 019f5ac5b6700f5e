/** The words of Irrigate in English: its keys are those of the other languages. */
export const words = {
  "option.bargaining": "Bargaining",

  "warning.withdraw":
    "A second pass in a row means withdrawing (rule I-32): no income, and anybody may buy and turn your land.",
  "warning.withdraw.lost": "{who} then wins at once (rule I-34).",

  "verb.end": "End the turn",
  "verb.pass": "Pass",
  "verb.take": "Take",
  "verb.take.offer": "Take an offer",
  "verb.take.offer.of": "Take {who}'s offer: {n}",
  "verb.draw": "Draw a tile",
  "verb.place": "Place the tile",
  "verb.solicit": "Ask for offers",
  "verb.offer": "Make an offer",
  "verb.price": "Price",
  "verb.no offer": "No offer",
  "verb.rotate": "Turn it",
  "verb.buy": "Buy it",
  "verb.propose buy": "Propose to buy",
  "verb.propose rotate": "Propose to turn",
  "verb.accept": "Accept",
  "verb.decline": "Decline",
  "verb.ask": "Ask for more",
  "verb.tile": "Tile drawn",

  "prompt.place": "Choose a cell, then how the tile lies.",
  "prompt.offer": "Choose where and how you would pay for it to lie.",
  "prompt.rotate": "Choose land, then how it lies.",
  "prompt.land": "Choose land to turn or to buy, or end the turn.",
  "prompt.take": "Choose the offer that you take.",
  "prompt.buy": "Choose the land that you buy.",
  "prompt.ask": "Name the price that you ask.",
  "prompt.propose buy": "Choose somebody else's land that you want to buy.",
  "prompt.propose rotate": "Choose somebody else's land and how it should lie.",

  "phase.start": "{who} draws a tile, or passes",
  "phase.draw again": "{who} draws again: the tile fits nowhere",
  "phase.drawing": "A tile is drawn",
  "phase.placing": "{who} places the tile",
  "phase.offering a place": "{who} may offer money for a place",
  "phase.pricing a place": "{who} names a price",
  "phase.final start": "{who} begins a final turn, or passes",
  "phase.acting": "{who} turns or buys land, or ends",
  "phase.offering a rotation": "{who} may offer money for a turn of a tile",
  "phase.pricing a rotation": "{who} names a price",
  "phase.proposing": "{who} names a price",
  "phase.answering": "{who} answers a proposal",
  "phase.price asked": "{who} answers the price asked",

  "log.end": "{who} ends the turn.",
  "log.pass": "{who} passes.",
  "log.pass.withdraw": "{who} passes a second time and withdraws.",
  "log.take": "{who} takes the offer of {0}.",
  "log.draw": "{who} draws.",
  "log.tile": "The tile is {0}: {1}.",
  "log.place": "{who} places it on {0}, pipes {1}.",
  "log.solicit": "{who} asks for offers.",
  "log.offer": "{who} would pay for {0}, pipes {1}.",
  "log.price": "{who} names the price: {0}.",
  "log.no offer": "{who} offers nothing.",
  "log.rotate": "{who} turns {0}: pipes {1}.",
  "log.buy": "{who} buys {0}.",
  "log.propose buy": "{who} proposes to buy {0}.",
  "log.propose rotate": "{who} proposes to turn {0}: pipes {1}.",
  "log.accept": "{who} accepts.",
  "log.decline": "{who} declines.",
  "log.ask": "{who} asks {0} instead.",

  "shape.tee": "tee",
  "shape.corner": "corner",
  "shape.straight": "straight",
  "shape.goal": "goal",

  "thing.dry": "without water",
  "thing.tile": "{colour} {shape}, pipes {exits}",
  "thing.tap": "{colour} tap, pipes {exits}",
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
  "effect.none": "changes no water",

  "unit.money": "money",

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
  "deal.proposal.buy": "{who} wants to buy {cell} from you for {n}.",
  "deal.proposal.rotate": "{who} wants to pay you {n} for turning your land {cell}: pipes {exits}.",
  "deal.name": "How much do you pay?",
  "deal.ask": "How much do you ask?",
  "deal.money": "Your money: {n}.",
  "deal.after": "You would have {n}.",
  "deal.offers": "Offers on the table",
  "deal.offer": "{who} pays {n} for {cell}, pipes {exits}",
  "deal.asks": "{who} asks {n} instead of {price} for {cell}.",
  "deal.asked": "{who} asks for offers. Choose a place and a price, or offer nothing.",
  "deal.less": "less",
  "deal.more": "more",

  "over.count.money.one": "money, with {n} irrigated tile",
  "over.count.money.other": "money, with {n} irrigated tiles",

  "ending.land": "{who} owns at least ten irrigated tiles: that wins at once.",
  "ending.goal": "{who} owns an irrigated goal: that wins at once.",
  "ending.money": "{who} has at least 50 money: that wins at once.",
  "ending.withdrawal": "All others have withdrawn: whoever is left wins.",
  "ending.count": "The tiles ran out: most money wins, then most irrigated tiles.",

  "lesson.land":
    "Two pipes cross the river and give water on both banks. Your first land, the red Tap, lies at one of them. Whoever owns ten irrigated tiles, an irrigated goal, or 50 money wins.",
  "lesson.draw": "A turn begins with a tile from the pile. Draw one.",
  "lesson.place":
    "Choose a cell beside the land on the table, then how the tile lies. It must be possible to bring water to it by turning tiles.",
  "lesson.more":
    "The other player has placed a tile too. Draw and place once more. In the early game that is all you do.",
  "lesson.money":
    "Later in the game: now every turn goes on with actions. Turning your own land is free, turning the bank's costs 3, and you may buy land for the price on its coin.",
  "lesson.puzzle": "A puzzle: turn one tile so that two more of your tiles turn green.",
  "lesson.buy":
    "Every further action costs a tax: the second 2, the third 3. Buy land if you like, or end the turn: then every irrigated tile of yours brings 1 money.",

  "figure.I-12":
    "Water flows from the river pipe through joined exits; the last tile turns its back and stays dry.",
  "figure.I-17": "If the tile in between were turned, water would reach the new one: so it may lie there.",
  "figure.I-18": "Red beside red: not allowed.",
  "figure.I-23": "A tile before and after its turn: now its exits join the Tap, and its field turns green.",
  "figure.I-26": "Red offers yellow four coins for a tile; yellow may accept, decline or ask for more.",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
