import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Énigmes",
  about:
    "Des positions de parties où une action vaut nettement mieux que toutes les autres. À vous de la trouver.",
  game: "Jeu",
  theme: "Thème",
  "theme.all": "tous",
  next: "Énigme suivante",
  today: "Énigme du jour, {day}",
  "today.about": "La même pour tout le monde ; la suivante arrive à minuit UTC.",
  "today.go": "La voir",
  "today.solved": "Vous l’avez résolue.",
  "today.missed": "Vous ne l’avez pas résolue du premier coup.",
  mine: "Votre cote : {rating} ±{spread}. Résolues du premier coup : {solved} sur {tried}.",
  streak: "Série en cours : {streak}. Meilleure série : {best}.",
  "left.one": "{n} énigme, dont {fresh} nouvelle pour vous.",
  "left.other": "{n} énigmes, dont {fresh} nouvelles pour vous.",
  none: "Il n’y a pas encore d’énigmes ici.",
  here: "Vos essais ne sont gardés que dans ce navigateur.",
  how: "Comment ça marche",
  "how.answer":
    "Personne ne sait ce que donneront les dés et les tirages. La réponse est donc l’action qui offre les meilleures chances de gagner, telles que les voit une longue recherche : au moins 8 points de pourcentage de plus que toute autre, 5 dans certains jeux, quel que soit le départ de la recherche.",
  "how.cost":
    "Toute autre action a son prix : le nombre de points de pourcentage qu’elle retire à vos chances de gagner.",
  "how.rating":
    "Les énigmes et ceux qui les résolvent sont cotés sur une même échelle, comme s’ils avaient joué les uns contre les autres : qui trouve la réponse du premier coup a gagné. Seul le premier essai compte, et regarder la réponse en est un.",
  task: "C’est à {who} de jouer. Quelle action offre les meilleures chances de gagner ?",
  "task.you": "C’est à vous de jouer. Quelle action offre les meilleures chances de gagner ?",
  wrong: "{what} Cela coûte {cost} % de chances de gagner.",
  "wrong.much": "{what} Cela coûte plus de {cost} % de chances de gagner.",
  right: "{what} C’est la réponse : {chance} % de chances de gagner.",
  answer: "La réponse : {what} Les chances de gagner sont alors de {chance} %.",
  why: "Ce qu’elle fait : {reasons}",
  themes: "Thème : {themes}",
  rated: "Votre cote est maintenant de {rating} ±{spread}. Série en cours : {streak}.",
  show: "Montrer la réponse",
  again: "Encore une fois",
  all: "Toutes les énigmes",
  player: "Joueur {n}",
};
