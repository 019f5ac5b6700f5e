import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.setup": "Mise en place",
  "option.setup.words":
    "Qui place les douze maîtres d’œuvre sur le chemin avant la partie. Au hasard, c’est plus rapide, et cela convient bien à une première partie.",
  "option.compulsory": "Obligation de construire",
  "option.compulsory.words":
    "Ce que doit faire un joueur qui ne peut construire avec aucun de ses ouvriers : construire avec celui d’un autre, ou faire avancer un maître d’œuvre.",
  "option.extra": "Tuile supplémentaire",
  "option.extra.words":
    "Où peut aller la tuile posée après une fontaine : seulement à l’écart de tout aqueduc, ou aussi devant un aqueduc, qu’elle termine alors. Le jeu en devient plus mordant.",
  "option.layout": "Réservoirs",
  "option.layout.words":
    "Où se trouvent les réservoirs et où mènent leurs sorties. Roma est la disposition du livret de règles.",

  "value.random": "au hasard",
  "value.placed": "par les joueurs",
  "value.placed.words":
    "Les placer soi-même est déjà un duel : à tour de rôle, chacun en pose un là où ses ouvriers le voient et où ceux des autres ne le voient pas.",
  "value.any": "au besoin avec l’ouvrier d’un autre",
  "value.own": "seulement avec les siens",
  "value.apart": "à l’écart de tout aqueduc",
  "value.blocking": "peut bloquer des aqueducs",
  "value.roma": "Roma",

  "theme.cut": "Couper un aqueduc adverse",
  "theme.close": "Terminer à temps",
  "theme.choose": "Terminer de plein gré",
  "theme.leap": "Grandir d’un bond",
  "theme.gift": "Aider un adversaire",
  "theme.extra": "La tuile supplémentaire",
  "theme.shift": "Déplacer les maîtres d’œuvre",
  "theme.leave": "Laisser ouvert",
  "theme.build": "Continuer à bâtir",

  "verb.builder": "Placer un maître d’œuvre",
  "verb.lay": "Poser une tuile",
  "verb.extra": "Poser la tuile supplémentaire",
  "verb.shift": "Faire avancer un maître d’œuvre",
  "verb.close": "Terminer …",
  "verb.close.for": "{name} pour le podium {n}",
  "verb.keep": "Tout laisser ouvert",
  "routine.ask": "En terminer un ensuite",
  "verb.take": "Prendre",

  "prompt.builder": "Choisissez un maître d’œuvre et une place du chemin.",
  "prompt.lay": "Choisissez un ouvrier, puis la pièce qu’il pose.",
  "prompt.lay.builder": "Choisissez maintenant le maître d’œuvre qui la fournit.",
  "prompt.extra": "Choisissez une case pour la tuile supplémentaire.",
  "prompt.shift": "Choisissez le maître d’œuvre qui avance.",
  "prompt.close": "Terminez un de vos aqueducs ou laissez tout ouvert.",
  "prompt.close.danger":
    "{name} obtiendrait maintenant le podium {n}, mais {rival} aussi. Terminez-le, ou laissez tout ouvert et continuez à bâtir.",
  "prompt.take": "Choisissez un maître d’œuvre dans la réserve.",

  "warning.close.less":
    "Les podiums supérieurs sont pris : {name} a {length} cases, mais n’obtiendrait que le podium {n}.",
  "warning.close.none": "{name} ne trouverait aucun podium : terminer ne rapporte rien.",
  "warning.close.bare": "{name} n’a encore rien bâti : terminer ne rapporte rien.",

  "phase.set-up": "{who} fait la mise en place",
  "phase.reserve builders": "{who} fait venir des maîtres d’œuvre de la réserve",
  "phase.building": "{who} pose une tuile",
  "phase.building for others": "{who} doit construire pour quelqu’un d’autre",
  "phase.shifting": "{who} ne peut pas construire et fait avancer un maître d’œuvre",
  "phase.extra tile": "{who} pose une tuile de plus : {kind}",
  "phase.closing": "{who} peut terminer un aqueduc",
  "phase.taking": "{who} prend un maître d’œuvre dans la réserve",

  "log.builder": "{who} place un maître d’œuvre ({0}) en {1}.",
  "log.builder.you": "Vous placez un maître d’œuvre ({0}) en {1}.",
  "log.lay": "{who} prolonge {0} avec le maître d’œuvre en {1} : {2}.",
  "log.lay.you": "Vous prolongez {0} avec le maître d’œuvre en {1} : {2}.",
  "log.extra": "{who} pose une tuile de plus en {0} : {1}.",
  "log.extra.you": "Vous posez une tuile de plus en {0} : {1}.",
  "log.shift": "{who} fait avancer le maître d’œuvre de {0} jusqu’à la prochaine place libre.",
  "log.shift.you": "Vous faites avancer le maître d’œuvre de {0} jusqu’à la prochaine place libre.",
  "log.close": "{who} termine l’aqueduc de {0}.",
  "log.close.you": "Vous terminez l’aqueduc de {0}.",
  "log.keep": "{who} laisse tous ses aqueducs ouverts.",
  "log.keep.you": "Vous laissez tous vos aqueducs ouverts.",
  "log.take": "{who} prend : {0}.",
  "log.take.you": "Vous prenez : {0}.",

  "brief.lay": "{who} prolonge {0}.",
  "brief.extra": "{who} pose une tuile de plus en {0}.",
  "brief.builder": "{who} place un maître d’œuvre en {1}.",
  "story.closed": "votre aqueduc {name} est terminé, longueur {n}",
  "story.longer": "votre aqueduc {name} a la longueur {n}",

  "aftermath.podium": "{name} ({who}) monte sur le podium {podium} : +{podium} pour une longueur de {n}.",
  "aftermath.podium.none": "{name} ({who}) ne trouve pas de podium : +0 pour une longueur de {n}.",
  "aftermath.skipped": "{who} n’a plus d’ouvrier et passe désormais son tour.",

  "kind.curve": "courbe",
  "kind.straight": "droite",
  "kind.bridge": "pont",
  "kind.double": "double courbe",
  "kind.joker": "joker",

  "thing.piece": "pièce {name}",
  "thing.reservoir": "réservoir ({who})",
  "thing.aqueduct": "aqueduc de {name} ({who})",
  "thing.workman":
    "ouvrier {name} ({who}), longueur {n}, podium {podium} s’il terminait maintenant, tourné vers {side}",
  "thing.builder": "maître d’œuvre : {kind}",
  "thing.slot": "place {name}",
  "thing.squares": "Cases",
  "thing.slots": "Chemin",
  "thing.workmen": "Ouvriers",

  "side.short.N": "nord",
  "side.short.E": "est",
  "side.short.S": "sud",
  "side.short.W": "ouest",
  "side.short.up": "haut",
  "side.short.right": "droite",
  "side.short.down": "bas",
  "side.short.left": "gauche",

  "fact.fountain": "Fontaine",
  "fact.fountain.words":
    "Un maître d’œuvre qui passe devant une fontaine lors d’une pose apporte une tuile de plus, de la sorte qui vient d’être posée. Aucun maître d’œuvre ne se tient ici.",
  "fact.podiums": "Podiums",
  "fact.podiums.words":
    "Quand un aqueduc est terminé, son ouvrier va sur le podium qui porte le nombre de ses cases, ou sur le premier podium inférieur où il y a de la place, et marque le numéro de ce podium.",

  "effect.length": "{name} : longueur {n}",
  "effect.closed": "{name} est terminé, longueur {n}",
  "effect.builder": "le maître d’œuvre va en {slot}",
  "effect.builder.meets": "le maître d’œuvre va en {slot}, à portée de vue de {names}",
  "effect.extra": "puis une tuile de plus : {kind}",
  "effect.podium": "{name} monte sur le podium {n}",

  "supply.tiles": "tuiles restantes",
  "supply.reserve": "réserve",
  "supply.podiums.none": "aucun",
  "supply.podiums.said": "Podiums pris : {taken}. Si l’on terminait maintenant : {open}.",
  "supply.podium": "podium {n}",

  "standing.open": "{n} cases ouvertes ; si la partie finissait : {all}",
  "unit.points": "points sur les podiums",
  "over.count.podium": "podium {n}",
  "over.count.bonus": "podium {n} et une prime de {bonus}",
  "over.count.none": "pas de podium",

  "ending.closed": "Il ne reste plus d’ouvrier sur le plateau : qui a le plus de points gagne.",
  "ending.standstill":
    "Tour après tour, aucune tuile n’a été posée : les aqueducs ouverts comptent tels quels, et qui a le plus de points gagne.",

  "first.1":
    "Allongez vos aqueducs : un aqueduc terminé envoie son ouvrier sur un podium, dont le numéro est votre score.",
  "first.2":
    "Un ouvrier voit les maîtres d’œuvre aux bouts de sa colonne et de sa rangée. Choisissez un de vos ouvriers, puis une tuile que l’un d’eux fournit.",
  "first.3":
    "Le maître d’œuvre avance ensuite, et d’autres le verront peut-être. Vos aqueducs restent ouverts d’eux-mêmes ; on vous demande si un bon podium est en danger.",
};
