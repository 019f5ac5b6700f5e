import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.board": "Tabellone",
  "value.provincia": "Provincia",

  "paint.with": "Dipingi la zona",
  "paint.erase": "Gomma",
  "paint.spaces": "Caselle",
  "paint.none": "{name}, nessuna zona",
  "paint.space.one": "{name}, zona {region}, {n} casella",
  "paint.space.other": "{name}, zona {region}, {n} caselle",
  "paint.region.one": "zona {region}, {n} casella",
  "paint.region.other": "zona {region}, {n} caselle",
  "paint.help":
    "Scegli una zona e passa sulle sue caselle. Da tastiera: le frecce spostano, Invio dipinge, più e meno cambiano zona, Canc cancella.",
};
