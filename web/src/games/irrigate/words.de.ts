import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.bargaining": "Verhandeln",

  "warning.withdraw":
    "Zweimal nacheinander passen heißt sich zurückziehen (Regel I-32): kein Einkommen, und alle dürfen dein Land kaufen und drehen.",
  "warning.withdraw.lost": "{who} gewinnt dann sofort (Regel I-34).",

  "verb.end": "Zug beenden",
  "verb.pass": "Passen",
  "verb.take": "Nehmen",
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
  "prompt.offer": "Wähle, wo und wie es liegen soll, damit du zahlst.",
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
  "phase.acting": "{who} dreht oder kauft Land oder beendet",
  "phase.offering a rotation": "{who} darf Geld für eine Drehung bieten",
  "phase.pricing a rotation": "{who} nennt einen Preis",
  "phase.proposing": "{who} nennt einen Preis",
  "phase.answering": "{who} antwortet auf einen Vorschlag",
  "phase.price asked": "{who} antwortet auf den verlangten Preis",

  "log.end": "{who} beendet den Zug.",
  "log.pass": "{who} passt.",
  "log.pass.withdraw": "{who} passt zum zweiten Mal und zieht sich zurück.",
  "log.take": "{who} nimmt das Angebot von {0} an.",
  "log.draw": "{who} zieht.",
  "log.tile": "Gezogen: {0}, {1}.",
  "log.place": "{who} legt es auf {0}, Rohre nach {1}.",
  "log.solicit": "{who} bittet um Angebote.",
  "log.offer": "{who} würde für {0} zahlen, Rohre nach {1}.",
  "log.price": "{who} nennt den Preis: {0}.",
  "log.no offer": "{who} bietet nichts.",
  "log.rotate": "{who} dreht {0}: Rohre nach {1}.",
  "log.buy": "{who} kauft {0}.",
  "log.propose buy": "{who} möchte {0} kaufen.",
  "log.propose rotate": "{who} möchte {0} drehen: Rohre nach {1}.",
  "log.accept": "{who} nimmt an.",
  "log.decline": "{who} lehnt ab.",
  "log.ask": "{who} verlangt stattdessen {0}.",

  "shape.tee": "T-Stück",
  "shape.corner": "Ecke",
  "shape.straight": "Gerade",
  "shape.goal": "Ziel",

  "thing.dry": "ohne Wasser",
  "thing.tile": "{shape} {colour}, Rohre nach {exits}",
  "thing.tap": "Hahn {colour}, Rohre nach {exits}",
  "thing.owner": "gehört {who}",
  "thing.bank": "die Bank verlangt {price}",
  "thing.irrigated": "bewässert",
  "thing.cells": "Felder",

  "fact.river": "Der Fluss",
  "fact.river.words":
    "Der Fluss ist Reihe 0: Auf ihm liegt kein Plättchen, und sein Wasser kommt nur durch die beiden Rohre aufs Land.",
  "fact.pipe": "Flussrohr",
  "fact.pipe.words": "Hier quert ein Rohr den Fluss: Es gibt dem Land auf beiden Ufern Wasser.",

  "effect.wet": "Wasser für {things}",
  "effect.dry": "kein Wasser mehr für {things}",
  "effect.none": "ändert kein Wasser",

  "unit.money": "Geld",

  "supply.hand": "Plättchen in der Hand",
  "supply.piles": "Stapel",
  "supply.pile": "Stapel {n}",
  "supply.land": "Land {n}",
  "supply.irrigated": "bewässert {n} von 10",
  "supply.passed": "gepasst",
  "supply.withdrawn": "zurückgezogen",
  "supply.early": "Anfangsphase: nur ziehen und legen",
  "supply.final": "letzte Züge übrig: {n}",
  "supply.tax": "Abgabe für die nächste Aktion: {n}",

  "deal.title": "Verhandlung",
  "deal.proposal.buy": "{who} möchte {cell} für {n} von dir kaufen.",
  "deal.proposal.rotate":
    "{who} möchte dir {n} dafür zahlen, dein Land {cell} zu drehen: Rohre nach {exits}.",
  "deal.name": "Wie viel zahlst du?",
  "deal.ask": "Wie viel verlangst du?",
  "deal.money": "Dein Geld: {n}.",
  "deal.after": "Danach hättest du {n}.",
  "deal.offers": "Angebote auf dem Tisch",
  "deal.offer": "{who} zahlt {n} für {cell}, Rohre nach {exits}",
  "deal.asks": "{who} verlangt {n} statt {price} für {cell}.",
  "deal.asked": "{who} bittet um Angebote. Wähle Platz und Preis oder biete nichts.",
  "deal.less": "weniger",
  "deal.more": "mehr",

  "over.count.money.one": "Geld, mit {n} bewässerten Plättchen",
  "over.count.money.other": "Geld, mit {n} bewässerten Plättchen",

  "ending.land": "{who} besitzt mindestens zehn bewässerte Plättchen: Das gewinnt sofort.",
  "ending.goal": "{who} besitzt ein bewässertes Ziel: Das gewinnt sofort.",
  "ending.money": "{who} hat mindestens 50 Geld: Das gewinnt sofort.",
  "ending.withdrawal": "Alle anderen haben sich zurückgezogen: Wer übrig bleibt, gewinnt.",
  "ending.count": "Die Plättchen sind aus: Das meiste Geld gewinnt, dann die meisten bewässerten Plättchen.",

  "lesson.land":
    "Zwei Rohre queren den Fluss und geben auf beiden Ufern Wasser. Dein erstes Land, der rote Hahn, liegt an einem davon. Es gewinnt, wer zehn bewässerte Plättchen, ein bewässertes Ziel oder 50 Geld hat.",
  "lesson.draw": "Ein Zug beginnt mit einem Plättchen vom Stapel. Zieh eines.",
  "lesson.place":
    "Wähle ein Feld neben dem Land auf dem Tisch, dann wie das Plättchen liegt. Es muss möglich sein, durch Drehen Wasser dorthin zu bringen.",
  "lesson.more":
    "Auch der andere Spieler hat gelegt. Zieh und leg noch einmal. In der Anfangsphase ist das alles.",
  "lesson.money":
    "Später im Spiel: Nun folgen in jedem Zug Aktionen. Eigenes Land drehst du umsonst, das der Bank für 3, und du kannst Land zum Preis auf der Münze kaufen.",
  "lesson.puzzle": "Ein Rätsel: Dreh ein Plättchen so, dass zwei weitere von deinen grün werden.",
  "lesson.buy":
    "Jede weitere Aktion kostet Abgabe: die zweite 2, die dritte 3. Kauf Land, wenn du magst, oder beende den Zug: Dann bringt jedes deiner bewässerten Plättchen 1 Geld.",

  "figure.I-12":
    "Wasser fließt vom Flussrohr durch verbundene Ausgänge; das letzte Plättchen liegt quer und bleibt trocken.",
  "figure.I-17": "Drehte man das Plättchen dazwischen, käme Wasser zum neuen: Also darf es dort liegen.",
  "figure.I-18": "Rot neben Rot: nicht erlaubt.",
  "figure.I-23":
    "Ein Plättchen vor und nach dem Drehen: Jetzt ist es mit dem Hahn verbunden, und sein Feld wird grün.",
  "figure.I-26":
    "Rot bietet Gelb vier Münzen für ein Plättchen; Gelb darf annehmen, ablehnen oder mehr verlangen.",
};
