import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.setup": "Aufbau",
  "option.setup.words":
    "Wer vor dem Spiel die zwölf Baumeister an den Weg setzt. Durch den Zufall geht es schneller, gut für das erste Spiel.",
  "option.compulsory": "Bauzwang",
  "option.compulsory.words":
    "Was tun muss, wer mit keinem eigenen Arbeiter bauen kann: mit einem fremden bauen oder stattdessen einen Baumeister weiterschicken.",
  "option.extra": "Zusatzplättchen",
  "option.extra.words":
    "Wohin das Plättchen darf, das nach einem Brunnen gelegt wird: nur abseits aller Aquädukte oder auch vor eines, das es damit abschließt. Das macht das Spiel schärfer.",
  "option.layout": "Wasserbecken",
  "option.layout.words":
    "Wo die Wasserbecken liegen und wohin ihre Auslässe führen. Roma ist die Anordnung aus den Regeln.",

  "value.random": "durch den Zufall",
  "value.placed": "durch die Spieler",
  "value.placed.words":
    "Sie selbst zu setzen ist schon ein Wettstreit: Reihum stellt jeder einen dorthin, wo ihn die eigenen Arbeiter sehen und die fremden nicht.",
  "value.any": "notfalls mit fremden Arbeitern",
  "value.own": "nur mit eigenen Arbeitern",
  "value.apart": "abseits aller Aquädukte",
  "value.blocking": "darf Aquädukte versperren",
  "value.roma": "Roma",

  "theme.cut": "Fremdes Aquädukt abschneiden",
  "theme.close": "Rechtzeitig abschließen",
  "theme.choose": "Freiwillig abschließen",
  "theme.leap": "Auf einen Schlag wachsen",
  "theme.gift": "Anderen weiterhelfen",
  "theme.extra": "Das Zusatzplättchen",
  "theme.shift": "Baumeister versetzen",
  "theme.leave": "Offen lassen",
  "theme.build": "Weiterbauen",

  "verb.builder": "Baumeister setzen",
  "verb.lay": "Plättchen legen",
  "verb.extra": "Zusatzplättchen legen",
  "verb.shift": "Baumeister weiterschicken",
  "verb.close": "Abschließen …",
  "verb.close.for": "{name} für Podest {n}",
  "verb.keep": "Alle offen lassen",
  "routine.ask": "Danach eines abschließen",
  "verb.take": "Nehmen",

  "prompt.builder": "Wähle einen Baumeister und einen Platz am Weg.",
  "prompt.lay": "Wähle einen Arbeiter, dann das Plättchen, das er legt.",
  "prompt.lay.builder": "Wähle jetzt den Baumeister, der es ausgibt.",
  "prompt.extra": "Wähle ein Feld für das Zusatzplättchen.",
  "prompt.shift": "Wähle den Baumeister, der weitergeht.",
  "prompt.close": "Schließe eines deiner Aquädukte ab oder lass alle offen.",
  "prompt.close.danger":
    "{name} bekäme jetzt Podest {n}, aber {rival} auch. Schließe ab, oder lass alle offen und baue weiter.",
  "prompt.take": "Wähle einen Baumeister aus der Reserve.",

  "warning.close.less":
    "Höhere Podeste sind besetzt: {name} hat {length} Felder, bekäme aber nur Podest {n}.",
  "warning.close.none": "{name} fände kein Podest: Abschließen bringt nichts.",
  "warning.close.bare": "{name} hat noch nichts gebaut: Abschließen bringt nichts.",

  "phase.set-up": "{who} baut auf",
  "phase.reserve builders": "{who} setzt Baumeister aus der Reserve ein",
  "phase.building": "{who} legt ein Plättchen",
  "phase.building for others": "{who} muss für jemand anderen bauen",
  "phase.shifting": "{who} kann nicht bauen und schickt einen Baumeister weiter",
  "phase.extra tile": "{who} legt noch ein Plättchen: {kind}",
  "phase.closing": "{who} darf ein Aquädukt abschließen",
  "phase.taking": "{who} nimmt einen Baumeister aus der Reserve",

  "log.builder": "{who} setzt einen Baumeister ({0}) auf {1}.",
  "log.builder.you": "Du setzt einen Baumeister ({0}) auf {1}.",
  "log.lay": "{who} verlängert {0} mit dem Baumeister auf {1}: {2}.",
  "log.lay.you": "Du verlängerst {0} mit dem Baumeister auf {1}: {2}.",
  "log.extra": "{who} legt ein Zusatzplättchen auf {0}: {1}.",
  "log.extra.you": "Du legst ein Zusatzplättchen auf {0}: {1}.",
  "log.shift": "{who} lässt den Baumeister von {0} weitergehen.",
  "log.shift.you": "Du lässt den Baumeister von {0} weitergehen.",
  "log.close": "{who} schließt das Aquädukt von {0} ab.",
  "log.close.you": "Du schließt das Aquädukt von {0} ab.",
  "log.keep": "{who} lässt alle Aquädukte offen.",
  "log.keep.you": "Du lässt alle Aquädukte offen.",
  "log.take": "{who} nimmt: {0}.",
  "log.take.you": "Du nimmst: {0}.",

  "brief.lay": "{who} verlängert {0}.",
  "brief.extra": "{who} legt ein Zusatzplättchen auf {0}.",
  "brief.builder": "{who} setzt einen Baumeister auf {1}.",
  "story.closed": "dein Aquädukt {name} ist mit Länge {n} abgeschlossen",
  "story.longer": "dein Aquädukt {name} hat Länge {n}",

  "aftermath.podium": "{name} ({who}) kommt auf Podest {podium}: +{podium} für Länge {n}.",
  "aftermath.podium.none": "{name} ({who}) findet kein Podest: +0 für Länge {n}.",
  "aftermath.skipped": "{who} hat keinen Arbeiter mehr und setzt von jetzt an aus.",

  "kind.curve": "Kurve",
  "kind.straight": "Gerade",
  "kind.bridge": "Brücke",
  "kind.double": "Doppelkurve",
  "kind.joker": "Joker",

  "thing.piece": "Teil {name}",
  "thing.reservoir": "Wasserbecken von {who}",
  "thing.aqueduct": "Aquädukt von {name} ({who})",
  "thing.workman":
    "Arbeiter {name} von {who}, Länge {n}, bei Abschluss jetzt Podest {podium}, blickt nach {side}",
  "thing.builder": "Baumeister: {kind}",
  "thing.slot": "Wegplatz {name}",
  "thing.squares": "Felder",
  "thing.slots": "Weg",
  "thing.workmen": "Arbeiter",

  "side.short.N": "Nord",
  "side.short.E": "Ost",
  "side.short.S": "Süd",
  "side.short.W": "West",
  "side.short.up": "oben",
  "side.short.right": "rechts",
  "side.short.down": "unten",
  "side.short.left": "links",

  "fact.fountain": "Brunnen",
  "fact.fountain.words":
    "Kommt ein Baumeister beim Legen eines Plättchens an einem Brunnen vorbei, bringt er noch ein Plättchen derselben Art wie das eben gelegte. Hier steht kein Baumeister.",
  "fact.podiums": "Podeste",
  "fact.podiums.words":
    "Wird ein Aquädukt abgeschlossen, kommt sein Arbeiter auf das Podest mit der Zahl der Felder oder auf das nächstniedrigere, auf dem noch Platz ist. Dessen Nummer ist seine Punktzahl.",

  "effect.length": "{name}: Länge {n}",
  "effect.closed": "{name} ist abgeschlossen, Länge {n}",
  "effect.builder": "der Baumeister geht nach {slot}",
  "effect.builder.meets": "der Baumeister geht nach {slot}, in Sicht von {names}",
  "effect.extra": "danach noch ein Plättchen: {kind}",
  "effect.podium": "{name} kommt auf Podest {n}",

  "supply.tiles": "Plättchen übrig",
  "supply.reserve": "Reserve",
  "supply.podiums.none": "keine",
  "supply.podiums.said": "Besetzte Podeste: {taken}. Bei Abschluss jetzt: {open}.",
  "supply.podium": "Podest {n}",

  "standing.open": "{n} Felder offen; bei Spielende jetzt: {all}",
  "unit.points": "Punkte auf Podesten",
  "over.count.podium": "Podest {n}",
  "over.count.bonus": "Podest {n} und {bonus} Zusatzpunkte",
  "over.count.none": "kein Podest",

  "ending.closed": "Kein Arbeiter ist mehr auf dem Plan: Wer die meisten Punkte hat, gewinnt.",
  "ending.standstill":
    "Eine ganze Runde lang wurde kein Plättchen gelegt: Offene Aquädukte zählen, wie sie sind, und wer die meisten Punkte hat, gewinnt.",

  "first.1":
    "Baue lange Aquädukte: Ein abgeschlossenes schickt seinen Arbeiter auf ein Podest, und dessen Zahl sind deine Punkte.",
  "first.2":
    "Ein Arbeiter sieht die Baumeister an den Enden seiner Spalte und Reihe. Wähle einen deiner Arbeiter, dann ein Plättchen, das so ein Baumeister ausgibt.",
  "first.3":
    "Der Baumeister geht dann weiter, und andere sehen ihn vielleicht. Deine Aquädukte bleiben von selbst offen; du wirst gefragt, wenn ein gutes Podest in Gefahr ist.",
};
