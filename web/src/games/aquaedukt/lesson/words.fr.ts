import type { Words } from "./words.en.ts";

export const words: Words = {
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
