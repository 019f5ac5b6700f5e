import type { Words } from "./words.en.ts";

export const words: Words = {
  "verb.dig": "Graben",
  "verb.pass": "Passen",
  "verb.find": "Finden",

  "prompt.dig": "Wähle ein Feld, auf dem du gräbst.",

  "phase.turn": "{who} gräbt oder passt",
  "phase.finding": "Was ist dort unten?",

  "log.dig": "{who} gräbt auf {0}.",
  "log.pass": "{who} passt.",
  "log.find": "Gefunden: {0}.",

  "ground.water": "Wasser",
  "ground.clay": "Lehm",

  "thing.spaces": "Felder",
  "thing.dug": "gegraben",
  "thing.by": "gegraben von {who}",

  "ending.dug":
    "Der ganze Graben ist gegraben: Wer die meisten Punkte hat, gewinnt, bei Gleichstand, wer weniger Felder aufgegraben hat.",
  "ending.passes":
    "Alle haben gepasst: Wer die meisten Punkte hat, gewinnt, bei Gleichstand, wer weniger Felder aufgegraben hat.",
};
