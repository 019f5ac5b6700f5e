export const rules = `
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
`;
