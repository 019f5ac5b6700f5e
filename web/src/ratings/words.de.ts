import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Wertungen",
  about:
    "Die Besten jedes Spiels, Menschen und Bots auf einer Skala. Ob eine Partie gewertet wird, entscheidet sich, wenn der Tisch eröffnet wird.",
  game: "Spiel",
  players: "Spieler",
  rank: "Platz",
  name: "Name",
  rating: "Wertung",
  plays: "Gewertete Partien",
  within: "{rating} ±{spread}",
  bot: "Bot",
  empty: "Bisher stehen hier nur Bots.",
  listed:
    "Hier steht, wer sein Profil allen zeigt, einen Namen reserviert und mindestens {n} gewertete Partien gespielt hat. Geordnet wird nach dem, was eine Wertung mindestens beträgt: sie selbst abzüglich ihrer Unsicherheit.",
  private: "Zeig dich in deinem Profil",
  mine: "Deine Wertung: {rating} ±{spread}, nach {plays} gewerteten Partien.",
  none: "Noch keine gewerteten Partien.",
  chart: "Verlauf der Wertung, von {from} bis {to}. Jetzt {rating} ±{spread}.",
  in: "{game}, {players} Spieler",
  all: "Die Besten jedes Spiels",
  how: "So wird gerechnet",
  "how.scale":
    "Alle beginnen mit 1500 ±500 und gelten als so gut wie der Bot Faber, bis Partien etwas anderes zeigen. Zu zweit gewinnt, wer 100 Punkte mehr hat, 64 von 100 Partien. Jedes Spiel und jede Spielerzahl hat eine eigene Wertung, denn zu viert kommt es auf anderes an als zu zweit. Gerechnet wird mit OpenSkill (Plackett-Luce) aus den Plätzen am Ende; das Zeichen ± sagt, zwischen welchen Zahlen jemand in 19 von 20 Fällen wirklich liegt.",
  "how.bots":
    "Bots haben feste Wertungen, in Turnieren untereinander gemessen. So sagt eine Wertung schon am ersten Abend etwas aus.",
  "how.friendly":
    "Eine gewertete Partie wird zur Freundschaftspartie, wenn sich jemand einen Tipp holt oder mehr zurücknimmt, als zum eigenen Zug gehört. Sie zählt nicht, wenn alle sie einvernehmlich beenden, wenn jemand auf zwei Plätzen sitzt oder wenn sie in einer anderen Stellung begonnen hat.",
  "how.leaving":
    "Wer geht, aufgibt oder die Zeit überschreitet und nicht wiederkommt, wird nach der Siegchance in diesem Augenblick gewertet, wie der Bot sie sieht, der auch Tipps gibt: Bei 30 % gilt die Partie zu 30 % als gewonnen und sonst als gegen alle verloren. Die anderen werden untereinander danach gewertet, wie sie abschneiden. Sind alle gegangen, ist die Partie zu Ende und zählt. Ein gewerteter Tisch hat immer eine Uhr; wer keine wählt, hat sieben Tage je Zug.",
  "how.damping":
    "Was wenig aussagt, wiegt wenig. Die ersten fünf Partien derselben zwei Personen innerhalb von sieben Tagen zählen ganz, die sechste fünf Sechstel, die zehnte die Hälfte, die zwanzigste ein Viertel. Wer noch keine fünf gewerteten Partien ohne dich gespielt hat, ist nur durch dich bekannt: Hast du selbst fünf ohne ihn, gewinnst und verlierst du durch ihn nur ein Fünftel, wenn er mit niemand anderem gespielt hat, zwei Fünftel nach einer Partie ohne dich und so weiter, und alle solchen Leute zusammen zählen wie ein einziger Gegner. In ausgeglichener Stellung abwechselnd füreinander aufzugeben, verschiebt nichts.",
};
