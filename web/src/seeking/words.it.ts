import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Trova avversari",
  about: "Giochi con chi cerca la stessa cosa. I dadi dicono chi comincia.",
  game: "Gioco",
  seats: "Posti",
  clock: "Tempo",
  within: "Punteggi",
  "within.all": "Tutti",
  "within.points": "Al massimo a {n} punti dal mio",
  patience: "I bot occupano i posti liberi",
  "patience.never": "Mai",
  "patience.after": "Dopo {time}",
  begin: "Cerca",
  waiting: "Si aspetta qualcuno che cerchi la stessa cosa. Resta su questa pagina.",
  "others.one": "Un’altra persona sta aspettando. Resta su questa pagina.",
  "others.other": "Altre {n} persone stanno aspettando. Resta su questa pagina.",
  stop: "Non aspettare più",
};
