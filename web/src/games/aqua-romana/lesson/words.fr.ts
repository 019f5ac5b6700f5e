import type { Words } from "./words.en.ts";

export const words: Words = {
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
