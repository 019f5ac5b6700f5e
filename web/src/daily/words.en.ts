/** The words of the board of the day in English: its keys are those of the other languages. */
export const words = {
  title: "Board of the day",
  about: "Each day one board in each game, with the same draws and the same bot for everybody.",
  game: "Game",
  against: "Opponent: {bot}. The board, the dice and the draws are of this day alone.",
  rules: "Today: {rules}",
  until: "The next one comes at midnight UTC, in {time}.",
  go: "Play",
  on: "Go on playing",
  again: "Once more, for fun",
  fun: "Only your first game of the day counts.",
  "own.won": "You have won, with {points}. Place {place} of {count}.",
  "own.shared": "You share the victory, with {points}. Place {place} of {count}.",
  "own.lost": "You have lost, with {points}. Place {place} of {count}.",
  "alone.won": "You have won, with {points}.",
  "alone.shared": "You share the victory, with {points}.",
  "alone.lost": "You have lost, with {points}.",
  today: "Today",
  yesterday: "Yesterday",
  none: "Nobody has finished it yet.",
  "none.yesterday": "Nobody has finished it.",
  "column.rank": "Place",
  "column.name": "Name",
  "column.outcome": "Result",
  "column.score": "Points",
  "points.one": "{n} point",
  "points.other": "{n} points",
  "outcome.won": "Won",
  "outcome.shared": "Shared",
  "outcome.lost": "Lost",
  you: "{name} (you)",
  look: "Look",
  "look.of": "Look at the game of {name}",
  here: "Without a server you do not see the results of others here; yours is kept in this browser alone.",
  how: "How it works",
  "how.same":
    "Dice and draws come in the same order for everybody: your third roll is everybody’s third roll, whatever was done before. The bot, too, does the same wherever the same was done.",
  "how.order":
    "Whoever wins stands before whoever does not; then points or money count. Whoever leaves has lost.",
  "how.try":
    "The first game counts, from the moment it begins. There are no hints, and you can take back only what nobody has answered. How others have played can be seen when the day is over.",
  "how.fair":
    "The seal on the dice is the same at all tables of the day, and nobody adds a random number of their own, or the draws would differ. At the end of your game you can verify them. Somebody who comes under a second name knows them: nothing keeps that out.",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
