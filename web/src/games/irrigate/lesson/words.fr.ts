import type { Words } from "./words.en.ts";

export const words: Words = {
  "lesson.land":
    "Deux conduites traversent le fleuve et donnent de l’eau sur les deux rives. Votre première terre, le robinet rouge, se trouve à l’une d’elles. Qui finit un tour avec dix tuiles irriguées, un but irrigué ou 50 pièces gagne.",
  "lesson.draw": "Un tour commence par une tuile de la pile. Piochez.",
  "lesson.place":
    "Choisissez une case à côté des terres posées, puis le sens de la tuile. Il doit être possible d’y amener l’eau en tournant des tuiles.",
  "lesson.more":
    "L’autre joueur a lui aussi posé une tuile. Piochez et posez encore une fois. En début de partie, c’est tout.",
  "lesson.money":
    "Plus tard dans la partie : désormais, chaque tour se poursuit par des actions. Tourner vos terres est gratuit, tourner celles de la banque coûte 3 pièces, et vous pouvez acheter une terre au prix inscrit sur sa pièce.",
  "lesson.puzzle": "Une énigme : tournez une tuile pour que deux autres de vos tuiles verdissent.",
  "lesson.buy":
    "Chaque action supplémentaire coûte une taxe : 2 pour la deuxième, 3 pour la troisième. Achetez une terre si vous voulez, ou finissez le tour : chacune de vos tuiles irriguées rapporte alors 1 pièce.",
  "lesson.offers":
    "Passons à la négociation. Vous avez pioché une tuile jaune : où qu’elle soit posée, elle appartiendra à Marcus. Mais c’est vous qui choisissez l’endroit, et vous pouvez demander une fois aux autres ce qu’ils paieraient pour un emplacement.",
  "lesson.solicit": "Une énigme : comment gagner quelque chose avec la tuile de Marcus ?",
  "lesson.solicit.again": "Posée ainsi, elle ne vous rapporte rien. Demandez d’abord des offres.",
  "lesson.take":
    "Marcus paie 3 pièces si sa tuile est posée en 7,-1, où elle reçoit de l’eau. Vous pouvez prendre l’offre ou poser la tuile à votre gré. Prenez l’offre : la tuile sera à lui de toute façon.",
  "lesson.deal":
    "Passons aux accords. La terre d’un autre joueur n’est tournée ou vendue que s’il y consent : vous proposez et annoncez un prix ; il dit oui ou non, ou demande plus, une seule fois.",
  "lesson.propose":
    "Une énigme : proposez de tourner une tuile de Marcus pour que vos deux tuiles sèches reçoivent de l’eau.",
  "lesson.price": "Annoncez le prix que vous lui offrez.",
  "lesson.asked":
    "Marcus en veut plutôt 5 : il peut demander plus une seule fois. Deux tuiles irriguées de plus vous rapportent 2 pièces à la fin de chaque tour. Acceptez ou refusez.",
  "lesson.asked.again": "Rien ne se passerait, et vos deux tuiles resteraient sèches. Mieux vaut accepter.",
  "lesson.agreed":
    "Vous voilà d’accord : la tuile est tournée, l’argent est à lui, et vos deux tuiles ont de l’eau. Finissez maintenant votre tour.",
  "lesson.sell":
    "Une énigme : Marcus vous offre 2 pièces pour votre tuile irriguée en 4,1, qui vous rapporte 1 pièce par tour. Vous pouvez accepter, refuser ou demander plus. Que vaut-il mieux ?",
  "lesson.sell.again":
    "Pas tout à fait : ces 2 pièces, elle vous les rapportera vite. Demandez plus de 2, mais moins de 10.",
  "lesson.passing":
    "Autre chose : passer. Au début de votre tour, vous pouvez passer au lieu de le jouer. La première fois, vous touchez tout de même votre revenu.",
  "lesson.pass": "Passez, et surveillez votre argent.",
  "lesson.twice": "Une énigme : vous avez passé une fois et c’est de nouveau à vous. Piocher ou passer ?",
  "lesson.twice.again":
    "Ne passez pas : passer deux fois de suite, c’est se retirer. Il ne resterait que Marcus, et il gagnerait.",
  "lesson.back": "C’est cela : votre tour passé est oublié. Posez la tuile.",
  "lesson.withdrawn":
    "À trois ou quatre, la partie continue sans ceux qui se sont retirés : ils n’ont plus de revenu et ne peuvent pas gagner, et leurs terres s’achètent et se tournent comme celles de la banque. Qui joue de nouveau un tour revient dans la partie.",
  "lesson.goals": "Enfin, les buts. Un but ne touche d’autres tuiles que par les coins, jamais par un côté.",
  "lesson.goal": "Vous avez pioché un but. Posez-le où vous voulez.",
  "lesson.worth":
    "Il appartient à la banque, qui en demande 25 pièces. Qui possède un but irrigué à la fin de son propre tour gagne aussitôt.",
  "lesson.last": "Tout se rejoint dans la dernière énigme : gagnez dès ce tour.",
  "lesson.victory": "Une énigme : vous avez 33 pièces. Qu’achetez-vous ?",
  "lesson.water":
    "Il faut maintenant de l’eau pour le but. La deuxième action coûte 2 pièces de taxe. Laquelle de vos tuiles tournez-vous ?",
  "lesson.win": "Le but est à vous, et il a de l’eau. Finissez votre tour.",
};
