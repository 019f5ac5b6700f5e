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

  "lesson.board":
    "Autour du plateau marchent les maîtres d’œuvre ; dans les réservoirs se tiennent vos ouvriers, jaunes et bleus. Construisez de longs aqueducs : chaque case vaut un point.",
  "lesson.sight":
    "Un ouvrier voit les maîtres d’œuvre aux extrémités de sa colonne et de sa rangée. L’ouvrier Y3 voit celui des ponts en Nd et celui des droites en W8.",
  "lesson.lay":
    "Faites construire Y3 : choisissez-le, puis la pièce qu’il pose. Le maître d’œuvre qui l’a fournie avance dans le sens horaire jusqu’à la prochaine place libre.",
  "lesson.keep":
    "Après la pose, vous pouvez terminer un de vos aqueducs : son ouvrier va sur le podium qui porte le nombre de ses cases. Cela ne vaut la peine que s’il est long. Laissez tout ouvert pour l’instant.",
  "lesson.keep.again": "Vos aqueducs sont encore courts. Laissez tout ouvert pour l’instant.",
  "lesson.again":
    "L’autre joueur a construit. Construisez encore une fois, avec qui vous voulez. Si un maître d’œuvre passe devant une fontaine, à un angle, vous posez une tuile de plus.",
  "lesson.close":
    "Vous pouvez de nouveau terminer un de vos aqueducs, ou tout laisser ouvert, comme vous voulez.",
  "lesson.extra":
    "Le maître d’œuvre est passé devant une fontaine : posez encore une tuile de la même sorte, sur une case vide devant laquelle aucun aqueduc ne s’arrête.",
  "lesson.take": "Pour un aqueduc terminé, vous prenez un maître d’œuvre dans la réserve. Choisissez lequel.",
  "lesson.builder":
    "Mettez votre maître d’œuvre de la réserve sur une place libre. Votre tour commence ensuite.",
  "lesson.corner":
    "Sur chaque case d’angle est imprimée une courbe. Elle reste libre jusqu’à ce qu’un aqueduc l’atteigne ; alors, elle compte comme toute autre case.",
  "lesson.puzzle": "Une énigme : avec une seule tuile, portez l’aqueduc de Y1 à deux cases.",
  "lesson.puzzle.done":
    "Deux cases avec une seule tuile : les pièces libres comptent dès que votre eau les atteint, imprimées ou non.",
  "lesson.podiums":
    "Plus tard dans une partie. Un podium a de la place pour un ouvrier ; seuls le 3 et le 7 en ont pour deux. Qui le trouve pris va sur le premier podium inférieur où il y a de la place. Ici, l’ouvrier rouge R3 se tient sur le podium 4.",
  "lesson.podium":
    "Une énigme : l’aqueduc de Y2 a quatre cases, celui de B1 trois, et vous pouvez terminer l’un des deux. Terminez celui qui ne perd aucun point.",
  "lesson.podium.again":
    "Le podium 4 est pris : Y2 devrait descendre au podium 3 et perdrait un point. Essayez l’autre.",
  "lesson.podium.done":
    "Trois cases, trois points, et Y2 peut continuer à construire. Qui termine à temps trouve libres les bons podiums.",
  "lesson.reserve":
    "Pour chaque aqueduc terminé, son propriétaire prend dans la réserve un maître d’œuvre de son choix. Au début, il y en avait cinq : un de chaque sorte, et le joker.",
  "lesson.reserve.take": "Prenez-en un. Le joker, par exemple, fournit toutes les sortes de tuiles.",
  "lesson.bring":
    "Avant votre prochain tour, vous le mettez sur une place libre. Une énigme : l’ouvrier B3 ne voit aucun maître d’œuvre. Mettez le vôtre là où B3 le voit.",
  "lesson.bring.again":
    "B3 se tient en h1 : il regarde le long de la colonne h et de la rangée 1. Essayez une autre place.",
  "lesson.use": "Maintenant, B3 le voit. Faites construire B3.",
  "lesson.use.done":
    "Un maître d’œuvre que vous faites venir peut servir tout de suite. Puis il avance, et là où il se tient maintenant, d’autres le voient peut-être aussi.",
  "lesson.forced":
    "C’est votre tour, mais vos ouvriers ne voient aucun maître d’œuvre. L’ouvrier rouge R3, en k8, en voit deux. Vous devez donc construire avec R3, pour l’autre joueur.",
  "lesson.forced.build":
    "Une énigme : tirez-en le meilleur parti. Posez une tuile qui termine l’aqueduc rouge avant qu’il ne soit long.",
  "lesson.forced.again":
    "Ainsi, il pourrait continuer. Souvenez-vous : au bord du plateau, un aqueduc s’arrête.",
  "lesson.forced.done":
    "R3 n’aura que le podium 3. Si personne n’avait vu de maître d’œuvre, vous en auriez fait avancer un jusqu’à la prochaine place libre, sans poser de tuile.",
  "lesson.faced":
    "Votre ouvrier Y3 et l’ouvrier rouge R1 sont tournés vers la même case, f7 : ce que l’on y pose concerne les deux aqueducs.",
  "lesson.last":
    "La dernière énigme : avec une seule tuile en f7, prolongez votre aqueduc et terminez le rouge.",
  "lesson.last.again":
    "Cette tuile prolongerait aussi l’aqueduc rouge. Cherchez-en une sans entrée de son côté.",
};
