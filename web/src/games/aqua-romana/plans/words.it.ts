import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.layout": "Serbatoi",
  "value.roma": "Roma",

  "pool.Y": "serbatoio giallo",
  "pool.R": "serbatoio rosso",
  "pool.B": "serbatoio blu",
  "pool.G": "serbatoio verde",
  "place.pools": "Serbatoi",
  "place.beside": "fuori dal tabellone",
  "place.squares": "Caselle",
  "place.sides": "Lati del serbatoio",
  "place.curve": "curva stampata",
  "place.outlet": "{square}, lato: {side}, uscita {name}",
  "place.closed": "{square}, lato: {side}, nessuna uscita",
  "place.turn": "Gira",
  "place.off": "Togli dal tabellone",
  "place.help":
    "Trascina un serbatoio, oppure sceglilo e poi scegli una casella. Tocca i suoi lati per aprire e chiudere le uscite. Da tastiera: le frecce spostano, Invio sceglie, N va ai lati, R gira, Canc lo toglie dal tabellone.",
  "place.put": "{pool}: {squares}",
};
