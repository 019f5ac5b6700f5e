import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.setup": "Preparazione",
  "option.setup.words":
    "Chi mette i dodici capomastri sul sentiero prima della partita. Affidata al caso è più rapida, e va bene per la prima partita.",
  "option.compulsory": "Obbligo di costruire",
  "option.compulsory.words":
    "Che cosa deve fare chi non può costruire con nessun operaio proprio: costruire con quello di un altro, o far avanzare un capomastro.",
  "option.extra": "Tessera in più",
  "option.extra.words":
    "Dove può andare la tessera posata dopo una fontana: solo lontano da ogni acquedotto, o anche davanti a uno, che così viene chiuso. Il gioco diventa più spietato.",
  "option.layout": "Serbatoi",
  "option.layout.words":
    "Dove stanno i serbatoi e dove portano le loro uscite. Roma è la disposizione del regolamento.",

  "value.random": "affidata al caso",
  "value.placed": "fatta dai giocatori",
  "value.placed.words":
    "Metterli da soli è già una sfida: a turno ognuno ne mette uno dove lo vedono i propri operai e non quelli degli altri.",
  "value.any": "se serve, con l’operaio di un altro",
  "value.own": "solo con i propri",
  "value.apart": "lontano da ogni acquedotto",
  "value.blocking": "può bloccare acquedotti",
  "value.roma": "Roma",

  "theme.cut": "Chiudere un acquedotto altrui",
  "theme.close": "Chiudere in tempo",
  "theme.choose": "Chiudere per scelta",
  "theme.leap": "Crescere d’un balzo",
  "theme.gift": "Aiutare un avversario",
  "theme.extra": "La tessera in più",
  "theme.shift": "Spostare i capomastri",
  "theme.leave": "Lasciare aperto",
  "theme.build": "Continuare a costruire",

  "verb.builder": "Metti un capomastro",
  "verb.lay": "Posa una tessera",
  "verb.extra": "Posa la tessera in più",
  "verb.shift": "Fai avanzare un capomastro",
  "verb.close": "Chiudi …",
  "verb.close.for": "{name} per il podio {n}",
  "verb.keep": "Lascia tutto aperto",
  "routine.ask": "Poi chiudine uno",
  "verb.take": "Prendi",

  "prompt.builder": "Scegli un capomastro e un posto del sentiero.",
  "prompt.lay": "Scegli un operaio, poi il pezzo che posa.",
  "prompt.lay.builder": "Ora scegli il capomastro che lo fornisce.",
  "prompt.extra": "Scegli una casella per la tessera in più.",
  "prompt.shift": "Scegli il capomastro che avanza.",
  "prompt.close": "Chiudi uno dei tuoi acquedotti o lascia tutto aperto.",
  "prompt.close.danger":
    "{name} otterrebbe ora il podio {n}, ma anche {rival}. Chiudilo, oppure lascia tutto aperto e continua a costruire.",
  "prompt.take": "Scegli un capomastro dalla riserva.",

  "warning.close.less":
    "I podi più alti sono occupati: {name} ha {length} caselle, ma otterrebbe solo il podio {n}.",
  "warning.close.none": "{name} non troverebbe alcun podio: chiudere non porta nulla.",
  "warning.close.bare": "{name} non ha ancora costruito nulla: chiudere non porta nulla.",

  "phase.set-up": "{who} prepara il sentiero",
  "phase.reserve builders": "{who} fa entrare capomastri dalla riserva",
  "phase.building": "{who} posa una tessera",
  "phase.building for others": "{who} deve costruire per qualcun altro",
  "phase.shifting": "{who} non può costruire e fa avanzare un capomastro",
  "phase.extra tile": "{who} posa un’altra tessera: {kind}",
  "phase.closing": "{who} può chiudere un acquedotto",
  "phase.taking": "{who} prende un capomastro dalla riserva",

  "log.builder": "{who} mette un capomastro ({0}) in {1}.",
  "log.builder.you": "Metti un capomastro ({0}) in {1}.",
  "log.lay": "{who} allunga {0} con il capomastro in {1}: {2}.",
  "log.lay.you": "Allunghi {0} con il capomastro in {1}: {2}.",
  "log.extra": "{who} posa una tessera in più in {0}: {1}.",
  "log.extra.you": "Posi una tessera in più in {0}: {1}.",
  "log.shift": "{who} fa avanzare il capomastro che era in {0}.",
  "log.shift.you": "Fai avanzare il capomastro che era in {0}.",
  "log.close": "{who} chiude l’acquedotto di {0}.",
  "log.close.you": "Chiudi l’acquedotto di {0}.",
  "log.keep": "{who} lascia aperti tutti gli acquedotti.",
  "log.keep.you": "Lasci aperti tutti gli acquedotti.",
  "log.take": "{who} prende: {0}.",
  "log.take.you": "Prendi: {0}.",

  "brief.lay": "{who} allunga {0}.",
  "brief.extra": "{who} posa una tessera in più in {0}.",
  "brief.builder": "{who} mette un capomastro in {1}.",
  "story.closed": "il tuo acquedotto {name} è chiuso, lunghezza {n}",
  "story.longer": "il tuo acquedotto {name} ha lunghezza {n}",

  "aftermath.podium": "{name} ({who}) sale sul podio {podium}: +{podium} per una lunghezza di {n}.",
  "aftermath.podium.none": "{name} ({who}) non trova un podio: +0 per una lunghezza di {n}.",
  "aftermath.skipped": "{who} non ha più operai e d’ora in poi salta il turno.",

  "kind.curve": "curva",
  "kind.straight": "rettilineo",
  "kind.bridge": "ponte",
  "kind.double": "doppia curva",
  "kind.joker": "jolly",

  "thing.piece": "pezzo {name}",
  "thing.reservoir": "serbatoio di {who}",
  "thing.aqueduct": "acquedotto di {name} ({who})",
  "thing.workman":
    "operaio {name} di {who}, lunghezza {n}, podio {podium} chiudendo ora, rivolto verso {side}",
  "thing.builder": "capomastro: {kind}",
  "thing.slot": "posto {name}",
  "thing.squares": "Caselle",
  "thing.slots": "Sentiero",
  "thing.workmen": "Operai",

  "side.short.N": "nord",
  "side.short.E": "est",
  "side.short.S": "sud",
  "side.short.W": "ovest",
  "side.short.up": "alto",
  "side.short.right": "destra",
  "side.short.down": "basso",
  "side.short.left": "sinistra",

  "fact.fountain": "Fontana",
  "fact.fountain.words":
    "Un capomastro che supera una fontana dopo la posa di una tessera ne porta un’altra, dello stesso tipo di quella appena posata. Qui non sta nessun capomastro.",
  "fact.podiums": "Podi",
  "fact.podiums.words":
    "Quando un acquedotto viene chiuso, il suo operaio va sul podio con il numero delle sue caselle, o sul primo più basso in cui c’è posto, e segna il numero di quel podio.",

  "effect.length": "{name}: lunghezza {n}",
  "effect.closed": "{name} è chiuso, lunghezza {n}",
  "effect.builder": "il capomastro va in {slot}",
  "effect.builder.meets": "il capomastro va in {slot}, in vista di {names}",
  "effect.extra": "poi un’altra tessera: {kind}",
  "effect.podium": "{name} sale sul podio {n}",

  "supply.tiles": "tessere rimaste",
  "supply.reserve": "riserva",
  "supply.podiums.none": "nessuno",
  "supply.podiums.said": "Podi occupati: {taken}. Chiudendo ora: {open}.",
  "supply.podium": "podio {n}",

  "standing.open": "{n} caselle aperte; se finisse ora: {all}",
  "unit.points": "punti sui podi",
  "over.count.podium": "podio {n}",
  "over.count.bonus": "podio {n} e un premio di {bonus}",
  "over.count.none": "nessun podio",

  "ending.closed": "Sul tabellone non è rimasto nessun operaio: vince chi ha più punti.",
  "ending.standstill":
    "Turno dopo turno non è stata posata nessuna tessera: gli acquedotti aperti contano così come sono, e vince chi ha più punti.",

  "first.1":
    "Allunga i tuoi acquedotti: uno chiuso manda il suo operaio su un podio, e il numero del podio sono i tuoi punti.",
  "first.2":
    "Un operaio vede i capomastri alle estremità della sua colonna e della sua fila. Scegli un tuo operaio, poi una tessera che uno di loro fornisce.",
  "first.3":
    "Poi il capomastro va avanti, e altri potrebbero vederlo. I tuoi acquedotti restano aperti da sé; ti viene chiesto quando un buon podio è in pericolo.",
};
