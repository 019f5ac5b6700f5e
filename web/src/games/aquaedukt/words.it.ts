import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.mountains": "Montagne",
  "option.setup": "Preparazione",
  "option.spring_canal": "Una sorgente porta un canale (regola della casa)",

  "value.flat": "solo montagne",
  "value.hidden": "che nascondono sorgenti minerali e acque marce",
  "value.random": "dal caso",
  "value.placed": "dai giocatori",

  "verb.mountain": "Metti una montagna",
  "verb.roll": "Tira il dado",
  "verb.roll.again": "Tira ancora",
  "verb.house": "Costruisci case",
  "verb.spring": "Trova una sorgente",
  "verb.canal": "Posa un canale",
  "verb.end": "Finisci il turno",
  "verb.pass": "Passa",
  "verb.die": "Esito del dado",
  "verb.reveal": "Gira una montagna",

  "prompt.mountain": "Scegli una casella per una montagna.",
  "prompt.house": "Costruisci nella regione {die}: una casella, poi quante case.",
  "prompt.spring": "Scegli un incrocio per la sorgente.",
  "prompt.canal": "Scegli dove continua il canale.",

  "phase.set-up": "{who} prepara",
  "phase.turn": "{who} tira, trova una sorgente o posa canali",
  "phase.rolling": "Il dado rotola",
  "phase.rolled": "{who} costruisce nella regione {die} o finisce",
  "phase.placed": "{who} tira ancora o finisce",
  "phase.second canal": "{who} può posare un secondo canale",
  "phase.spring canal": "{who} può posare un canale dalla nuova sorgente",
  "phase.turning over": "Si girano le montagne",

  "log.mountain": "Una montagna sorge in {0}.",
  "log.roll": "{who} tira il dado.",
  "log.die": "Il dado indica la regione {0}.",
  "log.house": "{who} costruisce {0} in {1}.",
  "log.spring": "{who} trova una sorgente in {0}.",
  "log.canal": "{who} posa un canale lungo {0}.",
  "log.canal.double": "{who} raddoppia il canale lungo {0}.",
  "log.end": "{who} finisce il turno.",
  "log.pass": "{who} passa.",
  "log.reveal": "La montagna in {0} nascondeva {1}.",

  "aftermath.A-16": "La regione è piena; tolte, perché senza acqua: {houses}.",
  "aftermath.A-29": "Alla fine le case senza acqua vengono tolte: {houses}.",
  "aftermath.A-34": "Tolte a causa delle acque marce: {houses}.",

  "face.mineral": "una sorgente minerale",
  "face.foul": "acque marce",

  "houses.1": "1 casa",
  "houses.2": "2 case",
  "houses.3": "3 case",
  "houses.4": "4 case",
  "houses.on": "{value} in {space}",
  "houses.whose": "{value} in {space} ({who})",

  "thing.region": "regione {n}",
  "thing.mountain": "montagna",
  "thing.house": "{value} di {who}",
  "thing.water": "con acqua",
  "thing.water.double": "con acqua da due canali",
  "thing.dry": "senz’acqua",
  "thing.spring": "sorgente",
  "thing.canal": "canale",
  "thing.canal.double": "doppio canale",
  "thing.spaces": "Caselle",
  "thing.points": "Incroci",
  "thing.edges": "Lati",

  "effect.wet": "acqua per {things}",
  "effect.removed": "tolte (senza acqua): {things}",
  "effect.double": "canale doppio: {things}",

  "supply.houses": "case rimaste",
  "supply.springs": "sorgenti rimaste: {n}",
  "supply.canals": "canali rimasti: {n}",
  "supply.die": "dado: {n}",
  "supply.left": "restano {n}",

  "over.count.houses.one": "{n} tessera da {value} con acqua",
  "over.count.houses.other": "{n} tessere da {value} con acqua",
  "over.count.mountains": "cosa nascondono le montagne",

  "ending.canals": "L’ultimo canale è posato e il giro finito: vince chi ha più case con acqua.",
  "ending.passes": "Tutti hanno passato nello stesso giro: vince chi ha più case con acqua.",
  "ending.standstill": "Per dodici giri nulla è stato costruito: vince chi ha più case con acqua.",

  "lesson.land":
    "Questa è la provincia: venti regioni, qualche montagna e due sorgenti. Qui costruirai case. Alla fine contano solo quelle con l’acqua.",
  "lesson.canal":
    "L’acqua viene dalle sorgenti. Posa un canale dalla sorgente in F4: scegli uno dei lati segnati. Dà acqua alla casella su ogni lato.",
  "lesson.second":
    "In un turno puoi posare due canali. Continua dalla punta o parti nell’altra direzione. I canali non si diramano e non si incontrano mai.",
  "lesson.roll": "L’altro giocatore ha posato un canale. Ora le case: tira il dado. Indica una regione.",
  "lesson.house":
    "Puoi costruire nella regione che brilla. Scegli una casella, poi quante case. Su una casella che ha già acqua solo il tuo valore più basso.",
  "lesson.end": "In un turno puoi tirare e costruire fino a tre volte. Continua o finisci il turno.",
  "lesson.puzzle":
    "Un enigma: le tue quattro case in e5 e le tue tre in f5 sono asciutte. Posa un canale che dia acqua a entrambe.",

  "figure.A-16":
    "Una regione piena: la casa accanto al canale ha acqua e resta, le tre asciutte se ne vanno.",
  "figure.A-19": "Due sorgenti a cinque passi lungo le linee: appena abbastanza lontane.",
  "figure.A-22": "Un canale gira; un secondo braccio nella curva non è permesso.",
  "figure.A-26": "Un canale doppio bagna due caselle per lato, quello semplice sotto soltanto una.",
};
