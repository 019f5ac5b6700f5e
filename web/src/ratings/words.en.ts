/** The words about ratings in English: its keys are those of the other languages. */
export const words = {
  title: "Ratings",
  about:
    "The best of each game, people and bots on one scale. Whether a game is rated is chosen when its table is created.",
  game: "Game",
  players: "Players",
  rank: "Place",
  name: "Name",
  rating: "Rating",
  plays: "Rated games",
  within: "{rating} ±{spread}",
  bot: "Bot",
  empty: "So far only bots are listed here.",
  listed:
    "Listed are those who show their profile to everybody, have claimed a name and have played at least {n} rated games. The order is by what a rating is at least: itself less its uncertainty.",
  private: "Show yourself in your profile",
  mine: "Your rating: {rating} ±{spread}, after {plays} rated games.",
  none: "No rated games yet.",
  chart: "Rating over time, from {from} to {to}. Now {rating} ±{spread}.",
  in: "{game}, {players} players",
  all: "The best of each game",
  how: "How it works",
  "how.scale":
    "Everybody begins with 1500 ±500, and as good as the bot Faber until games say otherwise. Between two players, 100 points more win 64 of 100 games. There is a rating for each game and each number of players, because four at a table ask for other skills than two. Ratings are computed by OpenSkill (Plackett-Luce) from the places at the end; the sign ± says between which numbers somebody truly is, 19 times out of 20.",
  "how.bots":
    "Bots have fixed ratings, measured in tournaments among themselves. So a rating means something on the first evening.",
  "how.friendly":
    "A rated game becomes friendly when somebody takes a hint, or takes back more than belongs to their own turn. It does not count if all agree to end it, if somebody sits on two seats, or if it began at another position.",
  "how.leaving":
    "Whoever leaves, concedes or runs out of time, and does not come back, is rated by their chances at that moment, as the bot that gives hints sees them: with a chance of 30% they have won with 30% and lost to everybody otherwise. The others are rated among themselves by how they finish. If everybody has left, the game is over and counts. A rated table always has a clock, of seven days a turn if nobody chose another.",
  "how.damping":
    "What says little weighs little. The first five games of the same two people within seven days count in full, the sixth five sixths, the tenth half, the twentieth a quarter. Somebody who has played fewer than five rated games without you is known through you alone: once you are known without them, you gain and lose only a fifth by them if they have played with nobody else, two fifths after one game without you, and so on, and all such people together count as one opponent. Conceding to each other in an even position moves nobody.",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
