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
