import type { Words } from "./words.en.ts";

export const words: Words = {
  "lesson.land":
    "Zwei Rohre queren den Fluss und geben an beiden Ufern Wasser. Dein erstes Land, der rote Wasserhahn, liegt an einem davon. Wer einen Zug mit zehn bewässerten Plättchen, einem bewässerten Ziel oder 50 Münzen beendet, gewinnt.",
  "lesson.draw": "Ein Zug beginnt mit einem Plättchen vom Stapel. Zieh eines.",
  "lesson.place":
    "Wähle ein Feld neben dem Land auf dem Tisch, dann wie das Plättchen liegt. Es muss möglich sein, durch Drehen Wasser dorthin zu bringen.",
  "lesson.more":
    "Auch der andere Spieler hat ein Plättchen gelegt. Zieh und leg noch einmal. In der Anfangsphase ist das alles.",
  "lesson.money":
    "Später im Spiel: Nun folgen in jedem Zug Aktionen. Eigenes Land drehst du umsonst, Land der Bank für 3 Münzen, und du kannst Land zum Preis auf seiner Münze kaufen.",
  "lesson.puzzle": "Ein Rätsel: Dreh ein Plättchen so, dass zwei weitere von deinen Plättchen grün werden.",
  "lesson.buy":
    "Jede weitere Aktion kostet eine Abgabe: die zweite 2, die dritte 3. Kauf Land, wenn du magst, oder beende den Zug: Dann bringt dir jedes bewässerte Plättchen 1 Münze ein.",
  "lesson.offers":
    "Nun zum Verhandeln. Du hast ein gelbes Plättchen gezogen: Wo es auch liegt, es wird Marcus gehören. Aber wohin es kommt, bestimmst du, und einmal darfst du die anderen fragen, was ihnen ein Platz wert ist.",
  "lesson.solicit": "Ein Rätsel: Wie verdienst du etwas an Marcus’ Plättchen?",
  "lesson.solicit.again": "So gelegt bringt es dir nichts ein. Bitte zuerst um Angebote.",
  "lesson.take":
    "Marcus zahlt 3 Münzen, wenn sein Plättchen auf 7,-1 liegt, wo es Wasser bekommt. Du darfst das Angebot annehmen oder frei legen. Nimm es an: Das Plättchen gehört ihm ohnehin.",
  "lesson.deal":
    "Nun zu Vereinbarungen. Fremdes Land wird nur gedreht oder verkauft, wenn sein Besitzer zustimmt: Du schlägst etwas vor und nennst einen Preis; er sagt ja oder nein oder verlangt einmal mehr.",
  "lesson.propose":
    "Ein Rätsel: Schlag vor, ein Plättchen von Marcus so zu drehen, dass deine beiden trockenen Plättchen Wasser bekommen.",
  "lesson.price": "Nenne den Preis, den du ihm bietest.",
  "lesson.asked":
    "Marcus verlangt stattdessen 5: Einmal darf er mehr verlangen. Zwei bewässerte Plättchen mehr bringen dir am Ende jedes Zuges 2 Münzen. Nimm an oder lehne ab.",
  "lesson.asked.again": "Dann geschähe nichts, und deine zwei Plättchen blieben trocken. Nimm lieber an.",
  "lesson.agreed":
    "Ihr seid euch einig: Das Plättchen ist gedreht, das Geld gehört ihm, und deine beiden Plättchen haben Wasser. Beende jetzt deinen Zug.",
  "lesson.sell":
    "Ein Rätsel: Marcus bietet dir 2 Münzen für dein bewässertes Plättchen auf 4,1, das dir in jedem Zug 1 Münze bringt. Du kannst annehmen, ablehnen oder mehr verlangen. Was ist am besten?",
  "lesson.sell.again":
    "Noch nicht ganz: 2 Münzen verdienst du damit bald selbst. Verlange mehr als 2, aber weniger als 10.",
  "lesson.passing":
    "Nun zum Passen. Zu Beginn deines Zuges darfst du passen, statt ihn zu spielen. Beim ersten Mal bekommst du trotzdem dein Einkommen.",
  "lesson.pass": "Passe und achte auf dein Geld.",
  "lesson.twice": "Ein Rätsel: Du hast einmal gepasst und bist wieder am Zug. Ziehen oder passen?",
  "lesson.twice.again":
    "Passe nicht: Wer zweimal nacheinander passt, zieht sich zurück. Dann wäre nur noch Marcus übrig und gewänne.",
  "lesson.back": "Richtig. Damit ist das Passen vergessen. Leg das Plättchen.",
  "lesson.withdrawn":
    "Zu dritt und zu viert geht das Spiel ohne die weiter, die sich zurückgezogen haben: Sie bekommen kein Einkommen und können nicht gewinnen, und ihr Land wird gekauft und gedreht wie das der Bank. Wer wieder einen Zug macht, spielt wieder mit.",
  "lesson.goals":
    "Zuletzt die Ziele. Ein Ziel darf andere Plättchen nur an seinen Ecken berühren, nie an einer Seite.",
  "lesson.goal": "Du hast ein Ziel gezogen. Leg es, wohin du magst.",
  "lesson.worth":
    "Es gehört der Bank, die 25 Münzen dafür verlangt. Wem am Ende seines eigenen Zuges ein Ziel mit Wasser gehört, der gewinnt sofort.",
  "lesson.last": "Im letzten Rätsel kommt alles zusammen: Gewinne noch in diesem Zug.",
  "lesson.victory": "Ein Rätsel: Du hast 33 Münzen. Was kaufst du?",
  "lesson.water":
    "Nun braucht das Ziel Wasser. Die zweite Aktion kostet 2 Münzen Abgabe. Welches deiner Plättchen drehst du?",
  "lesson.win": "Das Ziel gehört dir, und es hat Wasser. Beende deinen Zug.",
};
