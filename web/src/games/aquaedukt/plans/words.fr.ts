import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.board": "Plateau",
  "value.provincia": "Provincia",

  "paint.with": "Peindre la région",
  "paint.erase": "Gomme",
  "paint.spaces": "Cases",
  "paint.none": "{name}, sans région",
  "paint.space.one": "{name}, région {region}, {n} case",
  "paint.space.other": "{name}, région {region}, {n} cases",
  "paint.region.one": "région {region}, {n} case",
  "paint.region.other": "région {region}, {n} cases",
  "paint.help":
    "Choisissez une région et passez sur ses cases. Au clavier : les flèches déplacent le curseur, Entrée peint, plus et moins changent de région, Suppr efface.",
};
