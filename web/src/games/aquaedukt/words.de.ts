import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.board": "Spielplan",
  "option.board.words":
    "Wie die Landschaft in zwanzig Gebiete geteilt ist. Die Regeln sind auf jedem Plan gleich; nur kommen andere Häuser und Kanäle zusammen.",
  "option.mountains": "Was verbergen die Berge?",
  "option.mountains.words":
    "Verbergen sie etwas, liegen sie bis zum Ende verdeckt; dann sind manche Häuser neben ihnen mehr wert, andere gehen verloren.",
  "option.setup": "Wer setzt die Berge?",
  "option.setup.words":
    "Der Zufall verstreut sie, oder alle setzen reihum je einen und halten so ein Feld frei oder verbauen eines.",
  "option.spring_canal": "Zu jeder Quelle ein Kanal (Hausregel)",
  "option.spring_canal.words":
    "Wer eine Quelle freilegt, darf im selben Zug von ihr aus einen Kanal bauen. Das ändert wenig: Das Spiel dauert genauso lang, und wer beginnt, hat denselben Vorteil.",

  "value.provincia": "Provincia",
  "value.flat": "nichts",
  "value.hidden": "Heilquellen und fauliges Wasser",
  "value.hidden.words":
    "Eine Heilquelle bringt jedem Plättchen daneben, das von zwei Kanälen versorgt ist, 2 Punkte mehr; fauliges Wasser entfernt jedes Plättchen daneben, das nicht so versorgt ist. Zwischen zwei Bergen liegen mindestens zwei Felder.",
  "value.random": "der Zufall",
  "value.placed": "die Spieler reihum",

  "theme.evict": "Vertreiben",
  "theme.sacrifice": "Eigene Häuser opfern",
  "theme.quench": "Häuser mit Wasser versorgen",
  "theme.block": "Fremden Häusern das Wasser abschneiden",
  "theme.lead": "Das Wasser zu eigenen Häusern führen",
  "theme.divert": "Das Wasser umleiten",
  "theme.double": "Doppelkanal",
  "theme.spring": "Quelle freilegen",
  "theme.settle": "Bauen, wo Wasser ist",
  "theme.found": "Bauen, bevor Wasser kommt",
  "theme.stop": "Rechtzeitig aufhören",
  "theme.dare": "Dem Würfel vertrauen",

  "verb.mountain": "Berg setzen",
  "verb.roll": "Würfeln",
  "verb.roll.again": "Noch einmal würfeln",
  "verb.house": "Häuser bauen",
  "verb.spring": "Quelle freilegen",
  "verb.canal": "Kanal bauen",
  "verb.end": "Zug beenden",
  "verb.pass": "Passen",
  "verb.die": "Wurf",
  "verb.reveal": "Berg umdrehen",

  "prompt.mountain": "Wähle ein Feld für einen Berg.",
  "prompt.house": "Baue in Gebiet {die}: erst das Feld, dann wie viele Häuser.",
  "prompt.spring": "Wähle einen Kreuzungspunkt für die Quelle.",
  "prompt.canal": "Wähle, wo der Kanal weitergeht.",

  "phase.set-up": "{who} baut auf",
  "phase.turn": "{who} würfelt, legt eine Quelle frei oder baut Kanäle",
  "phase.rolling": "Der Würfel rollt",
  "phase.rolled": "{who} baut in Gebiet {die} oder beendet den Zug",
  "phase.placed": "{who} würfelt noch einmal oder beendet den Zug",
  "phase.second canal": "{who} darf einen zweiten Kanal bauen",
  "phase.spring canal": "{who} darf von der neuen Quelle aus einen Kanal bauen",
  "phase.turning over": "Die Berge werden umgedreht",

  "log.mountain": "{who} setzt einen Berg auf {0}.",
  "log.mountain.you": "Du setzt einen Berg auf {0}.",
  "log.roll": "{who} würfelt.",
  "log.roll.you": "Du würfelst.",
  "log.die": "Der Würfel zeigt Gebiet {0}.",
  "log.house": "{who} baut {0} auf {1}.",
  "log.house.you": "Du baust {0} auf {1}.",
  "log.house.low":
    "{who} baut {0} auf {1}. Dort ist schon Wasser, also war nur das niedrigste Plättchen erlaubt.",
  "log.house.low.you":
    "Du baust {0} auf {1}. Dort ist schon Wasser, also war nur das niedrigste Plättchen erlaubt.",
  "brief.house.low": "{who} baut {0} auf {1}.",
  "log.spring": "{who} legt bei {0} eine Quelle frei.",
  "log.spring.you": "Du legst bei {0} eine Quelle frei.",
  "log.canal": "{who} baut einen Kanal entlang {0}.",
  "log.canal.you": "Du baust einen Kanal entlang {0}.",
  "log.canal.double": "{who} verdoppelt den Kanal entlang {0}.",
  "log.canal.double.you": "Du verdoppelst den Kanal entlang {0}.",
  "log.end": "{who} beendet den Zug.",
  "log.end.you": "Du beendest deinen Zug.",
  "log.pass": "{who} passt.",
  "log.pass.you": "Du passt.",
  "log.reveal": "Unter dem Berg auf {0} war {1}.",

  "story.gone": "deine Häuser auf {things} sind weg",
  "story.wet": "deine Häuser auf {things} haben Wasser",

  "aftermath.A-16": "Das Gebiet ist voll. Ohne Wasser und deshalb entfernt: {houses}.",
  "aftermath.A-29": "Am Ende werden Häuser ohne Wasser entfernt: {houses}.",
  "aftermath.A-34": "Durch das faulige Wasser entfernt: {houses}.",

  "face.mineral": "eine Heilquelle",
  "face.foul": "fauliges Wasser",

  "houses.1": "1 Haus",
  "houses.2": "2 Häuser",
  "houses.3": "3 Häuser",
  "houses.4": "4 Häuser",
  "houses.on": "{value} auf {space}",
  "houses.whose": "{value} auf {space} ({who})",

  "thing.region": "Gebiet {n}",
  "thing.mountain": "Berg",
  "thing.house": "{value}er-Plättchen ({who})",
  "thing.water": "mit Wasser versorgt",
  "thing.water.double": "von zwei Kanälen mit Wasser versorgt",
  "thing.dry": "ohne Wasser",
  "thing.spring": "Quelle",
  "thing.canal": "Kanal",
  "thing.canal.double": "Doppelkanal",
  "thing.spaces": "Felder",
  "thing.points": "Kreuzungspunkte",
  "thing.edges": "Kanten",

  "effect.wet": "Wasser für {things}",
  "effect.removed": "entfernt (kein Wasser): {things}",
  "effect.lowest": "dort ist schon Wasser, also darf nur dein niedrigstes Plättchen hin",
  "effect.double": "Doppelkanal: {things}",

  "supply.houses": "Häuser übrig",
  "supply.springs": "Quellen übrig: {n}",
  "supply.canals": "Kanäle übrig: {n}",
  "supply.die": "Würfel: {n}",
  "supply.left": "noch {n}",

  "over.count.houses.one": "{n} versorgtes {value}er-Plättchen",
  "over.count.houses.other": "{n} versorgte {value}er-Plättchen",
  "over.count.mountains": "was die Berge verbargen",

  "ending.canals":
    "Der letzte Kanal ist gebaut und die Runde zu Ende: Wer die meisten versorgten Häuser hat, gewinnt.",
  "ending.passes": "Alle haben in einer Runde gepasst: Wer die meisten versorgten Häuser hat, gewinnt.",
  "ending.standstill":
    "Zwölf Runden lang wurde nichts gebaut: Wer die meisten versorgten Häuser hat, gewinnt.",

  "first.1": "Baue Häuser, wo Wasser hinkommt: Am Ende zählen nur Häuser mit Wasser.",
  "first.2":
    "In jedem Zug tust du eines von dreien: würfeln und Häuser bauen, eine Quelle freilegen oder bis zu zwei Kanäle legen.",
  "first.3":
    "Wähle einen der Knöpfe; der Spielplan zeigt dann, wo es geht, und was du sonst berührst, sagt dir, warum nicht.",
};
