import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.mountains": "Montagnes",
  "option.setup": "Mise en place",
  "option.spring_canal": "Une source apporte un canal (règle maison)",

  "value.flat": "de simples montagnes",
  "value.hidden": "cachant sources minérales et eaux croupies",
  "value.random": "par le hasard",
  "value.placed": "par les joueurs",

  "verb.mountain": "Placer une montagne",
  "verb.roll": "Lancer le dé",
  "verb.roll.again": "Relancer",
  "verb.house": "Construire",
  "verb.spring": "Trouver une source",
  "verb.canal": "Poser un canal",
  "verb.end": "Finir le tour",
  "verb.pass": "Passer",
  "verb.die": "Résultat du dé",
  "verb.reveal": "Retourner une montagne",

  "prompt.mountain": "Choisissez une case pour une montagne.",
  "prompt.house": "Construisez dans la région {die} : une case, puis combien de maisons.",
  "prompt.spring": "Choisissez un croisement pour la source.",
  "prompt.canal": "Choisissez par où le canal continue.",

  "phase.set-up": "{who} met en place",
  "phase.turn": "{who} lance le dé, trouve une source ou pose des canaux",
  "phase.rolling": "Le dé roule",
  "phase.rolled": "{who} construit dans la région {die} ou finit",
  "phase.placed": "{who} relance ou finit",
  "phase.second canal": "{who} peut poser un second canal",
  "phase.spring canal": "{who} peut poser un canal depuis la nouvelle source",
  "phase.turning over": "On retourne les montagnes",

  "log.mountain": "Une montagne s’élève en {0}.",
  "log.roll": "{who} lance le dé.",
  "log.die": "Le dé désigne la région {0}.",
  "log.house": "{who} construit {0} en {1}.",
  "log.spring": "{who} trouve une source en {0}.",
  "log.canal": "{who} pose un canal le long de {0}.",
  "log.canal.double": "{who} double le canal le long de {0}.",
  "log.end": "{who} finit son tour.",
  "log.pass": "{who} passe.",
  "log.reveal": "La montagne en {0} cachait {1}.",

  "aftermath.A-16": "La région est pleine ; retirées, faute d’eau : {houses}.",
  "aftermath.A-29": "À la fin, les maisons sans eau sont retirées : {houses}.",
  "aftermath.A-34": "Retirées à cause des eaux croupies : {houses}.",

  "face.mineral": "une source minérale",
  "face.foul": "des eaux croupies",

  "houses.1": "1 maison",
  "houses.2": "2 maisons",
  "houses.3": "3 maisons",
  "houses.4": "4 maisons",
  "houses.on": "{value} en {space}",
  "houses.whose": "{value} en {space} ({who})",

  "thing.region": "région {n}",
  "thing.mountain": "montagne",
  "thing.house": "{value} de {who}",
  "thing.water": "avec de l’eau",
  "thing.water.double": "avec l’eau de deux canaux",
  "thing.dry": "sans eau",
  "thing.spring": "source",
  "thing.canal": "canal",
  "thing.canal.double": "double canal",
  "thing.spaces": "Cases",
  "thing.points": "Croisements",
  "thing.edges": "Arêtes",

  "effect.wet": "de l’eau pour {things}",
  "effect.removed": "retirées (sans eau) : {things}",
  "effect.double": "canal double : {things}",

  "supply.houses": "maisons restantes",
  "supply.springs": "sources restantes : {n}",
  "supply.canals": "canaux restants : {n}",
  "supply.die": "dé : {n}",
  "supply.left": "reste {n}",

  "over.count.houses.one": "{n} tuile de {value} avec de l’eau",
  "over.count.houses.other": "{n} tuiles de {value} avec de l’eau",
  "over.count.mountains": "ce que cachent les montagnes",

  "ending.canals":
    "Le dernier canal est posé et le tour de table fini : le plus de maisons avec de l’eau gagne.",
  "ending.passes": "Tous ont passé dans un même tour de table : le plus de maisons avec de l’eau gagne.",
  "ending.standstill":
    "Rien n’a été bâti pendant douze tours de table : le plus de maisons avec de l’eau gagne.",

  "lesson.land":
    "Voici la province : vingt régions, quelques montagnes et deux sources. Vous y construirez des maisons. À la fin, seules celles qui ont de l’eau comptent.",
  "lesson.canal":
    "L’eau vient des sources. Posez un canal depuis la source en F4 : choisissez une des arêtes marquées. Il donne de l’eau à la case de chaque côté.",
  "lesson.second":
    "On peut poser deux canaux par tour. Continuez au bout, ou partez dans l’autre sens. Les canaux ne se ramifient et ne se rejoignent jamais.",
  "lesson.roll":
    "L’autre joueur a posé un canal. À présent, des maisons : lancez le dé. Il désigne une région.",
  "lesson.house":
    "Vous pouvez construire dans la région qui brille. Choisissez une case, puis combien de maisons. Sur une case qui a déjà de l’eau, seulement votre plus petite valeur.",
  "lesson.end":
    "On peut lancer le dé et construire jusqu’à trois fois par tour. Continuez, ou finissez votre tour.",
  "lesson.puzzle":
    "Une énigme : vos quatre maisons en e5 et vos trois en f5 sont à sec. Posez un canal qui donne de l’eau aux deux.",

  "figure.A-16":
    "Une région pleine : la maison près du canal a de l’eau et reste, les trois sèches s’en vont.",
  "figure.A-19": "Deux sources à cinq pas l’une de l’autre le long des lignes : juste assez loin.",
  "figure.A-22": "Un canal tourne ; un second bras à son coude n’est pas permis.",
  "figure.A-26": "Un canal double arrose deux cases de chaque côté, le canal simple en dessous une seule.",
};
