export const rules = `
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
I-26 | Vereinbarung | Vorschlagen, einen Preis nennen, und der Besitzer nimmt an, lehnt ab oder verlangt einmal mehr. Nach drei abgelehnten Vorschlägen im Zug ist Schluss damit.
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
`;
