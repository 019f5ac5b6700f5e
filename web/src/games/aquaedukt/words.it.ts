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

  "lesson.land":
    "Questa è la provincia: venti zone, qualche montagna e due sorgenti. Qui costruirai case. Alla fine contano solo quelle rifornite d’acqua.",
  "lesson.canal":
    "L’acqua viene dalle sorgenti. Posa un canale dalla sorgente in F4: scegli uno dei lati segnati. Rifornisce la casella da una parte e dall’altra.",
  "lesson.second":
    "In un turno puoi posare due canali. Continua dall’estremità libera o parti dalla sorgente in una seconda direzione. I canali non si ramificano e non si incontrano mai.",
  "lesson.roll": "L’altro giocatore ha posato un canale. Ora le case: tira il dado. Indica una zona.",
  "lesson.house":
    "Puoi costruire nella zona evidenziata. Scegli una casella, poi quante case. Su una casella già rifornita d’acqua va solo il valore più basso che ti resta.",
  "lesson.end": "In un turno puoi tirare e costruire fino a tre volte. Continua o finisci il turno.",
  "lesson.puzzle":
    "Un enigma: le tue quattro case in e5 e le tue tre in f5 sono all’asciutto. Posa un solo canale che dia acqua a entrambe.",
  "lesson.puzzle.done":
    "Proprio così: un canale dà acqua da tutte e due le parti, perciò questo ti vale sette punti. Rifornirebbe altrettanto bene le case degli altri.",
  "lesson.spring":
    "Le sorgenti sono solo cinque, e scoprirne una richiede un turno intero. Deve distare almeno cinque passi lungo le linee da ogni altra, per esempio da quella in I3.",
  "lesson.spring.puzzle":
    "Un enigma: scopri una sorgente da cui un solo canale possa rifornire sia e5 sia f5. Le due caselle hanno due angoli in comune, ma uno è troppo vicino a I3.",
  "lesson.spring.again":
    "Da lì nessun canale le raggiunge entrambe da solo. Guarda gli angoli che e5 e f5 hanno in comune.",
  "lesson.spring.shared":
    "Ben trovata! L’altro giocatore ha subito posato un canale che parte da lì: acqua per le case in e6, e anche per le tue in e5. Sorgenti e canali non sono di nessuno.",
  "lesson.full":
    "È uscita la zona 9, e f4 è la sua ultima casella libera. Chi riempie una zona la sgombera: ogni piastrina senz’acqua se ne va, anche la nuova. Quelle rifornite restano per sempre.",
  "lesson.full.puzzle":
    "Un enigma: manda via le quattro case in e6 e le tre in e5 dell’altro giocatore, al minor prezzo per te.",
  "lesson.full.again": "Si può fare, e con meno: anche la piastrina in f4 è all’asciutto e se ne va.",
  "lesson.full.done":
    "Una casa tua per sette dell’altro! Le tue due in f5 sono rifornite e restano, e sulle caselle liberate si può costruire di nuovo.",
  "lesson.double":
    "Un secondo canale sullo stesso lato forma un canale doppio. Rifornisce due caselle per parte. I canali doppi crescono dalla sorgente: nessuno porta più acqua di quello precedente.",
  "lesson.double.puzzle":
    "Un enigma: tra il canale F3-F4 e le tue case in d4 e g4 c’è una casella per parte. Rifornisci entrambe con i due canali di questo turno. Quale viene prima?",
  "lesson.double.again": "Così non le raggiungi entrambe. Raddoppia il canale, a partire dalla sorgente.",
  "lesson.double.second":
    "Il canale che parte dalla sorgente ora è doppio. Così può diventarlo anche il successivo.",
  "lesson.last":
    "L’ultimo enigma: sei sotto 8 a 9, e resta un solo canale. Poi l’altro giocatore avrà ancora un turno. Posalo in modo da vincere di sicuro.",
  "lesson.last.again":
    "Conta di nuovo che cosa porta a ciascuno. Nell’ultimo turno l’altro può ancora fare 3 punti.",
};
