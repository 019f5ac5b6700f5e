export const rules = `
# Plan
F-01 | Felder | Sieben Felder in einer Reihe, a bis g.
F-02 | Boden | Unter vieren ist Wasser, unter dreien Lehm. Niemand weiß, wo.
# Ein Zug
F-03 | Eines von beiden | Grabe auf einem Feld, oder passe. Dann ist der Nächste an der Reihe.
F-04 | Freie Felder | Grabe dort, wo noch niemand gegraben hat.
F-05 | Anderswo | Grabe nicht neben dem Feld, auf dem du zuletzt gegraben hast, außer wenn kein anderes frei ist.
F-06 | Fund | Der Zufall sagt, was dort ist: etwas, das noch nicht gefunden wurde.
F-07 | Passen | Niemand passt in zwei Zügen nacheinander.
# Ende
F-08 | Wertung | Ein Punkt für jedes eigene Feld mit Wasser, und einer mehr für je zwei davon nebeneinander. Bei Gleichstand gewinnt, wer auf weniger Feldern gegraben hat.
F-09 | Ende | Das Spiel ist zu Ende, wenn alle Felder gegraben sind oder alle nacheinander gepasst haben.
`;
