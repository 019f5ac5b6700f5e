import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Jouer contre quelqu’un maintenant",
  about: "Vous jouez avec qui veut la même chose. Les dés disent qui commence.",
  game: "Jeu",
  seats: "Places",
  clock: "Temps",
  within: "Cotes",
  "within.all": "Tout le monde",
  "within.points": "À {n} points au plus de la mienne",
  patience: "Des bots prennent les places libres",
  "patience.never": "Jamais",
  "patience.after": "Après {time}",
  begin: "Trouver quelqu’un",
  waiting: "On attend quelqu’un qui veut la même chose. Restez sur cette page.",
  "others.one": "Une autre personne attend. Restez sur cette page.",
  "others.other": "{n} autres personnes attendent. Restez sur cette page.",
  stop: "Ne plus attendre",
};
