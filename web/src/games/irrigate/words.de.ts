import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.bargaining": "Verhandeln",
  "option.bargaining.words":
    "Die Spieler dürfen einander für Plätze, Drehungen und Plättchen bezahlen. Ohne Verhandeln fließt alles Geld nur von der Bank und zur Bank.",

  "warning.withdraw":
    "Wer zweimal nacheinander passt, zieht sich zurück (Regel I-32): kein Einkommen, und alle dürfen dein Land kaufen und drehen.",
  "warning.withdraw.lost": "{who} gewinnt dann sofort (Regel I-34).",

  "verb.end": "Zug beenden",
  "verb.pass": "Passen",
  "verb.take": "Annehmen",
  "verb.take.offer": "Ein Angebot annehmen",
  "verb.take.offer.of": "Angebot von {who} annehmen: {n}",
  "verb.draw": "Plättchen ziehen",
  "verb.place": "Plättchen legen",
  "verb.solicit": "Um Angebote bitten",
  "verb.offer": "Angebot machen",
  "verb.price": "Preis",
  "verb.no offer": "Kein Angebot",
  "verb.rotate": "Drehen",
  "verb.buy": "Kaufen",
  "verb.propose buy": "Kauf vorschlagen",
  "verb.propose rotate": "Drehung vorschlagen",
  "verb.accept": "Annehmen",
  "verb.decline": "Ablehnen",
  "verb.ask": "Mehr verlangen",
  "verb.tile": "Gezogenes Plättchen",

  "prompt.place": "Wähle ein Feld, dann wie das Plättchen liegt.",
  "prompt.offer": "Wähle, wofür du zahlen würdest: wo und wie das Plättchen liegt.",
  "prompt.rotate": "Wähle Land, dann wie es liegen soll.",
  "prompt.land": "Wähle Land zum Drehen oder Kaufen, oder beende den Zug.",
  "prompt.take": "Wähle das Angebot, das du annimmst.",
  "prompt.buy": "Wähle das Land, das du kaufst.",
  "prompt.ask": "Nenne den Preis, den du verlangst.",
  "prompt.propose buy": "Wähle fremdes Land, das du kaufen möchtest.",
  "prompt.propose rotate": "Wähle fremdes Land und wie es liegen soll.",

  "phase.start": "{who} zieht ein Plättchen oder passt",
  "phase.draw again": "{who} zieht noch einmal: Das Plättchen passt nirgends",
  "phase.drawing": "Ein Plättchen wird gezogen",
  "phase.placing": "{who} legt das Plättchen",
  "phase.offering a place": "{who} darf Geld für einen Platz bieten",
  "phase.pricing a place": "{who} nennt einen Preis",
  "phase.final start": "{who} beginnt einen letzten Zug oder passt",
  "phase.acting": "{who} dreht oder kauft Land oder beendet den Zug",
  "phase.offering a rotation": "{who} darf Geld für eine Drehung bieten",
  "phase.pricing a rotation": "{who} nennt einen Preis",
  "phase.proposing": "{who} nennt einen Preis",
  "phase.answering": "{who} antwortet auf einen Vorschlag",
  "phase.price asked": "{who} antwortet auf den verlangten Preis",

  "log.end": "{who} beendet den Zug.",
  "log.end.you": "Du beendest deinen Zug.",
  "log.pass": "{who} passt.",
  "log.pass.you": "Du passt.",
  "log.pass.withdraw": "{who} passt zum zweiten Mal und zieht sich zurück.",
  "log.pass.withdraw.you": "Du passt zum zweiten Mal und ziehst dich zurück.",
  "log.take": "{who} nimmt das Angebot von {0} an.",
  "log.take.you": "Du nimmst das Angebot von {0} an.",
  "log.draw": "{who} zieht.",
  "log.draw.you": "Du ziehst.",
  "log.tile": "Gezogen: {1}, {0}.",
  "log.place": "{who} legt es auf {0}, Rohre nach {1}.",
  "log.place.you": "Du legst es auf {0}, Rohre nach {1}.",
  "log.solicit": "{who} bittet um Angebote.",
  "log.solicit.you": "Du bittest um Angebote.",
  "log.offer": "{who} würde für {0} zahlen, Rohre nach {1}.",
  "log.offer.you": "Du würdest für {0} zahlen, Rohre nach {1}.",
  "log.price": "{who} nennt den Preis: {0}.",
  "log.price.you": "Du nennst den Preis: {0}.",
  "log.no offer": "{who} bietet nichts.",
  "log.no offer.you": "Du bietest nichts.",
  "log.rotate": "{who} dreht {0}: Rohre nach {1}.",
  "log.rotate.you": "Du drehst {0}: Rohre nach {1}.",
  "log.buy": "{who} kauft {0}.",
  "log.buy.you": "Du kaufst {0}.",
  "log.propose buy": "{who} möchte {0} kaufen.",
  "log.propose buy.you": "Du möchtest {0} kaufen.",
  "log.propose rotate": "{who} möchte {0} drehen: Rohre nach {1}.",
  "log.propose rotate.you": "Du möchtest {0} drehen: Rohre nach {1}.",
  "log.accept": "{who} nimmt an.",
  "log.accept.you": "Du nimmst an.",
  "log.decline": "{who} lehnt ab.",
  "log.decline.you": "Du lehnst ab.",
  "log.ask": "{who} verlangt stattdessen {0}.",
  "log.ask.you": "Du verlangst stattdessen {0}.",

  "brief.place": "{who} legt ein Plättchen auf {0}.",
  "brief.rotate": "{who} dreht {0}.",
  "brief.propose rotate": "{who} möchte {0} drehen.",
  "brief.offer": "{who} würde für {0} zahlen.",
  "story.dry.one": "dein Land {things} ist trocken",
  "story.dry.other": "dein Land {things} ist trocken",
  "story.wet.one": "dein Land {things} hat Wasser",
  "story.wet.other": "dein Land {things} hat Wasser",

  "aftermath.price.bank": "{who} zahlt der Bank {coins}.",
  "aftermath.price.bank.you": "Du zahlst der Bank {coins}.",
  "aftermath.price.seat": "{who} zahlt {coins} an {whom}.",
  "aftermath.price.seat.you": "Du zahlst {coins} an {whom}.",
  "aftermath.tax": "Abgabe: {coins}.",
  "aftermath.income": "Einkommen für {who}: {coins}.",
  "aftermath.income.you": "Dein Einkommen: {coins}.",
  "aftermath.income.double": "Doppeltes Einkommen für {who}: {coins}.",
  "aftermath.income.double.you": "Dein doppeltes Einkommen: {coins}.",
  "aftermath.main": "Die Anfangsphase ist vorbei: {who} setzt den Zug gleich mit Aktionen fort.",
  "aftermath.main.you": "Die Anfangsphase ist vorbei: Du setzt deinen Zug gleich mit Aktionen fort.",
  "aftermath.main.last": "Die Anfangsphase endet mit dem letzten Plättchen.",
  "aftermath.compensation": "Zum Ausgleich: {shares}.",
  "aftermath.share": "{coins} für {who}",
  "aftermath.goal.gained": "Das Ziel auf {cell} hat jetzt Wasser. Es gehört {who}.",
  "aftermath.goal.lost": "Das Ziel auf {cell} hat kein Wasser mehr. Es gehört {who}.",
  "aftermath.bank.gained": "Das Ziel auf {cell} hat jetzt Wasser. Es gehört der Bank.",
  "aftermath.bank.lost": "Das Ziel auf {cell} hat kein Wasser mehr. Es gehört der Bank.",
  "aftermath.lost": "Das Plättchen passt nirgends und ist aus dem Spiel.",
  "aftermath.returned": "{who} spielt wieder mit.",
  "aftermath.returned.you": "Du spielst wieder mit.",
  "aftermath.final":
    "Die Plättchen sind aufgebraucht: Alle haben noch einen letzten Zug mit doppeltem Einkommen, {who} zuerst.",

  "shape.tee": "T-Stück",
  "shape.corner": "Ecke",
  "shape.straight": "Gerade",
  "shape.goal": "Ziel",

  "thing.dry": "ohne Wasser",
  "thing.tile": "{shape}, {colour}, Rohre nach {exits}",
  "thing.tap": "Wasserhahn, {colour}, Rohre nach {exits}",
  "thing.hand": "{shape}, {colour}",
  "thing.owner": "gehört {who}",
  "thing.bank": "die Bank verlangt {price}",
  "thing.irrigated": "bewässert",
  "thing.cells": "Felder",

  "fact.river": "Der Fluss",
  "fact.river.words":
    "Der Fluss ist Reihe 0: Auf ihm liegt kein Plättchen, und sein Wasser kommt nur durch die beiden Rohre aufs Land.",
  "fact.pipe": "Flussrohr",
  "fact.pipe.words": "Hier quert ein Rohr den Fluss: Es gibt dem Land an beiden Ufern Wasser.",

  "effect.wet": "Wasser für {things}",
  "effect.dry": "kein Wasser mehr für {things}",
  "effect.none": "am Wasser ändert sich nichts",
  "effect.money": "Geld: {shares}",
  "effect.share": "{who} {n}",
  "effect.goal": "Wasser für das Ziel auf {cell}",
  "effect.main": "die Anfangsphase endet",
  "effect.final": "die letzten Züge beginnen",

  "unit.money": "Geld",
  "unit.coins.one": "{n} Münze",
  "unit.coins.other": "{n} Münzen",

  "supply.hand": "Plättchen in der Hand",
  "supply.piles": "Stapel",
  "supply.pile": "Stapel {n}",
  "supply.land": "Land: {n}",
  "supply.irrigated": "bewässert: {n} von 10",
  "supply.passed": "gepasst",
  "supply.withdrawn": "zurückgezogen",
  "supply.early": "Anfangsphase: nur ziehen und legen",
  "supply.final": "letzte Züge übrig: {n}",
  "supply.tax": "Abgabe für die nächste Aktion: {n}",

  "deal.title": "Verhandlung",
  "deal.proposal.buy": "{who} möchte dir {cell} für {coins} abkaufen.",
  "deal.proposal.rotate": "{who} bietet dir {coins} dafür, dein Land {cell} zu drehen: Rohre nach {exits}.",
  "deal.none":
    "Mit einem einzigen Gegner verhandeln Bots nicht: Was dem einen nützt, schadet dem anderen. Darum ist hier vom Verhandeln nichts zu sehen.",
  "deal.name": "Wie viel zahlst du?",
  "deal.ask": "Wie viel verlangst du?",
  "deal.money": "Dein Geld: {n}.",
  "deal.after": "Danach hättest du {n}.",
  "deal.after.tax": "Danach hättest du {n}, denn die Abgabe beträgt {tax}.",
  "deal.offers": "Angebote auf dem Tisch",
  "deal.offer": "{who} zahlt {coins} für {cell}, Rohre nach {exits}",
  "deal.asks": "{who} verlangt {coins} statt {price} für {cell}.",
  "deal.asked": "{who} bittet um Angebote. Wähle Platz und Preis oder biete nichts.",
  "deal.less": "weniger",
  "deal.more": "mehr",

  "over.count.money.one": "Geld, mit {n} bewässerten Plättchen",
  "over.count.money.other": "Geld, mit {n} bewässerten Plättchen",

  "ending.land": "{who} besitzt mindestens zehn bewässerte Plättchen: Das gewinnt sofort.",
  "ending.goal": "{who} besitzt ein bewässertes Ziel: Das gewinnt sofort.",
  "ending.money": "{who} hat mindestens 50 Münzen: Das gewinnt sofort.",
  "ending.withdrawal": "Alle anderen haben sich zurückgezogen: Wer übrig bleibt, gewinnt.",
  "ending.count":
    "Die Plättchen sind aufgebraucht: Wer das meiste Geld hat, gewinnt, danach wer die meisten bewässerten Plättchen besitzt.",

  "first.1":
    "Du gewinnst am Ende deines Zugs mit zehn bewässerten Plättchen, einem bewässerten Ziel oder 50 Münzen.",
  "first.2":
    "Tippe auf ein Feld, um das Plättchen zu legen, noch einmal, um es zu drehen, dann auf „Ausführen“.",
  "first.3":
    "Plättchen deiner Farbe sind dein Land, wo immer sie liegen: Bring ihnen Wasser. Später drehst und kaufst du auch Land.",

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
