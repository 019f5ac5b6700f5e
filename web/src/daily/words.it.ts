import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Partita del giorno",
  about:
    "Ogni giorno una partita per ogni gioco: stesso tabellone, stesse estrazioni e stesso bot per tutti.",
  game: "Gioco",
  against: "Avversario: {bot}. Tabellone, dadi ed estrazioni valgono solo per questo giorno.",
  rules: "Oggi: {rules}",
  until: "La prossima arriva a mezzanotte UTC, tra {time}.",
  go: "Gioca",
  on: "Continua la partita",
  again: "Ancora una volta, per divertimento",
  fun: "Conta solo la tua prima partita del giorno.",
  "own.won": "Hai vinto, con {points}. Posto {place} su {count}.",
  "own.shared": "Condividi la vittoria, con {points}. Posto {place} su {count}.",
  "own.lost": "Hai perso, con {points}. Posto {place} su {count}.",
  "alone.won": "Hai vinto, con {points}.",
  "alone.shared": "Condividi la vittoria, con {points}.",
  "alone.lost": "Hai perso, con {points}.",
  today: "Oggi",
  yesterday: "Ieri",
  none: "Nessuno l’ha ancora finita.",
  "none.yesterday": "Nessuno l’ha finita.",
  "column.rank": "Posto",
  "column.name": "Nome",
  "column.outcome": "Risultato",
  "column.score": "Punti",
  "points.one": "{n} punto",
  "points.other": "{n} punti",
  "outcome.won": "Vinta",
  "outcome.shared": "Condivisa",
  "outcome.lost": "Persa",
  you: "{name} (tu)",
  look: "Guarda",
  "look.of": "Guarda la partita di {name}",
  here: "Senza server qui non si vedono i risultati degli altri; il tuo resta solo in questo browser.",
  how: "Come funziona",
  "how.same":
    "Dadi ed estrazioni arrivano nello stesso ordine per tutti: il tuo terzo lancio è anche il terzo di tutti gli altri, qualunque cosa sia successa prima. Anche il bot fa ovunque lo stesso, se si è giocato allo stesso modo.",
  "how.order":
    "Chi vince sta davanti a chi non vince; poi contano i punti o il denaro. Chi se ne va ha perso.",
  "how.try":
    "Conta la prima partita, dal momento in cui comincia. Non ci sono suggerimenti, e si annulla solo ciò che non ha ancora avuto risposta. Come hanno giocato gli altri si vede a giornata finita.",
  "how.fair":
    "Il sigillo dei dadi è lo stesso a tutti i tavoli del giorno, e nessuno aggiunge un proprio numero casuale, altrimenti le estrazioni sarebbero diverse. Alla fine della tua partita puoi verificarle. Chi torna con un secondo nome le conosce: nulla lo impedisce.",
};
