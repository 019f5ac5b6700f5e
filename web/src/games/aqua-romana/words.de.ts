import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.setup": "Aufbau",
  "option.compulsory": "Bauzwang",
  "option.extra": "Zusatzplättchen",

  "value.random": "durch den Zufall",
  "value.placed": "durch die Spieler",
  "value.any": "mit Arbeitern von allen",
  "value.own": "nur mit eigenen",
  "value.apart": "abseits aller Aquädukte",
  "value.blocking": "darf Aquädukte versperren",

  "verb.builder": "Baumeister setzen",
  "verb.lay": "Plättchen legen",
  "verb.extra": "Zusatzplättchen legen",
  "verb.shift": "Baumeister versetzen",
  "verb.close": "Aquädukt abschließen",
  "verb.keep": "Alle offen lassen",
  "verb.take": "Nehmen",

  "prompt.builder": "Wähle einen Baumeister und einen Platz am Weg.",
  "prompt.lay": "Wähle einen Arbeiter, dann das Teil, das er legt.",
  "prompt.lay.builder": "Wähle jetzt den Baumeister, der es erlaubt.",
  "prompt.extra": "Wähle ein Feld für das Zusatzplättchen.",
  "prompt.shift": "Wähle den Baumeister, der weitergeht.",
  "prompt.close": "Schließe eines deiner Aquädukte ab oder lass alle offen.",
  "prompt.take": "Wähle einen Baumeister aus dem Vorrat.",

  "phase.set-up": "{who} baut auf",
  "phase.reserve builders": "{who} bringt Baumeister aus dem Vorrat",
  "phase.building": "{who} legt ein Plättchen",
  "phase.building for others": "{who} muss für jemand anderen bauen",
  "phase.shifting": "{who} kann nicht bauen und versetzt einen Baumeister",
  "phase.extra tile": "{who} legt noch ein Plättchen: {kind}",
  "phase.closing": "{who} darf ein Aquädukt abschließen",
  "phase.taking": "{who} nimmt einen Baumeister aus dem Vorrat",

  "log.builder": "{who} setzt einen Baumeister ({0}) auf {1}.",
  "log.lay": "{who} verlängert {0} mit dem Baumeister auf {1}: {2}.",
  "log.extra": "{who} legt ein Zusatzplättchen auf {0}: {1}.",
  "log.shift": "{who} versetzt den Baumeister auf {0}.",
  "log.close": "{who} schließt das Aquädukt von {0} ab.",
  "log.keep": "{who} lässt alle Aquädukte offen.",
  "log.take": "{who} nimmt: {0}.",

  "aftermath.podium": "{name} ({who}) kommt auf Podest {podium}: +{podium} für Länge {n}.",
  "aftermath.podium.none": "{name} ({who}) findet kein Podest: +0 für Länge {n}.",
  "aftermath.skipped": "{who} hat keinen Arbeiter mehr und wird von jetzt an übersprungen.",

  "kind.curve": "Kurve",
  "kind.straight": "Gerade",
  "kind.bridge": "Brücke",
  "kind.double": "Doppelkurve",
  "kind.joker": "Joker",

  "thing.piece": "Teil {name}",
  "thing.reservoir": "Wasserbecken von {who}",
  "thing.aqueduct": "Aquädukt von {name} ({who})",
  "thing.workman": "Arbeiter {name} von {who}, Länge {n}, blickt nach {side}",
  "thing.builder": "Baumeister: {kind}",
  "thing.slot": "Wegplatz {name}",
  "thing.squares": "Felder",
  "thing.slots": "Weg",
  "thing.workmen": "Arbeiter",

  "side.short.N": "Nord",
  "side.short.E": "Ost",
  "side.short.S": "Süd",
  "side.short.W": "West",

  "fact.fountain": "Brunnen",
  "fact.fountain.words":
    "Ein Baumeister, der an einem Brunnen vorbeikommt, bringt ein weiteres Plättchen seiner Art; hier steht kein Baumeister.",
  "fact.podiums": "Podeste",
  "fact.podiums.words":
    "Wird ein Aquädukt geschlossen, kommt sein Arbeiter auf das Podest mit der Zahl seiner Felder und zählt so viele Punkte.",

  "effect.length": "{name}: Länge {n}",
  "effect.closed": "{name} ist abgeschlossen, Länge {n}",
  "effect.builder": "der Baumeister geht nach {slot}",
  "effect.builder.meets": "der Baumeister geht nach {slot}, in Sicht von {names}",
  "effect.extra": "danach noch ein Plättchen: {kind}",
  "effect.podium": "{name} kommt auf Podest {n}",

  "supply.tiles": "Plättchen übrig",
  "supply.reserve": "Vorrat",
  "supply.podiums": "Podeste",
  "supply.podium": "Podest {n}",

  "over.count.podium": "Podest {n}",
  "over.count.bonus": "Podest {n} und {bonus} dazu",
  "over.count.none": "kein Podest",

  "ending.closed": "Kein Arbeiter ist mehr auf dem Plan: Die meisten Punkte gewinnen.",
  "ending.standstill":
    "Zug um Zug wurde kein Plättchen gelegt: Offene Aquädukte zählen, wie sie sind, und die meisten Punkte gewinnen.",

  "lesson.board":
    "Um den Plan gehen Baumeister; in den Becken stehen deine Arbeiter, gelb und blau. Mach deine Aquädukte lang: Jedes Feld zählt einen Punkt.",
  "lesson.sight":
    "Ein Arbeiter sieht die Baumeister an den Enden seiner Linie und seiner Reihe. Arbeiter Y3 sieht einen Brückenbauer auf Nd und einen Baumeister für Geraden auf W8.",
  "lesson.lay":
    "Lass Y3 bauen: Wähle ihn, dann das Teil, das er legt. Der Baumeister, der es erlaubt hat, geht im Uhrzeigersinn auf den nächsten freien Platz.",
  "lesson.keep":
    "Nach dem Legen darfst du ein Aquädukt abschließen: Sein Arbeiter kommt auf das Podest mit der Zahl seiner Felder. Früh lohnt es sich nur, wenn es lang ist. Lass vorerst alle offen.",
  "lesson.keep.again": "Deine Aquädukte sind noch kurz. Lass vorerst alle offen.",
  "lesson.again":
    "Der andere Spieler hat gebaut. Baue noch einmal, mit wem du willst. Kommt ein Baumeister an einem Brunnen vorbei, legst du ein Plättchen mehr.",
  "lesson.close": "Wieder darfst du ein Aquädukt abschließen oder alle offen lassen, wie du magst.",
  "lesson.extra":
    "Der Baumeister ist an einem Brunnen vorbeigekommen: Leg noch ein Plättchen derselben Art, auf ein leeres Feld, vor dem kein Aquädukt endet.",
  "lesson.take":
    "Für ein abgeschlossenes Aquädukt nimmst du einen Baumeister aus dem Vorrat. Wähle, welchen.",
  "lesson.builder": "Stell deinen Baumeister aus dem Vorrat auf einen freien Platz. Dann beginnt dein Zug.",
  "lesson.puzzle":
    "Ein Rätsel: Auf dem Eckfeld a8 ist eine Kurve aufgedruckt. Mach das Aquädukt von Y1 mit einem Plättchen zwei Felder lang.",

  "figure.R-14": "Der rote Aquädukt trifft auf ein Teil ohne Zugang auf dieser Seite: Er ist geschlossen.",
  "figure.R-16": "Ein Plättchen erreicht lose Teile: Der Aquädukt wächst auf einmal auf vier Felder.",
  "figure.R-18":
    "Der Arbeiter sieht die Baumeister an den Enden seiner Linie und seiner Reihe; eine Kurve kommt auf das Feld vor ihm.",
  "figure.R-22": "Der Baumeister der Kurven geht an zwei anderen vorbei zum nächsten freien Platz.",
  "figure.R-29": "Vier Felder: Der Arbeiter kommt auf Podest 4.",
};
