export const rules = `
# La table
I-01 | Cases | Colonnes -6 à 13 ; rangées 1 à 10 sur la rive nord, -1 à -10 sur la rive sud. Une case se nomme par colonne et rangée : 2,1. La rangée 0 est le fleuve.
I-02 | Conduites du fleuve | Deux conduites traversent le fleuve aux colonnes 2 et 5 et donnent de l’eau sur les deux rives.
I-03 | Côtés | Deux tuiles voisines sont jointes si toutes deux ont une sortie sur le côté commun.
# Les tuiles
I-04 | Formes | Té à trois sorties, coude et droite à deux, but comme un coude avec un grand bassin. Le sens s’écrit par les sorties : NES, EW.
I-05 | Couleurs | Rouge, jaune, vert et bleu sont aux places, le gris d’abord à personne. La couleur imprimée ne change jamais, le propriétaire peut changer.
I-06 | Tuiles de couleur | Dix par couleur en jeu : le robinet, et un té, un coude, une droite dans chacune des piles 1 à 3.
I-07 | Tuiles grises | 44 en quatre piles, et quatre buts dans les piles 2 et 3.
I-08 | Prix | La banque demande 14 pour un robinet, 12, 10, 8 et 6 pour les piles 1 à 4, et 25 pour un but.
# La mise en place
I-09 | Robinets | Chaque robinet est au bout d’une conduite du fleuve. Des robinets gris prennent les bouts restants.
I-10 | Argent | Chacun commence avec 5. L’argent est visible et jamais négatif.
# Les mots
I-11 | Propriétaire | Une tuile de couleur est à sa place, une grise à la banque, jusqu’à ce qu’on l’achète.
I-12 | Irriguée | Une tuile a de l’eau si une conduite du fleuve l’atteint par des sorties jointes, à qui que soient les tuiles entre elles.
# Un tour
I-13 | Déroulement | Piocher et poser une tuile ; puis autant d’actions que l’on peut payer ; puis le revenu. Ou passer.
I-14 | Début de partie | Tant que chaque couleur en jeu n’a pas quatre tuiles sur la table, on pioche et pose seulement. Ensuite les joueurs suivants reçoivent un peu d’argent.
# Poser
I-15 | Piocher | Une tuile de la pile la plus basse qui n’est pas vide.
I-16 | Où | Sur une case vide à côté d’une tuile, dans n’importe quel sens.
I-17 | Portée | Il doit être possible d’y amener l’eau en tournant des tuiles posées. Rien n’est vraiment tourné.
I-18 | Couleur | Une tuile de couleur ne peut pas être à côté d’une tuile de la même couleur imprimée.
I-19 | Buts | Un but doit toucher une tuile par un coin et aucune par un côté. Il n’a pas besoin de portée.
I-20 | Pas de place | Une tuile qui ne va nulle part quitte le jeu, et on repioche.
# Négocier une pose
I-21 | Demander des offres | Après la pioche, on peut une fois demander des offres. Chacun dit un emplacement et un prix, ou rien.
I-22 | En prendre une | On prend une offre : la tuile est posée ainsi et payée ; ou l’on pose librement.
# Les actions
I-23 | Tourner | Sa propre tuile pour rien ; celle de la banque ou d’un joueur retiré pour 3 ; celle d’un autre par accord.
I-24 | Acheter | À la banque à son prix ; à un autre par accord.
I-25 | Taxe | La deuxième action du tour coûte 2 de plus, la troisième 3, et ainsi de suite. Ce qu’on ne peut pas payer n’est pas permis.
I-26 | Accord | On propose, on dit un prix, le propriétaire accepte, refuse ou demande plus, une fois. Après trois propositions refusées dans le tour, c’est fini.
I-27 | Tourner contre argent | Une fois par tour, on peut demander ce que les autres paieraient pour tourner une de ses tuiles.
I-28 | Revenu | En fin de tour, 1 par tuile irriguée que l’on possède.
# Gagner
I-29 | Comment | À la fin de son tour : dix tuiles irriguées à soi, ou un but irrigué, ou 50 d’argent.
I-30 | Score | Le score est l’argent ; à égalité, le nombre de ses tuiles irriguées.
# Passer
I-31 | Passer | Au lieu d’un tour entier. La première fois, on a encore son revenu.
I-32 | Se retirer | Qui passe deux fois de suite s’est retiré : ni revenu ni victoire, et ses terres s’achètent comme celles de la banque.
I-33 | Revenir | En jouant un tour sans passer.
I-34 | Le dernier | Si tous les autres se sont retirés, celui qui reste gagne.
# Fin des piles
I-35 | Derniers tours | Après la dernière tuile, chacun a encore un tour à revenu double. Si personne ne gagne alors, le plus d’argent l’emporte, puis le plus de tuiles irriguées.
`;
