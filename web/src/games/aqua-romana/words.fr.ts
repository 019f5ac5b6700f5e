import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.setup": "Mise en place",
  "option.compulsory": "Obligation de construire",
  "option.extra": "Tuile en plus",

  "value.random": "par le hasard",
  "value.placed": "par les joueurs",
  "value.any": "avec l’ouvrier de n’importe qui",
  "value.own": "seulement avec les siens",
  "value.apart": "à l’écart de tout aqueduc",
  "value.blocking": "peut bloquer des aqueducs",

  "verb.builder": "Placer un maître d’œuvre",
  "verb.lay": "Poser une tuile",
  "verb.extra": "Poser la tuile en plus",
  "verb.shift": "Déplacer un maître d’œuvre",
  "verb.close": "Terminer un aqueduc",
  "verb.keep": "Tout laisser ouvert",
  "verb.take": "Prendre",

  "prompt.builder": "Choisissez un maître d’œuvre et une place du chemin.",
  "prompt.lay": "Choisissez un ouvrier, puis la pièce qu’il pose.",
  "prompt.lay.builder": "Choisissez maintenant le maître d’œuvre qui le permet.",
  "prompt.extra": "Choisissez une case pour la tuile en plus.",
  "prompt.shift": "Choisissez le maître d’œuvre qui avance.",
  "prompt.close": "Terminez un de vos aqueducs ou laissez tout ouvert.",
  "prompt.take": "Choisissez un maître d’œuvre dans la réserve.",

  "phase.set-up": "{who} met en place",
  "phase.reserve builders": "{who} fait venir des maîtres d’œuvre de la réserve",
  "phase.building": "{who} pose une tuile",
  "phase.building for others": "{who} doit construire pour quelqu’un d’autre",
  "phase.shifting": "{who} ne peut pas construire et déplace un maître d’œuvre",
  "phase.extra tile": "{who} pose une tuile de plus : {kind}",
  "phase.closing": "{who} peut terminer un aqueduc",
  "phase.taking": "{who} prend un maître d’œuvre dans la réserve",

  "log.builder": "{who} place un maître d’œuvre ({0}) en {1}.",
  "log.lay": "{who} prolonge {0} avec le maître d’œuvre en {1} : {2}.",
  "log.extra": "{who} pose une tuile de plus en {0} : {1}.",
  "log.shift": "{who} fait avancer le maître d’œuvre en {0}.",
  "log.close": "{who} termine l’aqueduc de {0}.",
  "log.keep": "{who} laisse tous ses aqueducs ouverts.",
  "log.take": "{who} prend : {0}.",

  "aftermath.podium": "{name} ({who}) va au podium {podium} : +{podium} pour la longueur {n}.",
  "aftermath.podium.none": "{name} ({who}) ne trouve pas de podium : +0 pour la longueur {n}.",
  "aftermath.skipped": "{who} n’a plus d’ouvrier et passe désormais son tour.",

  "kind.curve": "courbe",
  "kind.straight": "droite",
  "kind.bridge": "pont",
  "kind.double": "double courbe",
  "kind.joker": "joker",

  "thing.piece": "pièce {name}",
  "thing.reservoir": "réservoir de {who}",
  "thing.aqueduct": "aqueduc de {name} ({who})",
  "thing.workman": "ouvrier {name} de {who}, longueur {n}, tourné vers {side}",
  "thing.builder": "maître d’œuvre : {kind}",
  "thing.slot": "place {name}",
  "thing.squares": "Cases",
  "thing.slots": "Chemin",
  "thing.workmen": "Ouvriers",

  "side.short.N": "nord",
  "side.short.E": "est",
  "side.short.S": "sud",
  "side.short.W": "ouest",

  "fact.fountain": "Fontaine",
  "fact.fountain.words":
    "Un maître d’œuvre qui passe une fontaine apporte une tuile de plus de sa sorte ; aucun ne se tient ici.",
  "fact.podiums": "Podiums",
  "fact.podiums.words":
    "Quand un aqueduc est fermé, son ouvrier va sur le podium portant le nombre de ses cases et marque ce nombre.",

  "effect.length": "{name} : longueur {n}",
  "effect.closed": "{name} est terminé, longueur {n}",
  "effect.builder": "le maître d’œuvre va en {slot}",
  "effect.builder.meets": "le maître d’œuvre va en {slot}, à la vue de {names}",
  "effect.extra": "puis une tuile de plus : {kind}",
  "effect.podium": "{name} va au podium {n}",

  "supply.tiles": "tuiles restantes",
  "supply.reserve": "réserve",
  "supply.podiums": "podiums",
  "supply.podium": "podium {n}",

  "over.count.podium": "podium {n}",
  "over.count.bonus": "podium {n} et une prime de {bonus}",
  "over.count.none": "pas de podium",

  "ending.closed": "Il ne reste plus d’ouvrier sur le plateau : le plus de points gagne.",
  "ending.standstill":
    "Tour après tour, aucune tuile n’a été posée : les aqueducs ouverts comptent tels quels, et le plus de points gagne.",

  "lesson.board":
    "Autour du plateau marchent les maîtres d’œuvre ; dans les réservoirs se tiennent vos ouvriers, jaunes et bleus. Faites de longs aqueducs : chaque case vaut un point.",
  "lesson.sight":
    "Un ouvrier voit les maîtres d’œuvre aux bouts de sa colonne et de sa rangée. L’ouvrier Y3 voit celui des ponts en Nd et celui des droites en W8.",
  "lesson.lay":
    "Faites construire Y3 : choisissez-le, puis la pièce qu’il pose. Le maître d’œuvre qui l’a permis avance, dans le sens des aiguilles d’une montre, jusqu’à la prochaine place libre.",
  "lesson.keep":
    "Après la pose, vous pouvez terminer un de vos aqueducs : son ouvrier va sur le podium qui porte le nombre de ses cases. Terminer tôt n’est bon que s’il est long. Laissez tout ouvert pour l’instant.",
  "lesson.keep.again": "Vos aqueducs sont encore courts. Laissez tout ouvert pour l’instant.",
  "lesson.again":
    "L’autre joueur a construit. Construisez encore une fois, avec qui vous voulez. Si un maître d’œuvre passe une fontaine, vous posez une tuile de plus.",
  "lesson.close":
    "Vous pouvez de nouveau terminer un de vos aqueducs, ou tout laisser ouvert, comme vous voulez.",
  "lesson.extra":
    "Le maître d’œuvre a passé une fontaine : posez encore une tuile de la même sorte, sur une case vide devant laquelle aucun aqueduc ne s’arrête.",
  "lesson.take": "Pour un aqueduc terminé, vous prenez un maître d’œuvre de la réserve. Choisissez lequel.",
  "lesson.builder":
    "Mettez votre maître d’œuvre de la réserve sur une place libre. Ensuite commence votre tour.",
  "lesson.puzzle":
    "Une énigme : sur le coin a8 est imprimée une courbe. Avec une seule tuile, donnez deux cases à l’aqueduc de Y1.",

  "figure.R-14": "L’aqueduc rouge bute sur une pièce sans entrée de ce côté : il est fermé.",
  "figure.R-16": "Une tuile atteint des pièces libres : l’aqueduc passe d’un coup à quatre cases.",
  "figure.R-18":
    "L’ouvrier voit les maîtres d’œuvre aux bouts de sa colonne et de sa rangée ; une courbe est posée devant lui.",
  "figure.R-22": "Le maître d’œuvre des courbes passe devant deux autres jusqu’à la prochaine place libre.",
  "figure.R-29": "Quatre cases : l’ouvrier monte sur le podium 4.",
};
