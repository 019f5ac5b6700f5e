export const rules = `
# Spielplan
R-01 | Felder | Elf Linien a bis k mal acht Reihen 1 bis 8. Ein Feld heißt zum Beispiel d6.
R-02 | Ecken | Auf den vier Eckfeldern ist eine Kurve aufgedruckt. Sie ist ein loses Teil und zählt, wenn ein Aquädukt darüber läuft.
R-03 | Weg | 38 Plätze rund um den Plan, einer an jedem Ende jeder Linie und Reihe: Na bis Nk, E8 bis E1, Sk bis Sa, W1 bis W8, im Uhrzeigersinn. An jeder Ecke steht ein Brunnen. Ein Platz fasst einen Baumeister.
R-04 | Podeste | Nummeriert von 1 bis 20, mit Raum für je einen Arbeiter; 3 und 7 für zwei.
# Material
R-05 | Plättchen | 84: je 21 Kurven, Geraden, Brücken und Doppelkurven.
R-06 | Baumeister | Vier von jeder Art und ein Joker.
R-07 | Arbeiter | Einer für jeden Auslass der eigenen Wasserbecken, benannt nach Farbe und Nummer: Y1, Y2, Y3.
# Aufbau
R-08 | Wasserbecken | Zu zweit und zu viert haben sie drei Auslässe, zu dritt vier. Zu zweit hat jeder zwei Farben.
R-09 | Vorrat | Ein Baumeister jeder der fünf Arten wartet im Vorrat.
R-10 | Baumeister am Weg | Die anderen zwölf kommen auf freie Plätze, durch die Spieler reihum oder durch den Zufall.
R-11 | Arbeiter | Jeder beginnt auf seinem Becken an seinem Auslass, mit Blick nach außen.
# Begriffe
R-12 | Aquädukt | Was das Wasser von einem Auslass aus durch verbundene Teile erreicht.
R-13 | Ende und Front | Das Ende ist die letzte Seite, die das Wasser erreicht; die Front ist das Feld dahinter.
R-14 | Abgeschlossen | Liegt die Front außerhalb oder hat dort etwas keinen Eingang, ist das Aquädukt abgeschlossen. Ist die Front leer, ist es offen.
R-15 | Arbeiter | Er steht am Ende seines offenen Aquädukts.
R-16 | Lose Teile | Sie gehören zum Aquädukt, sobald es sie erreicht: Ein Plättchen kann mehrere Felder bringen.
# Ein Zug
R-17 | Sicht | Ein Arbeiter sieht die Baumeister an den Enden der Linie und der Reihe, auf der er steht. Nichts verdeckt die Sicht.
R-18 | Plättchen legen | Wähle einen eigenen Arbeiter und einen Baumeister, den er sieht, und lege ein Plättchen dieser Art auf die Front, sodass es weitergeht. Der Joker steht für jede Art.
R-19 | Kein Verbinden | Nie darf ein Weg von einem Auslass zu einem anderen führen.
R-20 | Vorrat leer | Ist kein Plättchen der Art mehr da, darf jede andere Art genommen werden.
R-21 | Arbeiter ziehen | Jedes offene Aquädukt, das das Plättchen berührt, geht weiter oder wird abgeschlossen, gleich wem es gehört.
R-22 | Der Baumeister geht | Im Uhrzeigersinn auf den nächsten freien Platz. Kommt er an einem Brunnen vorbei, legt man noch ein Plättchen dieser Art auf ein leeres Feld, das vor keinem Aquädukt liegt; darf es versperren, auch dorthin, wenn es kein Wasser einlässt.
R-23 | Bauzwang | Wer mit einem eigenen Arbeiter bauen kann, muss. Wer es nicht kann, aber mit einem fremden, muss das tun (oder nicht, je nach Option).
R-24 | Niemand kann bauen | Dann versetzt man einen Baumeister auf den nächsten freien Platz. Ohne Arbeiter auf dem Plan entfällt der Zug.
R-25 | Freiwillig abschließen | Hat das Legen in diesem Zug kein eigenes Aquädukt abgeschlossen, darf man eines der eigenen offenen abschließen; vor dem ersten Plättchen des Spiels nicht das letzte.
R-26 | Baumeister aus dem Vorrat | Für jedes Aquädukt, das in einem Zug abgeschlossen wurde, nimmt sein Besitzer einen Baumeister nach Wahl aus dem Vorrat, solange es welche gibt; zuerst wer am Zug ist, dann im Uhrzeigersinn.
R-27 | Einsetzen | Zu Beginn des nächsten eigenen Zuges setzt man sie auf freie Plätze.
# Wertung
R-28 | Punkte | Ein Punkt für jedes Feld, über das das Aquädukt läuft, jedes Mal.
R-29 | Podest | Der Arbeiter kommt auf das Podest mit dieser Nummer, höchstens 20; ist kein Platz, auf das nächstniedrigere mit Platz.
R-30 | Reihenfolge | Zuerst die Arbeiter dessen, der am Zug ist, dann im Uhrzeigersinn; das längere Aquädukt zuerst.
R-31 | Fertig | Die Nummer des Podests ist seine Punktzahl.
# Ende
R-32 | Wann Schluss ist | Wenn so viele Züge hintereinander, wie Spieler da sind, ohne Plättchen vergehen oder kein Arbeiter mehr auf dem Plan ist. Vor dem ersten Plättchen beendet erst der hundertste Zug das Spiel.
R-33 | Offene Aquädukte | Auch sie werden am Ende gewertet.
R-34 | Zusatzpunkte | Der höchste Arbeiter zählt 4 mehr, der zweite 3, der dritte 2.
R-35 | Sieg | Die höchste Summe gewinnt; bei Gleichstand teilt man sich den Sieg.
`;
