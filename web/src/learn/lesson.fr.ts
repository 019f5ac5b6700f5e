import type { LessonWords } from "./words.ts";

export const LESSON: LessonWords = {
  "a.land":
    "Voici la province : vingt régions, quelques montagnes et deux sources. Vous y construirez des maisons. À la fin, seules celles qui ont de l’eau comptent.",
  "a.canal":
    "L’eau vient des sources. Posez un canal depuis la source en F4 : choisissez une des arêtes marquées. Il donne de l’eau à la case de chaque côté.",
  "a.second":
    "On peut poser deux canaux par tour. Continuez au bout, ou partez dans l’autre sens. Les canaux ne se ramifient et ne se rejoignent jamais.",
  "a.roll": "L’autre joueur a posé un canal. À présent, des maisons : lancez le dé. Il désigne une région.",
  "a.house":
    "Vous pouvez construire dans la région qui brille. Choisissez une case, puis combien de maisons. Sur une case qui a déjà de l’eau, seulement votre plus petite valeur.",
  "a.end":
    "On peut lancer le dé et construire jusqu’à trois fois par tour. Continuez, ou finissez votre tour.",
  "a.puzzle":
    "Une énigme : vos quatre maisons en e5 et vos trois en f5 sont à sec. Posez un canal qui donne de l’eau aux deux.",
  "r.board":
    "Autour du plateau marchent les maîtres d’œuvre ; dans les réservoirs se tiennent vos ouvriers, jaunes et bleus. Faites de longs aqueducs : chaque case vaut un point.",
  "r.sight":
    "Un ouvrier voit les maîtres d’œuvre aux bouts de sa colonne et de sa rangée. L’ouvrier Y3 voit celui des ponts en Nd et celui des droites en W8.",
  "r.lay":
    "Faites construire Y3 : choisissez-le, puis la pièce qu’il pose. Le maître d’œuvre qui l’a permis avance, dans le sens des aiguilles d’une montre, jusqu’à la prochaine place libre.",
  "r.keep":
    "Après la pose, vous pouvez terminer un de vos aqueducs : son ouvrier va sur le podium qui porte le nombre de ses cases. Terminer tôt n’est bon que s’il est long. Laissez tout ouvert pour l’instant.",
  "r.keep.again": "Vos aqueducs sont encore courts. Laissez tout ouvert pour l’instant.",
  "r.again":
    "L’autre joueur a construit. Construisez encore une fois, avec qui vous voulez. Si un maître d’œuvre passe une fontaine, vous posez une tuile de plus.",
  "r.close": "Vous pouvez de nouveau terminer un de vos aqueducs, ou tout laisser ouvert, comme vous voulez.",
  "r.extra":
    "Le maître d’œuvre a passé une fontaine : posez encore une tuile de la même sorte, sur une case vide devant laquelle aucun aqueduc ne s’arrête.",
  "r.take": "Pour un aqueduc terminé, vous prenez un maître d’œuvre de la réserve. Choisissez lequel.",
  "r.builder": "Mettez votre maître d’œuvre de la réserve sur une place libre. Ensuite commence votre tour.",
  "r.puzzle":
    "Une énigme : sur le coin a8 est imprimée une courbe. Avec une seule tuile, donnez deux cases à l’aqueduc de Y1.",
  "i.land":
    "Deux conduites traversent le fleuve et donnent de l’eau sur les deux rives. Votre première terre, le robinet rouge, est à l’une d’elles. Gagne qui possède dix tuiles irriguées, un but irrigué ou 50 d’argent.",
  "i.draw": "Un tour commence par une tuile de la pile. Piochez.",
  "i.place":
    "Choisissez une case à côté des terres posées, puis le sens de la tuile. Il doit être possible d’y amener l’eau en tournant des tuiles.",
  "i.more": "L’autre joueur a posé aussi. Piochez et posez encore une fois. En début de partie, c’est tout.",
  "i.money":
    "Plus tard dans la partie : chaque tour continue par des actions. Tourner vos terres est gratuit, tourner celles de la banque coûte 3, et vous pouvez acheter une terre au prix de sa pièce.",
  "i.puzzle": "Une énigme : tournez une tuile pour que deux autres de vos tuiles verdissent.",
  "i.buy":
    "Chaque action de plus coûte une taxe : la deuxième 2, la troisième 3. Achetez une terre si vous voulez, ou finissez le tour : chacune de vos tuiles irriguées rapporte alors 1.",
  other: "C’est au tour de l’autre joueur. Regardez.",
  onward: "Bien joué. La leçon continue à une autre table.",
  done: "Vous savez comment cela marche. Bonne première partie !",
  again: "Pas tout à fait. Essayez autre chose.",
};
