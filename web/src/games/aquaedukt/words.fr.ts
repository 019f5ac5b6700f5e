import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.board": "Plateau",
  "option.board.words":
    "La façon dont le paysage est partagé en vingt régions. Les règles sont les mêmes sur tous les plateaux ; ce qui change, c’est où maisons et canaux se rencontrent.",
  "option.mountains": "Que cachent les montagnes ?",
  "option.mountains.words":
    "Si elles cachent quelque chose, elles restent face cachée jusqu’à la fin ; alors certaines maisons voisines gagnent des points, d’autres sont perdues.",
  "option.setup": "Qui place les montagnes ?",
  "option.setup.words":
    "Le hasard les disperse, ou chacun en place une à tour de rôle, pour garder une case libre ou en condamner une.",
  "option.spring_canal": "Une source apporte un canal (règle maison)",
  "option.spring_canal.words":
    "Qui découvre une source peut poser un canal depuis celle-ci dans le même tour. Cela change peu de chose : les parties durent aussi longtemps, et l’avantage de commencer reste le même.",

  "value.provincia": "Provincia",
  "value.flat": "rien",
  "value.hidden": "des sources d’eau minérale et de l’eau putride",
  "value.hidden.words":
    "Une source d’eau minérale rapporte 2 points de plus à chaque tuile voisine alimentée par deux canaux ; l’eau putride fait retirer les tuiles voisines qui ne le sont pas. Deux cases au moins séparent deux montagnes.",
  "value.random": "le hasard",
  "value.placed": "les joueurs, à tour de rôle",

  "theme.evict": "Expulser",
  "theme.sacrifice": "Sacrifier ses maisons",
  "theme.quench": "Alimenter des maisons",
  "theme.block": "Couper l’eau aux autres",
  "theme.lead": "Conduire l’eau vers ses maisons",
  "theme.divert": "Détourner l’eau",
  "theme.double": "Canal double",
  "theme.spring": "Découvrir une source",
  "theme.settle": "Bâtir là où il y a de l’eau",
  "theme.found": "Bâtir avant que l’eau arrive",
  "theme.stop": "S’arrêter à temps",
  "theme.dare": "S’en remettre au dé",

  "verb.mountain": "Placer une montagne",
  "verb.roll": "Lancer le dé",
  "verb.roll.again": "Relancer",
  "verb.house": "Construire",
  "verb.spring": "Découvrir une source",
  "verb.canal": "Poser un canal",
  "verb.end": "Finir le tour",
  "verb.pass": "Passer",
  "verb.die": "Résultat du dé",
  "verb.reveal": "Retourner une montagne",

  "prompt.mountain": "Choisissez une case pour une montagne.",
  "prompt.house": "Construisez dans la région {die} : choisissez une case, puis le nombre de maisons.",
  "prompt.spring": "Choisissez une intersection pour la source.",
  "prompt.canal": "Choisissez par où le canal continue.",

  "phase.set-up": "{who} fait la mise en place",
  "phase.turn": "{who} lance le dé, découvre une source ou pose des canaux",
  "phase.rolling": "Le dé roule",
  "phase.rolled": "{who} construit dans la région {die} ou finit son tour",
  "phase.placed": "{who} relance ou finit son tour",
  "phase.second canal": "{who} peut poser un second canal",
  "phase.spring canal": "{who} peut poser un canal depuis la nouvelle source",
  "phase.turning over": "On retourne les montagnes",

  "log.mountain": "{who} place une montagne en {0}.",
  "log.mountain.you": "Vous placez une montagne en {0}.",
  "log.roll": "{who} lance le dé.",
  "log.roll.you": "Vous lancez le dé.",
  "log.die": "Le dé désigne la région {0}.",
  "log.house": "{who} construit {0} en {1}.",
  "log.house.you": "Vous construisez {0} en {1}.",
  "log.house.low":
    "{who} construit {0} en {1}. Il y a déjà de l’eau : seule la tuile la plus basse était permise.",
  "log.house.low.you":
    "Vous construisez {0} en {1}. Il y a déjà de l’eau : seule la tuile la plus basse était permise.",
  "brief.house.low": "{who} construit {0} en {1}.",
  "log.spring": "{who} découvre une source en {0}.",
  "log.spring.you": "Vous découvrez une source en {0}.",
  "log.canal": "{who} pose un canal le long de {0}.",
  "log.canal.you": "Vous posez un canal le long de {0}.",
  "log.canal.double": "{who} double le canal le long de {0}.",
  "log.canal.double.you": "Vous doublez le canal le long de {0}.",
  "log.end": "{who} finit son tour.",
  "log.end.you": "Vous finissez votre tour.",
  "log.pass": "{who} passe.",
  "log.pass.you": "Vous passez.",
  "log.reveal": "La montagne en {0} cachait {1}.",

  "story.gone": "vos maisons en {things} sont retirées",
  "story.wet": "vos maisons en {things} ont de l’eau",

  "aftermath.A-16": "La région est pleine. Retirées faute d’eau : {houses}.",
  "aftermath.A-29": "À la fin, les maisons sans eau sont retirées : {houses}.",
  "aftermath.A-34": "Retirées à cause de l’eau putride : {houses}.",

  "face.mineral": "une source d’eau minérale",
  "face.foul": "de l’eau putride",

  "houses.1": "1 maison",
  "houses.2": "2 maisons",
  "houses.3": "3 maisons",
  "houses.4": "4 maisons",
  "houses.on": "{value} en {space}",
  "houses.whose": "{value} en {space} ({who})",

  "thing.region": "région {n}",
  "thing.mountain": "montagne",
  "thing.house": "tuile de {value} ({who})",
  "thing.water": "alimentée en eau",
  "thing.water.double": "alimentée par deux canaux",
  "thing.dry": "sans eau",
  "thing.spring": "source",
  "thing.canal": "canal",
  "thing.canal.double": "canal double",
  "thing.spaces": "Cases",
  "thing.points": "Intersections",
  "thing.edges": "Arêtes",

  "effect.wet": "de l’eau pour {things}",
  "effect.removed": "retirées (sans eau) : {things}",
  "effect.lowest": "il y a déjà de l’eau : seule votre tuile la plus basse peut y aller",
  "effect.double": "canal double : {things}",

  "supply.houses": "maisons restantes",
  "supply.springs": "sources restantes : {n}",
  "supply.canals": "canaux restants : {n}",
  "supply.die": "dé : {n}",
  "supply.left": "il en reste {n}",

  "over.count.houses.one": "{n} tuile de {value} alimentée en eau",
  "over.count.houses.other": "{n} tuiles de {value} alimentées en eau",
  "over.count.mountains": "ce que cachaient les montagnes",

  "ending.canals":
    "Le dernier canal est posé et la manche est finie : qui a le plus de maisons alimentées en eau gagne.",
  "ending.passes": "Tous ont passé dans une même manche : qui a le plus de maisons alimentées en eau gagne.",
  "ending.standstill":
    "Rien n’a été posé pendant douze manches : qui a le plus de maisons alimentées en eau gagne.",

  "first.1": "Bâtissez là où l’eau viendra : à la fin, seules comptent les maisons alimentées en eau.",
  "first.2":
    "À chaque tour, vous faites une chose sur trois : lancer le dé et bâtir des maisons, découvrir une source ou poser jusqu’à deux canaux.",
  "first.3":
    "Choisissez un des boutons ; le plateau montre alors où c’est possible, et tout autre endroit touché vous dit pourquoi pas.",

  "lesson.land":
    "Voici la province : vingt régions, quelques montagnes et deux sources. Vous y construirez des maisons. À la fin, seules celles qui sont alimentées en eau comptent.",
  "lesson.canal":
    "L’eau vient des sources. Posez un canal depuis la source en F4 : choisissez une des arêtes marquées. Il alimente une case de chaque côté.",
  "lesson.second":
    "On peut poser deux canaux par tour. Continuez à partir du bout libre, ou partez de la source dans une seconde direction. Les canaux ne bifurquent ni ne se rejoignent jamais.",
  "lesson.roll":
    "L’autre joueur a posé un canal. À vous de construire : lancez le dé. Il désigne une région.",
  "lesson.house":
    "Vous pouvez construire dans la région qui brille. Choisissez une case, puis le nombre de maisons. Sur une case déjà alimentée, vous ne pouvez poser que la plus petite valeur qui vous reste.",
  "lesson.end":
    "On peut lancer le dé et construire jusqu’à trois fois par tour. Continuez, ou finissez votre tour.",
  "lesson.puzzle":
    "Une énigme : vos quatre maisons en e5 et vos trois en f5 sont à sec. Posez un seul canal qui donne de l’eau aux deux.",
  "lesson.puzzle.done":
    "C’est cela : un canal alimente ses deux côtés, celui-ci vous vaut donc sept points. Il alimenterait tout aussi bien les maisons des autres.",
  "lesson.spring":
    "Il n’y a que cinq sources, et en découvrir une prend tout un tour. Elle doit être à cinq pas au moins, le long des lignes, de toute autre source, comme celle en I3.",
  "lesson.spring.puzzle":
    "Une énigme : découvrez une source d’où un seul canal pourra alimenter à la fois e5 et f5. Ces cases ont deux coins en commun, mais l’un est trop près de I3.",
  "lesson.spring.again":
    "De là, aucun canal n’atteint les deux à lui seul. Regardez les coins que e5 et f5 ont en commun.",
  "lesson.spring.shared":
    "Bien trouvé ! L’autre joueur y a aussitôt posé un canal : de l’eau pour les maisons en e6, et aussi pour les vôtres en e5. Sources et canaux n’appartiennent à personne.",
  "lesson.full":
    "Vous avez obtenu la région 9, et f4 est sa dernière case libre. Qui remplit une région la vide : toute tuile sans eau s’en va, même la nouvelle. Celles qui ont de l’eau restent pour de bon.",
  "lesson.full.puzzle":
    "Une énigme : chassez les maisons de l’autre joueur, quatre en e6 et trois en e5, au moindre prix pour vous.",
  "lesson.full.again": "C’est possible, et pour moins cher : la tuile en f4 est à sec et s’en va aussi.",
  "lesson.full.done":
    "Une de vos maisons contre sept à l’autre joueur ! Les deux vôtres en f5 ont de l’eau et restent, et l’on peut de nouveau construire sur les cases vidées.",
  "lesson.double":
    "Un second canal sur la même arête donne un canal double. Il alimente deux cases de chaque côté. Les canaux doubles partent de la source : aucun ne mène plus d’eau que le précédent.",
  "lesson.double.puzzle":
    "Une énigme : entre le canal F3-F4 et vos maisons en d4 et g4, il y a à chaque fois une case. Alimentez les deux avec les deux canaux de ce tour. Lequel d’abord ?",
  "lesson.double.again": "Ainsi vous n’atteindrez pas les deux. Doublez le canal, en partant de la source.",
  "lesson.double.second":
    "Le canal qui part de la source est double à présent. Le suivant peut donc le devenir aussi.",
  "lesson.last":
    "La dernière énigme : vous perdez 8 à 9, et il reste un canal. Ensuite, l’autre joueur aura encore un tour. Posez ce canal de façon à gagner à coup sûr.",
  "lesson.last.again":
    "Recomptez ce que cela rapporte à chacun. À son dernier tour, l’autre joueur peut encore gagner 3 points.",
};
