import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Gioca ora con qualcuno",
  about: "Giochi con chi vuole la stessa cosa. I dadi dicono chi comincia.",
  game: "Gioco",
  seats: "Posti",
  clock: "Tempo",
  within: "Punteggi",
  "within.all": "Tutti",
  "within.points": "Al massimo a {n} punti dal mio",
  patience: "I bot occupano i posti liberi",
  "patience.never": "Mai",
  "patience.after": "Dopo {time}",
  begin: "Trova qualcuno",
  waiting: "Si aspetta qualcuno che voglia la stessa cosa. Resta su questa pagina.",
  "others.one": "Un’altra persona aspetta. Resta su questa pagina.",
  "others.other": "Altre {n} persone aspettano. Resta su questa pagina.",
  stop: "Non aspettare più",
};
