import type { Words } from "./words.en.ts";

export const words: Words = {
  "lesson.land":
    "Das ist die Provinz: zwanzig Gebiete, ein paar Berge und zwei Quellen. Hier baust du Häuser. Am Ende zählen nur Häuser mit Wasser.",
  "lesson.canal":
    "Wasser kommt aus Quellen. Baue von der Quelle bei F4 aus einen Kanal: Wähle eine der markierten Kanten. Er versorgt auf jeder Seite das Feld daneben.",
  "lesson.second":
    "In einem Zug darfst du zwei Kanäle bauen. Geh am offenen Ende weiter oder beginne an der Quelle in einer zweiten Richtung. Kanäle verzweigen und treffen sich nie.",
  "lesson.roll":
    "Der andere Spieler hat einen Kanal gebaut. Baue jetzt Häuser: Würfle. Der Würfel nennt ein Gebiet.",
  "lesson.house":
    "Im leuchtenden Gebiet darfst du bauen. Wähle ein Feld, dann wie viele Häuser. Auf ein Feld, das schon Wasser hat, darf nur der niedrigste Wert, den du noch hast.",
  "lesson.end": "In einem Zug darfst du bis zu dreimal würfeln und bauen. Mach weiter oder beende den Zug.",
  "lesson.puzzle":
    "Ein Rätsel: Deine vier Häuser auf e5 und deine drei auf f5 sind trocken. Baue einen Kanal, der beiden Wasser gibt.",
  "lesson.puzzle.done":
    "Genau: Ein Kanal versorgt beide Seiten, darum bringt dir dieser eine sieben Punkte. Fremde Häuser würde er ebenso gut versorgen.",
  "lesson.spring":
    "Es gibt nur fünf Quellen, und eine freizulegen kostet einen ganzen Zug. Sie muss entlang der Linien mindestens fünf Schritte von jeder anderen entfernt sein, etwa von der bei I3.",
  "lesson.spring.puzzle":
    "Ein Rätsel: Lege eine Quelle frei, von der aus ein einziger Kanal e5 und f5 zugleich versorgen kann. Die beiden haben zwei Ecken gemeinsam, aber eine davon ist zu nah an I3.",
  "lesson.spring.again":
    "Von dort aus erreicht kein einzelner Kanal beide. Sieh dir die Ecken an, die e5 und f5 gemeinsam haben.",
  "lesson.spring.shared":
    "Gut gefunden! Der andere Spieler hat von dort aus gleich einen Kanal gebaut: Wasser für die Häuser auf e6 und auch für deine auf e5. Quellen und Kanäle gehören niemandem.",
  "lesson.full":
    "Du hast Gebiet 9 gewürfelt, und f4 ist sein letztes freies Feld. Wer ein Gebiet füllt, räumt es: Jedes Plättchen ohne Wasser kommt weg, auch das neue. Versorgte bleiben für immer.",
  "lesson.full.puzzle":
    "Ein Rätsel: Vertreibe die vier Häuser auf e6 und die drei auf e5, die dem anderen gehören, und zahle selbst so wenig wie möglich dafür.",
  "lesson.full.again": "Es geht, und zwar billiger: Auch das Plättchen auf f4 ist trocken und kommt weg.",
  "lesson.full.done":
    "Ein Haus von dir für sieben des anderen! Deine zwei auf f5 sind versorgt und bleiben, und die frei gewordenen Felder sind wieder bebaubar.",
  "lesson.double":
    "Ein zweiter Kanal auf derselben Kante ergibt einen Doppelkanal. Er versorgt zwei Felder auf jeder Seite. Doppelkanäle wachsen von der Quelle her: Keiner führt mehr Wasser als der davor.",
  "lesson.double.puzzle":
    "Ein Rätsel: Zwischen dem Kanal F3-F4 und deinen Häusern auf d4 und g4 liegt je ein Feld. Versorge beide mit den zwei Kanälen dieses Zuges. Welcher kommt zuerst?",
  "lesson.double.again": "So erreichst du nicht beide. Mach den Kanal doppelt, von der Quelle her.",
  "lesson.double.second": "Der Kanal an der Quelle ist jetzt doppelt. Damit darf es auch der nächste werden.",
  "lesson.last":
    "Das letzte Rätsel: Du liegst mit 8 zu 9 zurück, und ein Kanal ist übrig. Danach ist der andere noch einmal am Zug. Baue ihn so, dass dir der Sieg sicher ist.",
  "lesson.last.again":
    "Zähle noch einmal, was das jedem von euch bringt. Im letzten Zug kann der andere noch 3 Punkte holen.",
};
