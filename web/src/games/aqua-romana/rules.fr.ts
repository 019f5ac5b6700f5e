export const rules = `
# Le plateau
R-01 | Cases | Onze colonnes a à k sur huit rangées 1 à 8. Une case se nomme par exemple d6.
R-02 | Coins | Les quatre coins portent une courbe imprimée. C’est une pièce libre, qui compte quand un aqueduc y passe.
R-03 | Chemin | 38 places autour du plateau, une à chaque bout de colonne et de rangée : Na à Nk, E8 à E1, Sk à Sa, W1 à W8, dans le sens horaire. À chaque angle, une fontaine. Une place, un maître d’œuvre.
R-04 | Podiums | Numérotés de 1 à 20, un ouvrier chacun ; le 3 et le 7 en portent deux.
# Le matériel
R-05 | Tuiles | 84 : 21 courbes, 21 droites, 21 ponts, 21 doubles courbes.
R-06 | Maîtres d’œuvre | Quatre de chaque sorte et un joker.
R-07 | Ouvriers | Un par sortie de ses réservoirs, nommé par couleur et numéro : Y1, Y2, Y3.
# La mise en place
R-08 | Réservoirs | À deux ou quatre joueurs ils ont trois sorties, à trois joueurs quatre. À deux, chacun a deux couleurs.
R-09 | Réserve | Un maître d’œuvre de chacune des cinq sortes attend en réserve.
R-10 | Sur le chemin | Les douze autres vont sur des places libres, posés par les joueurs à tour de rôle ou par le hasard.
R-11 | Ouvriers | Chacun commence sur son réservoir, à sa sortie, tourné vers l’extérieur.
# Les mots
R-12 | Aqueduc | Ce que l’eau atteint depuis une sortie à travers des pièces jointes.
R-13 | Bout et front | Le bout est le dernier côté atteint par l’eau ; le front est la case au-delà.
R-14 | Terminé | Si le front est hors du plateau ou n’offre pas d’entrée, l’aqueduc est terminé. Si le front est vide, il est ouvert.
R-15 | Ouvrier | Il se tient au bout de son aqueduc ouvert.
R-16 | Pièces libres | Elles font partie de l’aqueduc dès qu’il les atteint : une tuile peut apporter plusieurs cases.
# Un tour
R-17 | Vue | Un ouvrier voit les maîtres d’œuvre aux bouts de sa colonne et de sa rangée. Rien ne gêne la vue.
R-18 | Poser une tuile | Choisir un de ses ouvriers et un maître d’œuvre qu’il voit, et poser une tuile de cette sorte sur son front, de sorte que cela continue. Le joker vaut toutes les sortes.
R-19 | Ne pas relier | Jamais un passage ne doit mener d’une sortie à une autre.
R-20 | Épuisé | S’il ne reste aucune tuile de la sorte, on prend une autre sorte.
R-21 | Les ouvriers avancent | Tout aqueduc ouvert touché par la tuile continue ou se termine, à qui qu’il soit.
R-22 | Le maître d’œuvre avance | Dans le sens horaire jusqu’à la prochaine place libre. S’il passe une fontaine, on pose encore une tuile de la sorte sur une case vide qui n’est devant aucun aqueduc ; si elle peut bloquer, là aussi, sans laisser entrer d’eau.
R-23 | Obligation | Qui peut construire avec un ouvrier à lui le doit. Sinon il doit le faire avec celui d’un autre (ou non, selon l’option).
R-24 | Personne | Alors on avance un maître d’œuvre jusqu’à la prochaine place libre. Sans ouvrier sur le plateau, le tour est sauté.
R-25 | Terminer de son gré | Si la pose n’a terminé aucun de ses aqueducs ce tour-ci, on peut terminer un des siens ; avant la première tuile de la partie, pas le dernier.
R-26 | Prendre en réserve | Pour chaque aqueduc terminé pendant un tour, son propriétaire prend un maître d’œuvre de la réserve, tant qu’il y en a ; d’abord le joueur dont c’est le tour.
R-27 | Les faire venir | Au début de son prochain tour, on les place sur des places libres.
# Le décompte
R-28 | Points | Un point par case traversée, à chaque passage.
R-29 | Podium | L’ouvrier va sur le podium de ce numéro, 20 au plus ; s’il n’y a pas de place, sur le suivant plus bas.
R-30 | Ordre | D’abord les ouvriers du joueur dont c’est le tour, puis dans le sens horaire ; le plus long d’abord.
R-31 | Fini | Le numéro du podium est son score.
# La fin
R-32 | Quand | Quand autant de tours que de joueurs passent de suite sans tuile, ou qu’il ne reste aucun ouvrier sur le plateau. Avant la première tuile, seul le centième tour termine la partie.
R-33 | Aqueducs ouverts | Ils sont comptés aussi à la fin.
R-34 | Prime | L’ouvrier le plus haut compte 4 de plus, le deuxième 3, le troisième 2.
R-35 | Victoire | Le plus grand total gagne ; à égalité, on partage.
`;
