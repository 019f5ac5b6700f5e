import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Trouver des adversaires",
  about: "Vous jouez avec qui cherche la même chose. Les dés disent qui commence.",
  game: "Jeu",
  seats: "Places",
  clock: "Temps",
  within: "Cotes",
  "within.all": "Tout le monde",
  "within.points": "À {n} points de la mienne au plus",
  patience: "Des robots prennent les places libres",
  "patience.never": "Jamais",
  "patience.after": "Après {time}",
  begin: "Chercher",
  waiting: "On attend quelqu’un qui cherche la même chose. Restez sur cette page.",
  "others.one": "Une autre personne attend. Restez sur cette page.",
  "others.other": "{n} autres personnes attendent. Restez sur cette page.",
  stop: "Ne plus attendre",
};
