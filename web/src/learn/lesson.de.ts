import type { LessonWords } from "./words.ts";

export const LESSON: LessonWords = {
  "a.land":
    "Das ist die Provinz: zwanzig Landschaften, ein paar Berge und zwei Quellen. Hier baust du Häuser. Am Ende zählen nur Häuser mit Wasser.",
  "a.canal":
    "Wasser kommt aus Quellen. Baue einen Kanal von der Quelle F4: Wähle eine der markierten Kanten. Er bewässert das Feld auf jeder Seite.",
  "a.second":
    "In einem Zug darfst du zwei Kanäle bauen. Geh an der Spitze weiter oder beginne in der anderen Richtung. Kanäle verzweigen und treffen sich nie.",
  "a.roll":
    "Der andere Spieler hat einen Kanal gebaut. Nun baue Häuser: Würfle. Der Würfel nennt eine Landschaft.",
  "a.house":
    "In der leuchtenden Landschaft darfst du bauen. Wähle ein Feld, dann wie viele Häuser. Auf Felder, die schon Wasser haben, kommt nur dein niedrigster Wert.",
  "a.end": "In einem Zug darfst du bis zu dreimal würfeln und bauen. Mach weiter oder beende den Zug.",
  "a.puzzle":
    "Ein Rätsel: Deine vier Häuser auf e5 und deine drei auf f5 sind trocken. Baue einen Kanal, der beiden Wasser gibt.",
  "r.board":
    "Um den Plan gehen Baumeister; in den Becken stehen deine Arbeiter, gelb und blau. Mach deine Aquädukte lang: Jedes Feld zählt einen Punkt.",
  "r.sight":
    "Ein Arbeiter sieht die Baumeister an den Enden seiner Linie und seiner Reihe. Arbeiter Y3 sieht einen Brückenbauer auf Nd und einen Baumeister für Geraden auf W8.",
  "r.lay":
    "Lass Y3 bauen: Wähle ihn, dann das Teil, das er legt. Der Baumeister, der es erlaubt hat, geht im Uhrzeigersinn auf den nächsten freien Platz.",
  "r.keep":
    "Nach dem Legen darfst du ein Aquädukt abschließen: Sein Arbeiter kommt auf das Podest mit der Zahl seiner Felder. Früh lohnt es sich nur, wenn es lang ist. Lass vorerst alle offen.",
  "r.keep.again": "Deine Aquädukte sind noch kurz. Lass vorerst alle offen.",
  "r.again":
    "Der andere Spieler hat gebaut. Baue noch einmal, mit wem du willst. Kommt ein Baumeister an einem Brunnen vorbei, legst du ein Plättchen mehr.",
  "r.close": "Wieder darfst du ein Aquädukt abschließen oder alle offen lassen, wie du magst.",
  "r.extra":
    "Der Baumeister ist an einem Brunnen vorbeigekommen: Leg noch ein Plättchen derselben Art, auf ein leeres Feld, vor dem kein Aquädukt endet.",
  "r.take": "Für ein abgeschlossenes Aquädukt nimmst du einen Baumeister aus dem Vorrat. Wähle, welchen.",
  "r.builder": "Stell deinen Baumeister aus dem Vorrat auf einen freien Platz. Dann beginnt dein Zug.",
  "r.puzzle":
    "Ein Rätsel: Auf dem Eckfeld a8 ist eine Kurve aufgedruckt. Mach das Aquädukt von Y1 mit einem Plättchen zwei Felder lang.",
  "i.land":
    "Zwei Rohre queren den Fluss und geben auf beiden Ufern Wasser. Dein erstes Land, der rote Hahn, liegt an einem davon. Es gewinnt, wer zehn bewässerte Plättchen, ein bewässertes Ziel oder 50 Geld hat.",
  "i.draw": "Ein Zug beginnt mit einem Plättchen vom Stapel. Zieh eines.",
  "i.place":
    "Wähle ein Feld neben dem Land auf dem Tisch, dann wie das Plättchen liegt. Es muss möglich sein, durch Drehen Wasser dorthin zu bringen.",
  "i.more":
    "Auch der andere Spieler hat gelegt. Zieh und leg noch einmal. In der Anfangsphase ist das alles.",
  "i.money":
    "Später im Spiel: Nun folgen in jedem Zug Aktionen. Eigenes Land drehst du umsonst, das der Bank für 3, und du kannst Land zum Preis auf der Münze kaufen.",
  "i.puzzle": "Ein Rätsel: Dreh ein Plättchen so, dass zwei weitere von deinen grün werden.",
  "i.buy":
    "Jede weitere Aktion kostet Abgabe: die zweite 2, die dritte 3. Kauf Land, wenn du magst, oder beende den Zug: Dann bringt jedes deiner bewässerten Plättchen 1 Geld.",
  other: "Nun ist der andere Spieler am Zug. Sieh zu.",
  onward: "Gut gemacht. Die Lektion geht an einem anderen Tisch weiter.",
  done: "Jetzt weißt du, wie es geht. Viel Freude beim ersten Spiel!",
  again: "Noch nicht ganz. Versuch etwas anderes.",
};
