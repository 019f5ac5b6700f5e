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
};
