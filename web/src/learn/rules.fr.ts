/** Les règles en français. */
export const RULES = {
  aquaedukt: `
# Le plateau
A-01 | Cases | Douze colonnes a à l sur huit rangées 1 à 8, sans les quatre coins : 92 cases. Une case se nomme par exemple c4.
A-02 | Régions | Les cases forment vingt régions numérotées de quatre à six cases.
A-03 | Croisements | Les coins des cases sont des croisements, notés en majuscules : la case c4 a pour coins C3, D3, C4 et D4.
A-04 | Arêtes | La ligne entre deux croisements voisins est une arête, par exemple C4-D4. Il y en a dans les régions, entre elles et au bord.
# Le matériel
A-05 | Maisons | Chacun a des tuiles de valeur 1, 2, 3 et 4 : à deux 8, 8, 8 et 4, à trois 7, 7, 7 et 4, à quatre 6, 6, 6 et 4.
A-06 | Sources et canaux | Cinq sources et 36 canaux n’appartiennent à personne.
A-07 | Montagnes | Huit à deux joueurs, six à trois, quatre à quatre. Aucune maison n’y tient. L’eau, les canaux et les sources les ignorent.
# La mise en place
A-08 | Placer les montagnes | Le hasard les place une à une, ou les joueurs à tour de rôle. Une montagne ne couvre jamais la dernière case nue d’une région.
A-09 | Montagnes à secret | Dans cette variante, au moins deux cases séparent deux montagnes, en diagonale aussi. Celles qui n’ont pas de place restent dans la boîte.
# Un tour
A-10 | Une chose sur trois | Construire des maisons, trouver une source ou poser des canaux. On ne passe que si rien n’est possible. Une manche est un tour de chaque place.
A-11 | Construire | Jusqu’à trois fois : lancer le dé, puis poser une de ses tuiles sur une case libre de la région désignée.
A-12 | S’arrêter | Qui ne pose pas après un lancer finit son tour. On peut aussi s’arrêter après avoir posé. Après la troisième tuile, le tour est fini.
A-13 | Cases libres | Une case est libre sans montagne ni maison. Une région pleine n’est jamais tirée. Sans case libre ou sans tuile, on ne peut pas construire.
A-14 | Quelle valeur | Toute valeur que l’on a encore, à une exception près :
A-15 | En terre mouillée | Sur une case qui a déjà de l’eau, seulement la plus petite valeur que l’on a encore.
A-16 | Région pleine | Si une pose remplit une région, toutes ses maisons à sec sont retirées pour de bon, même celle que l’on vient de poser. Celles qui ont de l’eau restent.
# Les sources
A-17 | Trouver une source | Sur un croisement libre, dans une région ou au bord.
A-18 | Croisement libre | Ni source ni canal ne le touche.
A-19 | Distance | Au moins cinq pas le long des lignes de toute autre source. Il y a cinq sources. Règle maison : une source peut apporter aussitôt un canal.
# Les canaux
A-20 | Poser des canaux | Un ou deux, l’un après l’autre. On peut s’arrêter avant le second.
A-21 | D’où ils partent | D’une source, ou du bout ouvert d’un canal. Au plus deux canaux quittent une source.
A-22 | Sans se toucher | Les canaux tournent mais ne se ramifient, ne se croisent et ne se rejoignent jamais : au bout d’un nouveau canal, ni canal ni source.
A-23 | Canaux doubles | Un second canal sur la même arête la rend double. Il n’y en a jamais plus de deux.
A-24 | Depuis la source | Une arête ne devient double qu’à la source, ou si l’arête précédente est double.
A-25 | Deux sources | Les deux canaux d’un tour peuvent dépendre de sources différentes. Doubler compte pour un canal.
# L’eau
A-26 | Qui a de l’eau | Un canal simple donne de l’eau à la case de chaque côté ; un double aussi à la suivante, tout droit. Montagnes et maisons n’arrêtent pas l’eau.
# La fin
A-27 | Dernier canal | Au 36e canal, on finit la manche, puis la partie est terminée.
A-28 | Il ne se passe rien | La partie finit aussi après une manche où tous passent, ou douze manches sans rien poser.
A-29 | Décompte | Les maisons à sec sont retirées. Le score est la somme des valeurs de ses tuiles restantes. À égalité, plus de tuiles l’emporte ; sinon on partage.
# Variante : ce que cachent les montagnes
A-30 | Retourner | À la fin on retourne les montagnes : six cachent une source minérale, deux des eaux croupies.
A-31 | Voisines | Une montagne agit sur les tuiles des quatre cases voisines.
A-32 | Deux canaux | Une tuile est servie par deux canaux si un double, deux simples, ou un simple et la portée d’un double lui donnent de l’eau.
A-33 | Source minérale | Une tuile servie par deux canaux compte 2 de plus pour chaque montagne de ce genre à côté.
A-34 | Eaux croupies | Une tuile voisine qui n’est pas servie par deux canaux est retirée.
`,
  "aqua-romana": `
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
R-22 | Le maître d’œuvre avance | Dans le sens horaire jusqu’à la prochaine place libre. S’il passe une fontaine, on pose encore une tuile de la sorte sur une case vide qui n’est devant aucun aqueduc.
R-23 | Obligation | Qui peut construire avec un ouvrier à lui le doit. Sinon il doit le faire avec celui d’un autre (ou non, selon l’option).
R-24 | Personne | Alors on avance un maître d’œuvre jusqu’à la prochaine place libre. Sans ouvrier sur le plateau, le tour est sauté.
R-25 | Terminer de son gré | Si la pose n’a terminé aucun de ses aqueducs ce tour-ci, on peut terminer un des siens.
R-26 | Prendre en réserve | Pour chaque aqueduc terminé pendant un tour, son propriétaire prend un maître d’œuvre de la réserve, tant qu’il y en a ; d’abord le joueur dont c’est le tour.
R-27 | Les faire venir | Au début de son prochain tour, on les place sur des places libres.
# Le décompte
R-28 | Points | Un point par case traversée, à chaque passage.
R-29 | Podium | L’ouvrier va sur le podium de ce numéro, 20 au plus ; s’il n’y a pas de place, sur le suivant plus bas.
R-30 | Ordre | D’abord les ouvriers du joueur dont c’est le tour, puis dans le sens horaire ; le plus long d’abord.
R-31 | Fini | Le numéro du podium est son score.
# La fin
R-32 | Quand | Quand autant de tours que de joueurs passent de suite sans tuile, ou qu’il ne reste aucun ouvrier sur le plateau.
R-33 | Aqueducs ouverts | Ils sont comptés aussi à la fin.
R-34 | Prime | L’ouvrier le plus haut compte 4 de plus, le deuxième 3, le troisième 2.
R-35 | Victoire | Le plus grand total gagne ; à égalité, on partage.
`,
  irrigate: `
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
I-26 | Accord | On propose, on dit un prix, le propriétaire accepte ou refuse. Au plus trois propositions par tour.
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
`,
};

/** The same for every game; {0} is an action of the game. */
export const NOTATION = `
# Notation
N-01 | Actions en texte | Une action se tape comme le journal la montre en notation : son mot, puis ses objets, séparés par une seule espace, par exemple {0}. Majuscules et minuscules diffèrent, et les nombres s’écrivent sans zéro devant. Un texte qui n’est pas une action du jeu est refusé, et les plus proches sont nommés.
`;
