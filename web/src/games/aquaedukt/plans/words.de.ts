import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.board": "Spielplan",
  "value.provincia": "Provincia",

  "paint.with": "Gebiet malen",
  "paint.erase": "Radieren",
  "paint.spaces": "Felder",
  "paint.none": "{name}, kein Gebiet",
  "paint.space.one": "{name}, Gebiet {region}, {n} Feld",
  "paint.space.other": "{name}, Gebiet {region}, {n} Felder",
  "paint.region.one": "Gebiet {region}, {n} Feld",
  "paint.region.other": "Gebiet {region}, {n} Felder",
  "paint.help":
    "Wähle ein Gebiet und streiche über seine Felder. Mit der Tastatur: Pfeiltasten bewegen, Eingabe malt, Plus und Minus wechseln das Gebiet, Entf radiert.",
};
