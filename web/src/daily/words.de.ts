import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Partie des Tages",
  about:
    "Jeden Tag gibt es in jedem Spiel eine Partie, für alle mit demselben Plan, denselben Würfen und demselben Bot.",
  game: "Spiel",
  against: "Gegner: {bot}. Plan, Würfe und Ziehungen gibt es nur an diesem Tag.",
  rules: "Heute: {rules}",
  until: "Die nächste kommt um Mitternacht UTC, in {time}.",
  go: "Spielen",
  on: "Weiterspielen",
  again: "Noch einmal, zum Spaß",
  fun: "Nur deine erste Partie des Tages zählt.",
  "own.won": "Du hast gewonnen, mit {points}. Platz {place} von {count}.",
  "own.shared": "Du teilst dir den Sieg, mit {points}. Platz {place} von {count}.",
  "own.lost": "Du hast verloren, mit {points}. Platz {place} von {count}.",
  "alone.won": "Du hast gewonnen, mit {points}.",
  "alone.shared": "Du teilst dir den Sieg, mit {points}.",
  "alone.lost": "Du hast verloren, mit {points}.",
  today: "Heute",
  yesterday: "Gestern",
  none: "Noch hat sie niemand zu Ende gespielt.",
  "none.yesterday": "Niemand hat sie zu Ende gespielt.",
  "column.rank": "Platz",
  "column.name": "Name",
  "column.outcome": "Ergebnis",
  "column.score": "Punkte",
  "points.one": "{n} Punkt",
  "points.other": "{n} Punkten",
  "outcome.won": "Gewonnen",
  "outcome.shared": "Geteilt",
  "outcome.lost": "Verloren",
  you: "{name} (du)",
  look: "Ansehen",
  "look.of": "Die Partie von {name} ansehen",
  here: "Ohne Server gibt es hier keine Ergebnisse von anderen; deines kennt nur dieser Browser.",
  how: "So geht es",
  "how.same":
    "Würfe und Ziehungen kommen für alle in derselben Reihenfolge: Dein dritter Wurf ist auch der dritte aller anderen, was auch immer davor geschah. Auch der Bot tut überall dasselbe, wo dasselbe geschehen ist.",
  "how.order":
    "Wer gewinnt, steht vor allen, die nicht gewinnen; dann zählen Punkte oder Geld. Wer geht, hat verloren.",
  "how.try":
    "Die erste Partie zählt, und zwar ab ihrem Beginn. Es gibt keine Tipps, und zurücknehmen lässt sich nur, worauf noch niemand geantwortet hat. Wie die anderen gespielt haben, siehst du, wenn der Tag vorbei ist.",
  "how.fair":
    "Das Siegel der Würfel ist an allen Tischen des Tages dasselbe, und niemand gibt eine eigene Zufallszahl dazu, sonst wären die Würfe verschieden. Am Ende deiner Partie kannst du sie prüfen. Wer unter einem zweiten Namen wiederkommt, kennt sie: Das lässt sich nicht verhindern.",
};
