/** The words of statistics and of the ladder in English: its keys are those of the other languages. */
export const words = {
  "stats.title": "Statistics",
  "stats.none": "Nothing yet. Games are counted when they are over.",
  "stats.what": "Games",
  "stats.won": "Won",
  "stats.shared": "Shared",
  "stats.lost": "Lost",
  "stats.all": "All games",
  "stats.players": "By players",
  "stats.options": "By rules",
  "stats.bots": "By opponents",
  "stats.openings": "By opening",
  "stats.openings.about": "The opening is your first action that names a thing, as the record writes it.",
  "stats.endings": "By ending",
  "players.n": "{n} players",
  "bots.none": "People alone",
  "bots.with": "With {who}",
  "value.yes": "yes",
  "value.no": "no",
  "value.own": "a plan of somebody’s own",
  "ending.somebody": "somebody",
  "stats.luck.one":
    "In {n} reviewed game Chance changed the chance of winning by {luck}, and the player’s own actions by {play}.",
  "stats.luck.other":
    "In {n} reviewed games Chance changed the chance of winning by {luck} on average, and the player’s own actions by {play}.",
  "met.title": "Most frequent opponents, head to head",
  "met.name": "Opponent",
  "met.plays": "Games",
  "met.ahead": "Ahead",
  "met.behind": "Behind",
  "ladder.title": "The ladder",
  "ladder.season": "Season {quarter} of {year}, until {day}",
  "ladder.about":
    "In each game one climbs from Tiro to Curator: {wins} wins among the last {among} games at a rung lead to the next. Nobody falls; with a new season everybody begins at the bottom.",
  "ladder.rules":
    "What counts: rated games of one person against bots alone, by rules and on boards that the game offers, without a hint and without taking back more than one’s own turn. They count for the rung of the weakest bot. Only playing to the end and coming first alone is a win; whoever concedes, leaves or runs out of time has lost.",
  "ladder.done": "climbed",
  "ladder.next": "next",
  "ladder.later": "later",
  "ladder.top": "You have climbed the whole ladder this season.",
  "ladder.recent": "The last games at this rung: {what}",
  "ladder.fresh": "No game at this rung yet.",
  "ladder.win": "won",
  "ladder.loss": "lost",
  "ladder.play": "Play against {bot}, rated",
  "ladder.mastered": "Mastered this season",
  "ladder.with": "With",
  "ladder.against": "Strongest bot beaten",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
