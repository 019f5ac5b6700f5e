import type { Words } from "./words.en.ts";

export const words: Words = {
  "lesson.board":
    "Um den Plan gehen Baumeister; in den Wasserbecken stehen deine Arbeiter, gelb und blau. Mach deine Aquädukte lang: Jedes Feld zählt einen Punkt.",
  "lesson.sight":
    "Ein Arbeiter sieht die Baumeister an den Enden seiner Spalte und seiner Reihe. Arbeiter Y3 sieht den Baumeister der Brücken auf Nd und den der Geraden auf W8.",
  "lesson.lay":
    "Lass Y3 bauen: Wähle ihn, dann das Plättchen, das er legt. Der Baumeister, der es ausgegeben hat, geht im Uhrzeigersinn auf den nächsten freien Platz.",
  "lesson.keep":
    "Nach dem Legen darfst du eines deiner Aquädukte abschließen: Sein Arbeiter kommt auf das Podest mit der Zahl der Felder. Das lohnt sich erst, wenn es lang ist. Lass vorerst alle offen.",
  "lesson.keep.again": "Deine Aquädukte sind noch kurz. Lass vorerst alle offen.",
  "lesson.again":
    "Der andere Spieler hat gebaut. Baue noch einmal, mit wem du willst. Kommt ein Baumeister an einem Brunnen vorbei, legst du noch ein Plättchen.",
  "lesson.close": "Wieder darfst du ein Aquädukt abschließen oder alle offen lassen, wie du magst.",
  "lesson.extra":
    "Der Baumeister ist an einem Brunnen vorbeigekommen: Leg noch ein Plättchen derselben Art, auf ein leeres Feld, vor dem kein Aquädukt endet.",
  "lesson.take":
    "Für ein abgeschlossenes Aquädukt nimmst du einen Baumeister aus der Reserve. Wähle, welchen.",
  "lesson.builder": "Stell deinen Baumeister aus der Reserve auf einen freien Platz. Dann beginnt dein Zug.",
  "lesson.corner":
    "Auf jedem Eckfeld ist eine Kurve aufgedruckt. Sie liegt lose da, bis ein Aquädukt sie erreicht; dann zählt sie wie jedes andere Feld.",
  "lesson.puzzle": "Ein Rätsel: Mach das Aquädukt von Y1 mit einem einzigen Plättchen zwei Felder lang.",
  "lesson.puzzle.done":
    "Zwei Felder mit einem einzigen Plättchen: Lose Teile zählen, sobald dein Wasser sie erreicht, ob aufgedruckt oder nicht.",
  "lesson.podiums":
    "Später in einem Spiel. Auf einem Podest ist Platz für einen Arbeiter, nur auf 3 und 7 für zwei. Ist es besetzt, geht es auf das nächstniedrigere, auf dem noch Platz ist. Hier steht der rote Arbeiter R3 auf Podest 4.",
  "lesson.podium":
    "Ein Rätsel: Das Aquädukt von Y2 hat vier Felder, das von B1 drei, und eines davon darfst du abschließen. Schließe das ab, bei dem kein Punkt verloren geht.",
  "lesson.podium.again":
    "Podest 4 ist besetzt: Y2 müsste auf Podest 3 hinunter und verlöre einen Punkt. Versuch das andere.",
  "lesson.podium.done":
    "Drei Felder, drei Punkte, und Y2 kann weiterbauen. Wer rechtzeitig abschließt, findet die guten Podeste frei.",
  "lesson.reserve":
    "Für jedes abgeschlossene Aquädukt nimmt sein Besitzer einen Baumeister nach Wahl aus der Reserve. Fünf waren es zu Beginn: einer von jeder Art und der Joker.",
  "lesson.reserve.take": "Nimm einen. Der Joker zum Beispiel gibt jede Art von Plättchen aus.",
  "lesson.bring":
    "Vor deinem nächsten Zug stellst du ihn auf einen freien Platz. Ein Rätsel: Arbeiter B3 sieht gar keinen Baumeister. Stell deinen dorthin, wo B3 ihn sieht.",
  "lesson.bring.again":
    "B3 steht auf h1: Er blickt die Spalte h und die Reihe 1 entlang. Versuch einen anderen Platz.",
  "lesson.use": "Jetzt sieht B3 ihn. Lass B3 bauen.",
  "lesson.use.done":
    "Einen Baumeister, den du einsetzt, kannst du sofort nutzen. Dann geht er weiter, und wo er jetzt steht, sehen ihn vielleicht auch andere.",
  "lesson.forced":
    "Du bist am Zug, aber deine Arbeiter sehen keinen Baumeister. Der rote Arbeiter R3 auf k8 sieht zwei. Also musst du mit R3 bauen, für den anderen Spieler.",
  "lesson.forced.build":
    "Ein Rätsel: Mach das Beste daraus. Leg ein Plättchen, das das rote Aquädukt abschließt, bevor es lang wird.",
  "lesson.forced.again": "So könnte es weitergehen. Denk daran: Am Rand des Plans endet ein Aquädukt.",
  "lesson.forced.done":
    "R3 kommt nur auf Podest 3. Hätte niemand einen Baumeister gesehen, hättest du stattdessen einen auf den nächsten freien Platz geschickt und kein Plättchen gelegt.",
  "lesson.faced":
    "Dein Arbeiter Y3 und der rote Arbeiter R1 blicken auf dasselbe Feld, f7: Was dort gelegt wird, betrifft beide Aquädukte.",
  "lesson.last":
    "Das letzte Rätsel: Verlängere mit einem Plättchen auf f7 dein Aquädukt und schließe damit das rote ab.",
  "lesson.last.again":
    "Dieses Plättchen würde auch das rote Aquädukt weiterführen. Such eines ohne Eingang auf dessen Seite.",
};
