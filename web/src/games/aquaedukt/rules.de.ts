export const rules = `
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
`;
