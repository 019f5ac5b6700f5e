import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.bargaining": "Négociation",

  "warning.withdraw":
    "Passer deux fois de suite, c’est se retirer (règle I-32) : plus de revenu, et chacun peut acheter et tourner vos terres.",
  "warning.withdraw.lost": "{who} gagne alors aussitôt (règle I-34).",

  "verb.end": "Finir le tour",
  "verb.pass": "Passer",
  "verb.take": "Prendre",
  "verb.take.offer": "Prendre une offre",
  "verb.take.offer.of": "Prendre l’offre de {who} : {n}",
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
  "prompt.offer": "Choisissez où et comment elle devrait être posée pour que vous payiez.",
  "prompt.rotate": "Choisissez une terre, puis son sens.",
  "prompt.land": "Choisissez une terre à tourner ou à acheter, ou finissez le tour.",
  "prompt.take": "Choisissez l’offre que vous prenez.",
  "prompt.buy": "Choisissez la terre que vous achetez.",
  "prompt.ask": "Dites le prix que vous demandez.",
  "prompt.propose buy": "Choisissez la terre d’un autre à acheter.",
  "prompt.propose rotate": "Choisissez la terre d’un autre et son sens.",

  "phase.start": "{who} pioche ou passe",
  "phase.draw again": "{who} repioche : la tuile ne va nulle part",
  "phase.drawing": "On pioche une tuile",
  "phase.placing": "{who} pose la tuile",
  "phase.offering a place": "{who} peut offrir de l’argent pour un emplacement",
  "phase.pricing a place": "{who} dit un prix",
  "phase.final start": "{who} commence un dernier tour ou passe",
  "phase.acting": "{who} tourne ou achète des terres, ou finit",
  "phase.offering a rotation": "{who} peut offrir de l’argent pour une rotation",
  "phase.pricing a rotation": "{who} dit un prix",
  "phase.proposing": "{who} dit un prix",
  "phase.answering": "{who} répond à une proposition",
  "phase.price asked": "{who} répond au prix demandé",

  "log.end": "{who} finit son tour.",
  "log.pass": "{who} passe.",
  "log.pass.withdraw": "{who} passe une deuxième fois et se retire.",
  "log.take": "{who} prend l’offre de {0}.",
  "log.draw": "{who} pioche.",
  "log.tile": "La tuile : {1}, {0}.",
  "log.place": "{who} la pose en {0}, conduites vers {1}.",
  "log.solicit": "{who} demande des offres.",
  "log.offer": "{who} paierait pour {0}, conduites vers {1}.",
  "log.price": "{who} dit le prix : {0}.",
  "log.no offer": "{who} n’offre rien.",
  "log.rotate": "{who} tourne {0} : conduites vers {1}.",
  "log.buy": "{who} achète {0}.",
  "log.propose buy": "{who} propose d’acheter {0}.",
  "log.propose rotate": "{who} propose de tourner {0} : conduites vers {1}.",
  "log.accept": "{who} accepte.",
  "log.decline": "{who} refuse.",
  "log.ask": "{who} demande {0} à la place.",

  "shape.tee": "té",
  "shape.corner": "coude",
  "shape.straight": "droite",
  "shape.goal": "but",

  "thing.dry": "sans eau",
  "thing.tile": "{shape} {colour}, conduites vers {exits}",
  "thing.tap": "robinet {colour}, conduites vers {exits}",
  "thing.owner": "à {who}",
  "thing.bank": "la banque demande {price}",
  "thing.irrigated": "irrigué",
  "thing.cells": "Cases",

  "fact.river": "Le fleuve",
  "fact.river.words":
    "Le fleuve est la rangée 0 : aucune tuile n’y repose, et son eau n’arrive à la terre que par les deux conduites.",
  "fact.pipe": "Conduite du fleuve",
  "fact.pipe.words": "Ici une conduite traverse le fleuve : elle donne de l’eau à la terre des deux rives.",

  "effect.wet": "de l’eau pour {things}",
  "effect.dry": "plus d’eau pour {things}",
  "effect.none": "ne change pas l’eau",

  "unit.money": "argent",

  "supply.hand": "tuile en main",
  "supply.piles": "piles",
  "supply.pile": "pile {n}",
  "supply.land": "terres {n}",
  "supply.irrigated": "irriguées : {n} sur 10",
  "supply.passed": "a passé",
  "supply.withdrawn": "retiré",
  "supply.early": "début de partie : piocher et poser seulement",
  "supply.final": "derniers tours : {n}",
  "supply.tax": "taxe sur la prochaine action : {n}",

  "deal.title": "Négociation",
  "deal.proposal.buy": "{who} veut vous acheter {cell} pour {n}.",
  "deal.proposal.rotate":
    "{who} veut vous payer {n} pour tourner votre terre {cell} : conduites vers {exits}.",
  "deal.name": "Combien payez-vous ?",
  "deal.ask": "Combien demandez-vous ?",
  "deal.money": "Votre argent : {n}.",
  "deal.after": "Il vous resterait {n}.",
  "deal.offers": "Offres sur la table",
  "deal.offer": "{who} paie {n} pour {cell}, conduites vers {exits}",
  "deal.asks": "{who} demande {n} au lieu de {price} pour {cell}.",
  "deal.asked": "{who} demande des offres. Choisissez un emplacement et un prix, ou n’offrez rien.",
  "deal.less": "moins",
  "deal.more": "plus",

  "over.count.money.one": "argent, avec {n} tuile irriguée",
  "over.count.money.other": "argent, avec {n} tuiles irriguées",

  "ending.land": "{who} possède au moins dix tuiles irriguées : la victoire est immédiate.",
  "ending.goal": "{who} possède un but irrigué : la victoire est immédiate.",
  "ending.money": "{who} a au moins 50 d’argent : la victoire est immédiate.",
  "ending.withdrawal": "Tous les autres se sont retirés : qui reste gagne.",
  "ending.count": "Les tuiles sont épuisées : le plus d’argent gagne, puis le plus de tuiles irriguées.",

  "lesson.land":
    "Deux conduites traversent le fleuve et donnent de l’eau sur les deux rives. Votre première terre, le robinet rouge, est à l’une d’elles. Gagne qui possède dix tuiles irriguées, un but irrigué ou 50 d’argent.",
  "lesson.draw": "Un tour commence par une tuile de la pile. Piochez.",
  "lesson.place":
    "Choisissez une case à côté des terres posées, puis le sens de la tuile. Il doit être possible d’y amener l’eau en tournant des tuiles.",
  "lesson.more":
    "L’autre joueur a posé aussi. Piochez et posez encore une fois. En début de partie, c’est tout.",
  "lesson.money":
    "Plus tard dans la partie : chaque tour continue par des actions. Tourner vos terres est gratuit, tourner celles de la banque coûte 3, et vous pouvez acheter une terre au prix de sa pièce.",
  "lesson.puzzle": "Une énigme : tournez une tuile pour que deux autres de vos tuiles verdissent.",
  "lesson.buy":
    "Chaque action de plus coûte une taxe : la deuxième 2, la troisième 3. Achetez une terre si vous voulez, ou finissez le tour : chacune de vos tuiles irriguées rapporte alors 1.",

  "figure.I-12":
    "L’eau coule de la conduite par les sorties jointes ; la dernière tuile est en travers et reste sèche.",
  "figure.I-17":
    "Si l’on tournait la tuile du milieu, l’eau atteindrait la nouvelle : elle peut donc être posée là.",
  "figure.I-18": "Rouge à côté de rouge : interdit.",
  "figure.I-23":
    "Une tuile avant et après son tour : elle rejoint maintenant le robinet et son champ verdit.",
  "figure.I-26":
    "Rouge offre quatre pièces à jaune pour une tuile ; jaune peut accepter, refuser ou demander plus.",
};
