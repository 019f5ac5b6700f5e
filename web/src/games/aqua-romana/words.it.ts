import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.setup": "Preparazione",
  "option.compulsory": "Obbligo di costruire",
  "option.extra": "Tessera in più",

  "value.random": "dal caso",
  "value.placed": "dai giocatori",
  "value.any": "con l’operaio di chiunque",
  "value.own": "solo con i propri",
  "value.apart": "lontano da ogni acquedotto",
  "value.blocking": "può bloccare acquedotti",

  "verb.builder": "Metti un capomastro",
  "verb.lay": "Posa una tessera",
  "verb.extra": "Posa la tessera in più",
  "verb.shift": "Sposta un capomastro",
  "verb.close": "Chiudi un acquedotto",
  "verb.keep": "Lascia tutto aperto",
  "verb.take": "Prendi",

  "prompt.builder": "Scegli un capomastro e un posto del sentiero.",
  "prompt.lay": "Scegli un operaio, poi il pezzo che posa.",
  "prompt.lay.builder": "Ora scegli il capomastro che lo permette.",
  "prompt.extra": "Scegli una casella per la tessera in più.",
  "prompt.shift": "Scegli il capomastro che avanza.",
  "prompt.close": "Chiudi uno dei tuoi acquedotti o lascia tutto aperto.",
  "prompt.take": "Scegli un capomastro dalla riserva.",

  "phase.set-up": "{who} prepara",
  "phase.reserve builders": "{who} fa entrare capomastri dalla riserva",
  "phase.building": "{who} posa una tessera",
  "phase.building for others": "{who} deve costruire per qualcun altro",
  "phase.shifting": "{who} non può costruire e sposta un capomastro",
  "phase.extra tile": "{who} posa un’altra tessera: {kind}",
  "phase.closing": "{who} può chiudere un acquedotto",
  "phase.taking": "{who} prende un capomastro dalla riserva",

  "log.builder": "{who} mette un capomastro ({0}) in {1}.",
  "log.lay": "{who} allunga {0} con il capomastro in {1}: {2}.",
  "log.extra": "{who} posa una tessera in più in {0}: {1}.",
  "log.shift": "{who} fa avanzare il capomastro in {0}.",
  "log.close": "{who} chiude l’acquedotto di {0}.",
  "log.keep": "{who} lascia aperti tutti gli acquedotti.",
  "log.take": "{who} prende: {0}.",

  "aftermath.podium": "{name} ({who}) va al podio {podium}: +{podium} per la lunghezza {n}.",
  "aftermath.podium.none": "{name} ({who}) non trova un podio: +0 per la lunghezza {n}.",
  "aftermath.skipped": "{who} non ha più operai e d’ora in poi salta il turno.",

  "kind.curve": "curva",
  "kind.straight": "dritto",
  "kind.bridge": "ponte",
  "kind.double": "doppia curva",
  "kind.joker": "jolly",

  "thing.piece": "pezzo {name}",
  "thing.reservoir": "serbatoio di {who}",
  "thing.aqueduct": "acquedotto di {name} ({who})",
  "thing.workman": "operaio {name} di {who}, lunghezza {n}, rivolto a {side}",
  "thing.builder": "capomastro: {kind}",
  "thing.slot": "posto {name}",
  "thing.squares": "Caselle",
  "thing.slots": "Sentiero",
  "thing.workmen": "Operai",

  "side.short.N": "nord",
  "side.short.E": "est",
  "side.short.S": "sud",
  "side.short.W": "ovest",

  "fact.fountain": "Fontana",
  "fact.fountain.words":
    "Un capomastro che passa una fontana porta un’altra tessera del suo tipo; qui non sta nessun capomastro.",
  "fact.podiums": "Podi",
  "fact.podiums.words":
    "Quando un acquedotto viene chiuso, il suo operaio va sul podio con il numero delle sue caselle e segna quel numero.",

  "effect.length": "{name}: lunghezza {n}",
  "effect.closed": "{name} è chiuso, lunghezza {n}",
  "effect.builder": "il capomastro va in {slot}",
  "effect.builder.meets": "il capomastro va in {slot}, in vista di {names}",
  "effect.extra": "poi un’altra tessera: {kind}",
  "effect.podium": "{name} va al podio {n}",

  "supply.tiles": "tessere rimaste",
  "supply.reserve": "riserva",
  "supply.podiums": "podi",
  "supply.podium": "podio {n}",

  "over.count.podium": "podio {n}",
  "over.count.bonus": "podio {n} e un premio di {bonus}",
  "over.count.none": "nessun podio",

  "ending.closed": "Nessun operaio è rimasto sul tabellone: vince chi ha più punti.",
  "ending.standstill":
    "Turno dopo turno non è stata posata nessuna tessera: gli acquedotti aperti contano così come sono, e vince chi ha più punti.",

  "lesson.board":
    "Attorno al tabellone camminano i capomastri; nei serbatoi stanno i tuoi operai, gialli e blu. Fai acquedotti lunghi: ogni casella vale un punto.",
  "lesson.sight":
    "Un operaio vede i capomastri ai capi della sua colonna e della sua fila. L’operaio Y3 vede quello dei ponti in Nd e quello dei pezzi dritti in W8.",
  "lesson.lay":
    "Fai costruire Y3: sceglilo, poi scegli il pezzo che posa. Il capomastro che l’ha permesso va al prossimo posto libero in senso orario.",
  "lesson.keep":
    "Dopo la posa puoi chiudere un tuo acquedotto: il suo operaio va sul podio con il numero delle sue caselle. Chiudere presto conviene solo se è lungo. Per ora lascia tutto aperto.",
  "lesson.keep.again": "I tuoi acquedotti sono ancora corti. Per ora lascia tutto aperto.",
  "lesson.again":
    "L’altro giocatore ha costruito. Costruisci ancora, con chi vuoi. Se un capomastro passa una fontana, posi una tessera in più.",
  "lesson.close": "Di nuovo puoi chiudere un tuo acquedotto o lasciare tutto aperto, come vuoi.",
  "lesson.extra":
    "Il capomastro ha passato una fontana: posa un’altra tessera dello stesso tipo, su una casella vuota davanti alla quale non finisce nessun acquedotto.",
  "lesson.take": "Per un acquedotto chiuso prendi un capomastro dalla riserva. Scegli quale.",
  "lesson.builder": "Metti il tuo capomastro della riserva su un posto libero. Poi comincia il tuo turno.",
  "lesson.puzzle":
    "Un enigma: sull’angolo a8 è stampata una curva. Con una sola tessera porta l’acquedotto di Y1 a due caselle.",

  "figure.R-14": "L’acquedotto rosso incontra un pezzo senza entrata da quel lato: è chiuso.",
  "figure.R-16": "Una tessera raggiunge pezzi sciolti: l’acquedotto arriva di colpo a quattro caselle.",
  "figure.R-18":
    "L’operaio vede i capomastri alle estremità della sua colonna e della sua riga; una curva va sulla casella davanti a lui.",
  "figure.R-22": "Il capomastro delle curve passa davanti ad altri due fino al prossimo posto libero.",
  "figure.R-29": "Quattro caselle: l’operaio va sul podio 4.",
};
