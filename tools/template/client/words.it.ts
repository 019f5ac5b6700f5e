import type { Words } from "./words.en.ts";

export const words: Words = {
  "verb.dig": "Scava",
  "verb.pass": "Passa",
  "verb.find": "Trova",

  "prompt.dig": "Scegli una casella da scavare.",

  "phase.turn": "{who} scava o passa",
  "phase.finding": "Che cosa c’è là sotto?",

  "log.dig": "{who} scava in {0}.",
  "log.pass": "{who} passa.",
  "log.find": "Trovato: {0}.",

  "ground.water": "acqua",
  "ground.clay": "argilla",

  "thing.spaces": "Caselle",
  "thing.dug": "scavata",
  "thing.by": "scavata da {who}",

  "ending.dug": "Tutto il fosso è scavato: vince chi ha più punti, poi chi ha scavato meno caselle.",
  "ending.passes": "Tutti hanno passato: vince chi ha più punti, poi chi ha scavato meno caselle.",
};
