import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.mountains": "Berge",
  "option.setup": "Aufbau",
  "option.spring_canal": "Zur Quelle gibt es einen Kanal (Hausregel)",

  "value.flat": "nur Berge",
  "value.hidden": "mit Mineralquellen und fauligem Wasser darunter",
  "value.random": "durch den Zufall",
  "value.placed": "durch die Spieler",

  "verb.mountain": "Berg setzen",
  "verb.roll": "Würfeln",
  "verb.roll.again": "Noch einmal würfeln",
  "verb.house": "Häuser bauen",
  "verb.spring": "Quelle erschließen",
  "verb.canal": "Kanal bauen",
  "verb.end": "Zug beenden",
  "verb.pass": "Passen",
  "verb.die": "Wurf",
  "verb.reveal": "Berg umdrehen",

  "prompt.mountain": "Wähle ein Feld für einen Berg.",
  "prompt.house": "Baue in Landschaft {die}: erst das Feld, dann wie viele Häuser.",
  "prompt.spring": "Wähle einen Kreuzungspunkt für die Quelle.",
  "prompt.canal": "Wähle, wo der Kanal weitergeht.",

  "phase.set-up": "{who} baut auf",
  "phase.turn": "{who} würfelt, erschließt eine Quelle oder baut Kanäle",
  "phase.rolling": "Der Würfel rollt",
  "phase.rolled": "{who} baut in Landschaft {die} oder beendet",
  "phase.placed": "{who} würfelt noch einmal oder beendet",
  "phase.second canal": "{who} darf einen zweiten Kanal bauen",
  "phase.spring canal": "{who} darf einen Kanal von der neuen Quelle bauen",
  "phase.turning over": "Die Berge werden umgedreht",

  "log.mountain": "Auf {0} erhebt sich ein Berg.",
  "log.roll": "{who} würfelt.",
  "log.die": "Der Würfel zeigt Landschaft {0}.",
  "log.house": "{who} baut {0} auf {1}.",
  "log.spring": "{who} erschließt eine Quelle bei {0}.",
  "log.canal": "{who} baut einen Kanal entlang {0}.",
  "log.canal.double": "{who} verdoppelt den Kanal entlang {0}.",
  "log.end": "{who} beendet den Zug.",
  "log.pass": "{who} passt.",
  "log.reveal": "Unter dem Berg auf {0}: {1}.",

  "aftermath.A-16": "Die Landschaft ist voll; entfernt, weil ohne Wasser: {houses}.",
  "aftermath.A-29": "Am Ende werden Häuser ohne Wasser entfernt: {houses}.",
  "aftermath.A-34": "Durch das faulige Wasser entfernt: {houses}.",

  "face.mineral": "eine Mineralquelle",
  "face.foul": "fauliges Wasser",

  "houses.1": "1 Haus",
  "houses.2": "2 Häuser",
  "houses.3": "3 Häuser",
  "houses.4": "4 Häuser",
  "houses.on": "{value} auf {space}",
  "houses.whose": "{value} auf {space} ({who})",

  "thing.region": "Landschaft {n}",
  "thing.mountain": "Berg",
  "thing.house": "{value} von {who}",
  "thing.water": "mit Wasser",
  "thing.water.double": "mit Wasser aus zwei Kanälen",
  "thing.dry": "ohne Wasser",
  "thing.spring": "Quelle",
  "thing.canal": "Kanal",
  "thing.canal.double": "Doppelkanal",
  "thing.spaces": "Felder",
  "thing.points": "Kreuzungspunkte",
  "thing.edges": "Kanten",

  "effect.wet": "Wasser für {things}",
  "effect.removed": "entfernt (kein Wasser): {things}",
  "effect.double": "Doppelkanal: {things}",

  "supply.houses": "Häuser übrig",
  "supply.springs": "Quellen übrig: {n}",
  "supply.canals": "Kanäle übrig: {n}",
  "supply.die": "Würfel: {n}",
  "supply.left": "noch {n}",

  "over.count.houses.one": "{n} Plättchen zu {value} mit Wasser",
  "over.count.houses.other": "{n} Plättchen zu {value} mit Wasser",
  "over.count.mountains": "was die Berge verbergen",

  "ending.canals":
    "Der letzte Kanal ist gebaut und die Runde zu Ende: Die meisten Häuser mit Wasser gewinnen.",
  "ending.passes": "Alle haben in einer Runde gepasst: Die meisten Häuser mit Wasser gewinnen.",
  "ending.standstill": "Zwölf Runden lang wurde nichts gebaut: Die meisten Häuser mit Wasser gewinnen.",

  "lesson.land":
    "Das ist die Provinz: zwanzig Landschaften, ein paar Berge und zwei Quellen. Hier baust du Häuser. Am Ende zählen nur Häuser mit Wasser.",
  "lesson.canal":
    "Wasser kommt aus Quellen. Baue einen Kanal von der Quelle F4: Wähle eine der markierten Kanten. Er bewässert das Feld auf jeder Seite.",
  "lesson.second":
    "In einem Zug darfst du zwei Kanäle bauen. Geh an der Spitze weiter oder beginne in der anderen Richtung. Kanäle verzweigen und treffen sich nie.",
  "lesson.roll":
    "Der andere Spieler hat einen Kanal gebaut. Nun baue Häuser: Würfle. Der Würfel nennt eine Landschaft.",
  "lesson.house":
    "In der leuchtenden Landschaft darfst du bauen. Wähle ein Feld, dann wie viele Häuser. Auf Felder, die schon Wasser haben, kommt nur dein niedrigster Wert.",
  "lesson.end": "In einem Zug darfst du bis zu dreimal würfeln und bauen. Mach weiter oder beende den Zug.",
  "lesson.puzzle":
    "Ein Rätsel: Deine vier Häuser auf e5 und deine drei auf f5 sind trocken. Baue einen Kanal, der beiden Wasser gibt.",

  "figure.A-16": "Ein volles Gebiet: Das Haus am Kanal hat Wasser und bleibt, die drei trockenen kommen weg.",
  "figure.A-19": "Zwei Quellen mit fünf Schritten entlang der Linien dazwischen: gerade weit genug.",
  "figure.A-22": "Ein Kanal biegt ab; ein zweiter Arm an der Biegung ist nicht erlaubt.",
  "figure.A-26":
    "Ein doppelter Kanal bewässert auf jeder Seite zwei Felder, der einfache darunter nur eines.",
};
