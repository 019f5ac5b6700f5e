import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Partie du jour",
  about:
    "Chaque jour, une partie pour chaque jeu : même plateau, mêmes tirages et même robot pour tout le monde.",
  game: "Jeu",
  against: "Adversaire : {bot}. Le plateau, les dés et les tirages ne servent que ce jour-là.",
  rules: "Aujourd’hui : {rules}",
  until: "La suivante arrive à minuit UTC, dans {time}.",
  go: "Jouer",
  on: "Continuer la partie",
  again: "Encore une fois, pour le plaisir",
  fun: "Seule votre première partie du jour compte.",
  "own.won": "Vous avez gagné, avec {points}. Rang : {place} sur {count}.",
  "own.shared": "Vous partagez la victoire, avec {points}. Rang : {place} sur {count}.",
  "own.lost": "Vous avez perdu, avec {points}. Rang : {place} sur {count}.",
  "alone.won": "Vous avez gagné, avec {points}.",
  "alone.shared": "Vous partagez la victoire, avec {points}.",
  "alone.lost": "Vous avez perdu, avec {points}.",
  today: "Aujourd’hui",
  yesterday: "Hier",
  none: "Personne ne l’a encore terminée.",
  "none.yesterday": "Personne ne l’a terminée.",
  "column.rank": "Rang",
  "column.name": "Nom",
  "column.outcome": "Résultat",
  "column.score": "Points",
  "points.one": "{n} point",
  "points.other": "{n} points",
  "outcome.won": "Gagnée",
  "outcome.shared": "Partagée",
  "outcome.lost": "Perdue",
  you: "{name} (vous)",
  look: "Voir",
  "look.of": "Voir la partie de {name}",
  here: "Sans serveur, on ne voit pas ici les résultats des autres ; le vôtre n’est gardé que dans ce navigateur.",
  how: "Comment ça marche",
  "how.same":
    "Dés et tirages viennent dans le même ordre pour tout le monde : votre troisième lancer est celui de tous les autres, quoi qu’il se soit passé avant. Le robot aussi joue partout de la même façon quand on a joué de la même façon.",
  "how.order":
    "Qui gagne passe devant qui ne gagne pas ; ensuite, ce sont les points ou l’argent qui comptent. Qui s’en va a perdu.",
  "how.try":
    "La première partie compte, dès qu’elle commence. Il n’y a pas de conseils, et on n’annule que ce qui n’a pas encore eu de réponse. On voit comment les autres ont joué une fois la journée finie.",
  "how.fair":
    "Le sceau des dés est le même à toutes les tables du jour, et personne n’y ajoute de nombre aléatoire, sinon les tirages ne seraient plus les mêmes. À la fin de votre partie, vous pouvez les vérifier. Qui revient sous un second nom les connaît : rien ne l’empêche.",
};
