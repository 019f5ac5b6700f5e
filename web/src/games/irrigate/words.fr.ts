import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.bargaining": "Négociation",
  "option.bargaining.words":
    "Les joueurs peuvent se payer entre eux pour un emplacement, une rotation ou une tuile. Sans négociation, l’argent ne vient que de la banque et ne va qu’à elle.",

  "warning.withdraw":
    "Passer deux fois de suite, c’est se retirer (règle I-32) : plus de revenu, et chacun peut acheter et tourner vos terres.",
  "warning.withdraw.lost": "{who} gagne alors aussitôt (règle I-34).",

  "verb.end": "Finir le tour",
  "verb.pass": "Passer",
  "verb.take": "Prendre",
  "verb.take.offer": "Prendre une offre",
  "verb.take.offer.of": "Prendre l’offre ({who} : {n})",
  "verb.draw": "Piocher une tuile",
  "verb.place": "Poser la tuile",
  "verb.solicit": "Demander des offres",
  "verb.offer": "Faire une offre",
  "verb.price": "Prix",
  "verb.no offer": "Pas d’offre",
  "verb.rotate": "Tourner",
  "verb.buy": "Acheter",
  "verb.propose buy": "Proposer d’acheter",
  "verb.propose rotate": "Proposer de tourner",
  "verb.accept": "Accepter",
  "verb.decline": "Refuser",
  "verb.ask": "Demander plus",
  "verb.tile": "Tuile piochée",

  "prompt.place": "Choisissez une case, puis le sens de la tuile.",
  "prompt.offer": "Choisissez l’emplacement et le sens pour lesquels vous paieriez.",
  "prompt.rotate": "Choisissez une terre, puis son sens.",
  "prompt.land": "Choisissez une terre à tourner ou à acheter, ou finissez le tour.",
  "prompt.take": "Choisissez l’offre que vous prenez.",
  "prompt.buy": "Choisissez la terre que vous achetez.",
  "prompt.ask": "Indiquez le prix que vous demandez.",
  "prompt.propose buy": "Choisissez la terre d’un autre joueur que vous voulez acheter.",
  "prompt.propose rotate": "Choisissez la terre d’un autre joueur, puis son nouveau sens.",

  "phase.start": "{who} pioche ou passe",
  "phase.draw again": "{who} repioche : la tuile ne peut aller nulle part",
  "phase.drawing": "On pioche une tuile",
  "phase.placing": "{who} pose la tuile",
  "phase.offering a place": "{who} peut offrir de l’argent pour un emplacement",
  "phase.pricing a place": "{who} annonce un prix",
  "phase.final start": "{who} commence un dernier tour ou passe",
  "phase.acting": "{who} tourne ou achète des terres, ou finit son tour",
  "phase.offering a rotation": "{who} peut offrir de l’argent pour une rotation",
  "phase.pricing a rotation": "{who} annonce un prix",
  "phase.proposing": "{who} annonce un prix",
  "phase.answering": "{who} répond à une proposition",
  "phase.price asked": "{who} répond au prix demandé",

  "log.end": "{who} finit son tour.",
  "log.pass": "{who} passe.",
  "log.pass.withdraw": "{who} passe une deuxième fois et se retire.",
  "log.take": "{who} prend l’offre faite par {0}.",
  "log.draw": "{who} pioche.",
  "log.tile": "La tuile : {1}, {0}.",
  "log.place": "{who} la pose en {0}, conduites vers {1}.",
  "log.solicit": "{who} demande des offres.",
  "log.offer": "{who} paierait pour {0}, conduites vers {1}.",
  "log.price": "{who} annonce le prix : {0}.",
  "log.no offer": "{who} n’offre rien.",
  "log.rotate": "{who} tourne {0} : conduites vers {1}.",
  "log.buy": "{who} achète {0}.",
  "log.propose buy": "{who} propose d’acheter {0}.",
  "log.propose rotate": "{who} propose de tourner {0} : conduites vers {1}.",
  "log.accept": "{who} accepte.",
  "log.decline": "{who} refuse.",
  "log.ask": "{who} en demande plutôt {0}.",

  "aftermath.price.bank": "{who} paie {coins} à la banque.",
  "aftermath.price.seat": "{who} paie {coins} à {whom}.",
  "aftermath.tax": "Taxe : {coins}.",
  "aftermath.income": "{who} touche un revenu de {coins}.",
  "aftermath.income.double": "{who} touche un revenu doublé de {coins}.",
  "aftermath.main": "Le début de partie est terminé : {who} poursuit par un tour complet.",
  "aftermath.main.last": "Le début de partie se termine avec la dernière tuile.",
  "aftermath.compensation": "En compensation : {shares}.",
  "aftermath.share": "{coins} pour {who}",
  "aftermath.goal.gained": "Le but en {cell} a maintenant de l’eau. Il appartient à {who}.",
  "aftermath.goal.lost": "Le but en {cell} n’a plus d’eau. Il appartient à {who}.",
  "aftermath.bank.gained": "Le but en {cell} a maintenant de l’eau. Il appartient à la banque.",
  "aftermath.bank.lost": "Le but en {cell} n’a plus d’eau. Il appartient à la banque.",
  "aftermath.lost": "La tuile ne peut aller nulle part et quitte la partie.",
  "aftermath.returned": "{who} revient dans la partie.",
  "aftermath.final":
    "Les tuiles sont épuisées : chacun a un dernier tour à revenu doublé, en commençant par {who}.",

  "shape.tee": "té",
  "shape.corner": "coude",
  "shape.straight": "droite",
  "shape.goal": "but",

  "thing.dry": "sans eau",
  "thing.tile": "{shape}, {colour}, conduites vers {exits}",
  "thing.tap": "robinet {colour}, conduites vers {exits}",
  "thing.hand": "{shape}, {colour}",
  "thing.owner": "à {who}",
  "thing.bank": "la banque demande {price}",
  "thing.irrigated": "irriguée",
  "thing.cells": "Cases",

  "fact.river": "Le fleuve",
  "fact.river.words":
    "Le fleuve est la rangée 0 : aucune tuile n’y repose, et son eau n’arrive à la terre que par les deux conduites.",
  "fact.pipe": "Conduite du fleuve",
  "fact.pipe.words": "Ici une conduite traverse le fleuve : elle donne de l’eau à la terre des deux rives.",

  "effect.wet": "de l’eau pour {things}",
  "effect.dry": "plus d’eau pour {things}",
  "effect.none": "rien ne change pour l’eau",
  "effect.money": "argent : {shares}",
  "effect.share": "{who} {n}",
  "effect.goal": "de l’eau pour le but en {cell}",
  "effect.main": "le début de partie se termine",
  "effect.final": "les derniers tours commencent",

  "unit.money": "argent",
  "unit.coins.one": "{n} pièce",
  "unit.coins.other": "{n} pièces",

  "supply.hand": "tuile en main",
  "supply.piles": "piles",
  "supply.pile": "pile {n}",
  "supply.land": "terres : {n}",
  "supply.irrigated": "irriguées : {n} sur 10",
  "supply.passed": "a passé",
  "supply.withdrawn": "s’est retiré",
  "supply.early": "début de partie : piocher et poser seulement",
  "supply.final": "derniers tours restants : {n}",
  "supply.tax": "taxe sur la prochaine action : {n}",

  "deal.title": "Négociation",
  "deal.proposal.buy": "{who} veut vous acheter {cell} pour {coins}.",
  "deal.proposal.rotate":
    "{who} vous offre {coins} pour tourner votre terre {cell} : conduites vers {exits}.",
  "deal.none":
    "Face à un seul adversaire, les robots ne négocient pas : ce qui sert à l’un nuit à l’autre. Rien de tel n’est donc affiché ici.",
  "deal.name": "Combien payez-vous ?",
  "deal.ask": "Combien demandez-vous ?",
  "deal.money": "Votre argent : {n}.",
  "deal.after": "Vous auriez alors {n}.",
  "deal.after.tax": "Vous auriez alors {n}, la taxe étant de {tax}.",
  "deal.offers": "Offres sur la table",
  "deal.offer": "{who} paie {coins} pour {cell}, conduites vers {exits}",
  "deal.asks": "{who} demande {coins} au lieu de {price} pour {cell}.",
  "deal.asked": "{who} demande des offres. Choisissez un emplacement et un prix, ou n’offrez rien.",
  "deal.less": "moins",
  "deal.more": "plus",

  "over.count.money.one": "argent, avec {n} tuile irriguée",
  "over.count.money.other": "argent, avec {n} tuiles irriguées",

  "ending.land": "{who} possède au moins dix tuiles irriguées et gagne aussitôt.",
  "ending.goal": "{who} possède un but irrigué et gagne aussitôt.",
  "ending.money": "{who} a au moins 50 pièces et gagne aussitôt.",
  "ending.withdrawal": "Tous les autres se sont retirés : qui reste gagne.",
  "ending.count":
    "Les tuiles sont épuisées : qui a le plus d’argent gagne, puis qui a le plus de tuiles irriguées.",

  "first.1": "Vous gagnez à la fin de votre tour avec dix tuiles irriguées, un but irrigué ou 50 pièces.",
  "first.2": "Touchez une case pour poser la tuile, encore une fois pour la tourner, puis « Valider ».",
  "first.3":
    "Les tuiles de votre couleur sont vos terres, où qu’elles soient : amenez-leur l’eau. Plus tard, vous tournez et achetez aussi des terres.",

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
