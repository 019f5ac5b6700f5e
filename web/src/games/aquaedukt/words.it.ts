import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.board": "Tabellone",
  "option.board.words":
    "Come il paesaggio è diviso in venti zone. Le regole sono le stesse su ogni tabellone; cambia quali case e quali canali si incontrano.",
  "option.mountains": "Che cosa nascondono le montagne?",
  "option.mountains.words":
    "Se nascondono qualcosa, restano coperte fino alla fine; allora alcune case accanto guadagnano punti, altre vanno perse.",
  "option.setup": "Chi mette le montagne?",
  "option.setup.words":
    "Il caso le sparge, oppure ognuno a turno ne mette una, per tenere libera una casella o per sbarrarla.",
  "option.spring_canal": "Una sorgente porta un canale (regola della casa)",
  "option.spring_canal.words":
    "Chi scopre una sorgente può posare da lì un canale nello stesso turno. Cambia poco: la partita dura altrettanto, e chi comincia ha lo stesso vantaggio.",

  "value.provincia": "Provincia",
  "value.flat": "niente",
  "value.hidden": "sorgenti d’acqua minerale e acqua putrefatta",
  "value.hidden.words":
    "Una sorgente d’acqua minerale dà 2 punti in più a ogni piastrina accanto rifornita da due canali; l’acqua putrefatta fa togliere le piastrine accanto che non lo sono. Tra due montagne ci sono almeno due caselle.",
  "value.random": "il caso",
  "value.placed": "i giocatori, a turno",

  "theme.evict": "Sfrattare",
  "theme.sacrifice": "Sacrificare case proprie",
  "theme.quench": "Rifornire case d’acqua",
  "theme.block": "Sbarrare l’acqua alle case altrui",
  "theme.lead": "Condurre l’acqua verso le proprie case",
  "theme.divert": "Deviare l’acqua",
  "theme.double": "Canale doppio",
  "theme.spring": "Scoprire una sorgente",
  "theme.settle": "Costruire dove c’è acqua",
  "theme.found": "Costruire prima che arrivi l’acqua",
  "theme.stop": "Fermarsi in tempo",
  "theme.dare": "Affidarsi al dado",

  "verb.mountain": "Metti una montagna",
  "verb.roll": "Tira il dado",
  "verb.roll.again": "Tira ancora",
  "verb.house": "Costruisci case",
  "verb.spring": "Scopri una sorgente",
  "verb.canal": "Posa un canale",
  "verb.end": "Finisci il turno",
  "verb.pass": "Passa",
  "verb.die": "Esito del dado",
  "verb.reveal": "Volta una montagna",

  "prompt.mountain": "Scegli una casella per una montagna.",
  "prompt.house": "Costruisci nella zona {die}: una casella, poi quante case.",
  "prompt.spring": "Scegli un punto d’incrocio per la sorgente.",
  "prompt.canal": "Scegli dove continua il canale.",

  "phase.set-up": "{who} prepara il tabellone",
  "phase.turn": "{who} tira il dado, scopre una sorgente o posa canali",
  "phase.rolling": "Il dado rotola",
  "phase.rolled": "{who} costruisce nella zona {die} o finisce il turno",
  "phase.placed": "{who} tira ancora o finisce il turno",
  "phase.second canal": "{who} può posare un secondo canale",
  "phase.spring canal": "{who} può posare un canale dalla nuova sorgente",
  "phase.turning over": "Si voltano le montagne",

  "log.mountain": "{who} mette una montagna in {0}.",
  "log.mountain.you": "Metti una montagna in {0}.",
  "log.roll": "{who} tira il dado.",
  "log.roll.you": "Tiri il dado.",
  "log.die": "Il dado indica la zona {0}.",
  "log.house": "{who} costruisce {0} in {1}.",
  "log.house.you": "Costruisci {0} in {1}.",
  "log.house.low":
    "{who} costruisce {0} in {1}. C’è già acqua, quindi era permessa solo la piastrina più bassa.",
  "log.house.low.you":
    "Costruisci {0} in {1}. C’è già acqua, quindi era permessa solo la piastrina più bassa.",
  "brief.house.low": "{who} costruisce {0} in {1}.",
  "log.spring": "{who} scopre una sorgente in {0}.",
  "log.spring.you": "Scopri una sorgente in {0}.",
  "log.canal": "{who} posa un canale lungo {0}.",
  "log.canal.you": "Posi un canale lungo {0}.",
  "log.canal.double": "{who} raddoppia il canale lungo {0}.",
  "log.canal.double.you": "Raddoppi il canale lungo {0}.",
  "log.end": "{who} finisce il turno.",
  "log.end.you": "Finisci il tuo turno.",
  "log.pass": "{who} passa.",
  "log.pass.you": "Passi.",
  "log.reveal": "La montagna in {0} nascondeva {1}.",

  "story.gone": "le tue case in {things} sono tolte",
  "story.wet": "le tue case in {things} hanno acqua",

  "aftermath.A-16": "La zona è piena. Tolte perché senz’acqua: {houses}.",
  "aftermath.A-29": "Alla fine si tolgono le case senz’acqua: {houses}.",
  "aftermath.A-34": "Tolte a causa dell’acqua putrefatta: {houses}.",

  "face.mineral": "una sorgente d’acqua minerale",
  "face.foul": "acqua putrefatta",

  "houses.1": "1 casa",
  "houses.2": "2 case",
  "houses.3": "3 case",
  "houses.4": "4 case",
  "houses.on": "{value} in {space}",
  "houses.whose": "{value} in {space} ({who})",

  "thing.region": "zona {n}",
  "thing.mountain": "montagna",
  "thing.house": "piastrina da {value} ({who})",
  "thing.water": "rifornita d’acqua",
  "thing.water.double": "rifornita d’acqua da due canali",
  "thing.dry": "senz’acqua",
  "thing.spring": "sorgente",
  "thing.canal": "canale",
  "thing.canal.double": "canale doppio",
  "thing.spaces": "Caselle",
  "thing.points": "Punti d’incrocio",
  "thing.edges": "Lati",

  "effect.wet": "acqua per {things}",
  "effect.removed": "tolte (senz’acqua): {things}",
  "effect.lowest": "c’è già acqua, quindi può andarci solo la tua piastrina più bassa",
  "effect.double": "canale doppio: {things}",

  "supply.houses": "case rimaste",
  "supply.springs": "sorgenti rimaste: {n}",
  "supply.canals": "canali rimasti: {n}",
  "supply.die": "dado: {n}",
  "supply.left": "restano {n}",

  "over.count.houses.one": "{n} piastrina da {value} rifornita d’acqua",
  "over.count.houses.other": "{n} piastrine da {value} rifornite d’acqua",
  "over.count.mountains": "ciò che nascondevano le montagne",

  "ending.canals": "L’ultimo canale è posato e il giro è finito: vince chi ha più case rifornite d’acqua.",
  "ending.passes": "Tutti hanno passato nello stesso giro: vince chi ha più case rifornite d’acqua.",
  "ending.standstill": "Per dodici giri non è stato messo nulla: vince chi ha più case rifornite d’acqua.",

  "first.1": "Costruisci dove arriverà l’acqua: alla fine contano solo le case rifornite d’acqua.",
  "first.2":
    "A ogni turno fai una cosa su tre: tirare il dado e costruire case, scoprire una sorgente o posare fino a due canali.",
  "first.3":
    "Scegli uno dei pulsanti; il tabellone mostra dove si può, e toccando altro scopri perché non si può.",
};
