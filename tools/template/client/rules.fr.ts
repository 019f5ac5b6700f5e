export const rules = `
# Plateau
F-01 | Cases | Sept cases en ligne, de a à g.
F-02 | Sol | Sous quatre d’entre elles il y a de l’eau, sous trois de l’argile. Personne ne sait où.
# Un tour
F-03 | L’un ou l’autre | Creusez une case, ou passez. Puis c’est au joueur suivant.
F-04 | Cases libres | Creusez là où personne n’a encore creusé.
F-05 | Ailleurs | Ne creusez pas à côté de la case que vous avez creusée en dernier, sauf si aucune autre n’est libre.
F-06 | Trouvaille | Le hasard dit ce qu’il y a, parmi ce qui n’a pas encore été trouvé.
F-07 | Passer | Personne ne passe deux tours de suite.
# Fin
F-08 | Décompte | Un point pour chacune de vos cases avec de l’eau, et un de plus pour deux d’entre elles côte à côte. À égalité, qui a creusé moins de cases l’emporte.
F-09 | Fin | La partie est finie quand toutes les cases sont creusées, ou quand tout le monde a passé l’un après l’autre.
`;
