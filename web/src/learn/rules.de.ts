/** Die Regeln auf Deutsch. */
export const RULES = {
  aquaedukt: `
# Spielplan
A-01 | Felder | Zwölf Linien a bis l mal acht Reihen 1 bis 8, ohne die vier Ecken: 92 Felder. Ein Feld heißt zum Beispiel c4.
A-02 | Landschaften | Die Felder bilden zwanzig nummerierte Landschaften aus je vier bis sechs Feldern.
A-03 | Kreuzungspunkte | Die Ecken der Felder sind Kreuzungspunkte. Sie tragen Großbuchstaben: Feld c4 hat die Ecken C3, D3, C4 und D4.
A-04 | Kanten | Die Linie zwischen zwei benachbarten Kreuzungspunkten ist eine Kante, etwa C4-D4. Kanten liegen in Landschaften, zwischen ihnen und am Rand.
# Material
A-05 | Häuser | Alle haben Plättchen vom Wert 1, 2, 3 und 4: zu zweit 8, 8, 8 und 4, zu dritt 7, 7, 7 und 4, zu viert 6, 6, 6 und 4.
A-06 | Quellen und Kanäle | Fünf Quellen und 36 Kanäle gehören niemandem.
A-07 | Berge | Acht zu zweit, sechs zu dritt, vier zu viert. Auf ihnen steht kein Haus. Wasser, Kanäle und Quellen stören sie nicht.
# Aufbau
A-08 | Berge setzen | Der Zufall setzt die Berge einzeln oder die Spieler der Reihe nach. Ein Berg bedeckt nie das letzte freie Feld einer Landschaft.
A-09 | Berge mit Geheimnis | In dieser Variante liegen zwischen zwei Bergen mindestens zwei Felder, auch schräg. Berge ohne Platz bleiben in der Schachtel.
# Ein Zug
A-10 | Eins von dreien | Häuser bauen, eine Quelle erschließen oder Kanäle bauen. Nur wer nichts davon kann, passt. Eine Runde ist ein Zug von jedem Platz.
A-11 | Häuser bauen | Bis zu dreimal: würfeln, dann ein eigenes Plättchen auf ein freies Feld der gewürfelten Landschaft legen.
A-12 | Aufhören | Wer nach einem Wurf nicht legt, beendet den Zug. Auch nach dem Legen darf man aufhören. Nach dem dritten Plättchen ist der Zug vorbei.
A-13 | Freie Felder | Frei ist ein Feld ohne Berg und Haus. Volle Landschaften werden nie gewürfelt. Gibt es kein freies Feld oder kein Plättchen mehr, kann man keine Häuser bauen.
A-14 | Welcher Wert | Jeder Wert, den man noch hat, mit einer Ausnahme:
A-15 | Auf nassem Land | Auf ein Feld, das schon Wasser hat, nur den niedrigsten Wert, den man noch hat.
A-16 | Volle Landschaft | Füllt ein Plättchen eine Landschaft, werden alle trockenen Häuser darin für immer entfernt, auch das eben gelegte. Häuser mit Wasser bleiben.
# Quellen
A-17 | Quelle erschließen | Auf einem freien Kreuzungspunkt, in einer Landschaft oder am Rand.
A-18 | Freier Kreuzungspunkt | Keine Quelle und kein Kanal berührt ihn.
A-19 | Abstand | Mindestens fünf Schritte entlang der Linien von jeder anderen Quelle. Es gibt fünf Quellen. Als Hausregel bringt eine Quelle gleich einen Kanal.
# Kanäle
A-20 | Kanäle bauen | Einen oder zwei nacheinander. Vor dem zweiten darf man aufhören.
A-21 | Wo Kanäle beginnen | An einer Quelle oder am offenen Ende eines Kanals. Von einer Quelle gehen höchstens zwei Kanäle aus.
A-22 | Keine Berührung | Kanäle biegen ab, aber sie verzweigen, kreuzen und treffen sich nie: Am anderen Ende eines neuen Kanals darf weder Kanal noch Quelle sein.
A-23 | Doppelkanäle | Ein zweiter Kanal auf derselben Kante macht sie doppelt. Mehr als zwei passen nicht.
A-24 | Von der Quelle her | Eine Kante darf nur an der Quelle doppelt werden oder wenn die Kante davor doppelt ist.
A-25 | Zwei Quellen | Die beiden Kanäle eines Zuges dürfen zu verschiedenen Quellen gehören. Verdoppeln zählt wie ein Kanal.
# Wasser
A-26 | Wer Wasser bekommt | Ein einfacher Kanal bewässert das Feld auf jeder Seite, ein doppelter auch das nächste dahinter. Berge und Häuser halten das Wasser nicht auf.
# Ende
A-27 | Letzter Kanal | Liegt der 36. Kanal, wird die Runde zu Ende gespielt; dann ist Schluss.
A-28 | Es geschieht nichts | Schluss ist auch nach einer Runde, in der alle passen, und nach zwölf Runden, in denen nichts gelegt wurde.
A-29 | Wertung | Trockene Häuser werden entfernt. Es zählt die Summe der Werte der übrigen eigenen Plättchen. Bei Gleichstand gewinnen mehr Plättchen; sonst teilt man sich den Sieg.
# Variante: Was die Berge verbergen
A-30 | Umdrehen | Am Ende wird jeder Berg umgedreht: Sechs verbergen Mineralquellen, zwei fauliges Wasser.
A-31 | Nachbarn | Ein Berg wirkt auf die Plättchen der vier Felder neben ihm.
A-32 | Doppelt versorgt | Ein Plättchen ist von zwei Kanälen versorgt, wenn ein Doppelkanal, zwei einfache oder ein einfacher und die Reichweite eines doppelten ihm Wasser bringen.
A-33 | Mineralquelle | Ein doppelt versorgtes Plättchen zählt 2 mehr für jeden solchen Berg daneben.
A-34 | Fauliges Wasser | Ein Plättchen daneben, das nicht doppelt versorgt ist, wird entfernt.
`,
  "aqua-romana": `
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
R-22 | Der Baumeister geht | Im Uhrzeigersinn auf den nächsten freien Platz. Kommt er an einem Brunnen vorbei, legt man noch ein Plättchen dieser Art auf ein leeres Feld, das vor keinem Aquädukt liegt.
R-23 | Bauzwang | Wer mit einem eigenen Arbeiter bauen kann, muss. Wer es nicht kann, aber mit einem fremden, muss das tun (oder nicht, je nach Option).
R-24 | Niemand kann bauen | Dann versetzt man einen Baumeister auf den nächsten freien Platz. Ohne Arbeiter auf dem Plan entfällt der Zug.
R-25 | Freiwillig abschließen | Hat das Legen in diesem Zug kein eigenes Aquädukt abgeschlossen, darf man eines der eigenen offenen abschließen.
R-26 | Baumeister aus dem Vorrat | Für jedes Aquädukt, das in einem Zug abgeschlossen wurde, nimmt sein Besitzer einen Baumeister nach Wahl aus dem Vorrat, solange es welche gibt; zuerst wer am Zug ist, dann im Uhrzeigersinn.
R-27 | Einsetzen | Zu Beginn des nächsten eigenen Zuges setzt man sie auf freie Plätze.
# Wertung
R-28 | Punkte | Ein Punkt für jedes Feld, über das das Aquädukt läuft, jedes Mal.
R-29 | Podest | Der Arbeiter kommt auf das Podest mit dieser Nummer, höchstens 20; ist kein Platz, auf das nächstniedrigere mit Platz.
R-30 | Reihenfolge | Zuerst die Arbeiter dessen, der am Zug ist, dann im Uhrzeigersinn; das längere Aquädukt zuerst.
R-31 | Fertig | Die Nummer des Podests ist seine Punktzahl.
# Ende
R-32 | Wann Schluss ist | Wenn so viele Züge hintereinander, wie Spieler da sind, ohne Plättchen vergehen oder kein Arbeiter mehr auf dem Plan ist.
R-33 | Offene Aquädukte | Auch sie werden am Ende gewertet.
R-34 | Zusatzpunkte | Der höchste Arbeiter zählt 4 mehr, der zweite 3, der dritte 2.
R-35 | Sieg | Die höchste Summe gewinnt; bei Gleichstand teilt man sich den Sieg.
`,
  irrigate: `
# Tisch
I-01 | Felder | Spalten -6 bis 13; Reihen 1 bis 10 am Nordufer, -1 bis -10 am Südufer. Ein Feld heißt nach Spalte und Reihe: 2,1. Reihe 0 ist der Fluss.
I-02 | Flussrohre | Zwei Rohre queren den Fluss bei Spalte 2 und 5 und geben auf beiden Ufern Wasser.
I-03 | Seiten | Zwei Nachbarplättchen sind verbunden, wenn beide auf der gemeinsamen Seite einen Ausgang haben.
# Plättchen
I-04 | Formen | T-Stück mit drei Ausgängen, Ecke und Gerade mit zwei, Ziel wie eine Ecke mit großem Becken. Die Lage schreibt man mit den Ausgängen: NES, EW.
I-05 | Farben | Rot, Gelb, Grün und Blau gehören den Plätzen, Grau anfangs niemandem. Die gedruckte Farbe ändert sich nie, der Besitzer schon.
I-06 | Farbige Plättchen | Zehn je Farbe im Spiel: der Hahn sowie T-Stück, Ecke und Gerade in jedem der Stapel 1 bis 3.
I-07 | Graue Plättchen | 44 in vier Stapeln, dazu vier Ziele in den Stapeln 2 und 3.
I-08 | Preise | Die Bank verlangt 14 für einen Hahn, 12, 10, 8 und 6 für Plättchen der Stapel 1 bis 4 und 25 für ein Ziel.
# Aufbau
I-09 | Hähne | Jeder Hahn liegt am Ende eines Flussrohrs. Graue Hähne nehmen die übrigen Enden.
I-10 | Geld | Alle beginnen mit 5. Geld liegt offen und wird nie negativ.
# Begriffe
I-11 | Besitzer | Ein farbiges Plättchen gehört seinem Platz, ein graues der Bank, bis es jemand kauft.
I-12 | Bewässert | Ein Plättchen hat Wasser, wenn ein Flussrohr es durch verbundene Ausgänge erreicht, gleich wem die Plättchen dazwischen gehören.
# Ein Zug
I-13 | Ablauf | Ein Plättchen ziehen und legen; dann beliebig viele Aktionen, die man bezahlen kann; dann Einkommen. Oder passen.
I-14 | Anfangsphase | Bis jede Farbe im Spiel vier Plättchen auf dem Tisch hat, besteht ein Zug nur aus Ziehen und Legen. Danach bekommen die nächsten Spieler etwas Geld.
# Legen
I-15 | Ziehen | Ein Plättchen vom niedrigsten Stapel, der nicht leer ist.
I-16 | Wohin | Auf ein leeres Feld neben einem Plättchen, beliebig gedreht.
I-17 | Reichweite | Es muss möglich sein, durch Drehen liegender Plättchen Wasser dorthin zu bringen. Wirklich gedreht wird nichts.
I-18 | Farbe | Ein farbiges Plättchen darf nicht neben einem der gleichen gedruckten Farbe liegen.
I-19 | Ziele | Ein Ziel muss ein Plättchen an einer Ecke berühren und keines an einer Seite. Reichweite braucht es nicht.
I-20 | Kein Platz | Ein Plättchen, das nirgends passt, verlässt das Spiel, und man zieht noch einmal.
# Verhandeln über das Legen
I-21 | Um Angebote bitten | Nach dem Ziehen darf man einmal um Angebote bitten. Jeder nennt Platz und Preis oder nichts.
I-22 | Annehmen | Nimmt man ein Angebot, wird so gelegt und bezahlt; oder man legt nach Belieben.
# Aktionen
I-23 | Drehen | Eigenes umsonst; Land der Bank oder eines Zurückgezogenen für 3; fremdes nach Vereinbarung.
I-24 | Kaufen | Von der Bank zum Preis; von anderen nach Vereinbarung.
I-25 | Abgabe | Die zweite Aktion im Zug kostet 2 mehr, die dritte 3 und so weiter. Was man nicht zahlen kann, ist nicht erlaubt.
I-26 | Vereinbarung | Vorschlagen, einen Preis nennen, und der Besitzer nimmt an oder lehnt ab. Höchstens drei Vorschläge im Zug.
I-27 | Drehen gegen Geld | Einmal im Zug darf man fragen, was die anderen für das Drehen eines eigenen Plättchens zahlen.
I-28 | Einkommen | Am Ende des Zuges 1 Geld für jedes eigene bewässerte Plättchen.
# Sieg
I-29 | Gewinnen | Am Ende des eigenen Zuges: zehn eigene bewässerte Plättchen, ein bewässertes Ziel oder 50 Geld.
I-30 | Punkte | Gezählt wird das Geld; bei Gleichstand die eigenen bewässerten Plättchen.
# Passen
I-31 | Passen | Anstelle eines ganzen Zuges. Beim ersten Mal gibt es noch Einkommen.
I-32 | Zurückziehen | Wer zweimal nacheinander passt, hat sich zurückgezogen: kein Einkommen, kein Sieg, und das Land ist käuflich wie das der Bank.
I-33 | Zurückkommen | Durch einen Zug, der kein Passen ist.
I-34 | Der Letzte | Haben sich alle anderen zurückgezogen, gewinnt der Übrige.
# Das Ende der Stapel
I-35 | Letzte Züge | Nach dem letzten Plättchen hat jeder noch einen Zug mit doppeltem Einkommen. Gewinnt dann niemand, siegt das meiste Geld, danach die meisten bewässerten Plättchen.
`,
};

/** The same for every game; {0} is an action of the game. */
export const NOTATION = `
# Schreibweise
N-01 | Aktionen als Text | Eine Aktion lässt sich so eintippen, wie das Protokoll sie in Notation zeigt: ihr Wort, dann ihre Dinge, durch je ein Leerzeichen getrennt, etwa {0}. Groß- und Kleinbuchstaben sind verschieden, Zahlen haben keine Null voran. Ein Text, der keine Aktion des Spiels ist, wird abgelehnt; ähnliche werden genannt.
`;
