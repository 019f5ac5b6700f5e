import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.layout": "Réservoirs",
  "value.roma": "Roma",

  "pool.Y": "réservoir jaune",
  "pool.R": "réservoir rouge",
  "pool.B": "réservoir bleu",
  "pool.G": "réservoir vert",
  "place.pools": "Réservoirs",
  "place.beside": "hors du plateau",
  "place.squares": "Cases",
  "place.sides": "Côtés du réservoir",
  "place.curve": "courbe imprimée",
  "place.outlet": "{square}, vers {side} : sortie {name}",
  "place.closed": "{square}, vers {side} : pas de sortie",
  "place.turn": "Tourner",
  "place.off": "Retirer du plateau",
  "place.help":
    "Faites glisser un réservoir, ou choisissez-le, puis une case. Touchez ses côtés pour ouvrir et fermer des sorties. Au clavier : les flèches déplacent le curseur, Entrée choisit, N mène aux côtés, R tourne le réservoir, Suppr le retire du plateau.",
  "place.put": "{pool} : {squares}",
};
