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
  "place.outlet": "{square}, côté : {side}, sortie {name}",
  "place.closed": "{square}, côté : {side}, sans sortie",
  "place.turn": "Tourner",
  "place.off": "Retirer du plateau",
  "place.help":
    "Faites glisser un réservoir, ou choisissez-le, puis une case. Touchez ses côtés pour ouvrir et fermer des sorties. Au clavier : les flèches déplacent, Entrée choisit, N va aux côtés, R tourne, Suppr retire du plateau.",
  "place.put": "{pool} : {squares}",
};
