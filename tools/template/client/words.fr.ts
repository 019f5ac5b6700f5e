import type { Words } from "./words.en.ts";

export const words: Words = {
  "verb.dig": "Creuser",
  "verb.pass": "Passer",
  "verb.find": "Trouver",

  "prompt.dig": "Choisissez une case à creuser.",

  "phase.turn": "{who} creuse ou passe",
  "phase.finding": "Qu’y a-t-il au fond ?",

  "log.dig": "{who} creuse en {0}.",
  "log.pass": "{who} passe.",
  "log.find": "Trouvé : {0}.",

  "ground.water": "eau",
  "ground.clay": "argile",

  "thing.spaces": "Cases",
  "thing.dug": "creusée",
  "thing.by": "creusée par {who}",

  "ending.dug":
    "Tout le fossé est creusé : qui a le plus de points gagne, puis qui a creusé le moins de cases.",
  "ending.passes":
    "Tout le monde a passé : qui a le plus de points gagne, puis qui a creusé le moins de cases.",
};
