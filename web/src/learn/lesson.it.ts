import type { LessonWords } from "./words.ts";

export const LESSON: LessonWords = {
  "a.land":
    "Questa è la provincia: venti regioni, qualche montagna e due sorgenti. Qui costruirai case. Alla fine contano solo quelle con l’acqua.",
  "a.canal":
    "L’acqua viene dalle sorgenti. Posa un canale dalla sorgente in F4: scegli uno dei lati segnati. Dà acqua alla casella su ogni lato.",
  "a.second":
    "In un turno puoi posare due canali. Continua dalla punta o parti nell’altra direzione. I canali non si diramano e non si incontrano mai.",
  "a.roll": "L’altro giocatore ha posato un canale. Ora le case: tira il dado. Indica una regione.",
  "a.house":
    "Puoi costruire nella regione che brilla. Scegli una casella, poi quante case. Su una casella che ha già acqua solo il tuo valore più basso.",
  "a.end": "In un turno puoi tirare e costruire fino a tre volte. Continua o finisci il turno.",
  "a.puzzle":
    "Un enigma: le tue quattro case in e5 e le tue tre in f5 sono asciutte. Posa un canale che dia acqua a entrambe.",
  "r.board":
    "Attorno al tabellone camminano i capomastri; nei serbatoi stanno i tuoi operai, gialli e blu. Fai acquedotti lunghi: ogni casella vale un punto.",
  "r.sight":
    "Un operaio vede i capomastri ai capi della sua colonna e della sua fila. L’operaio Y3 vede quello dei ponti in Nd e quello dei pezzi dritti in W8.",
  "r.lay":
    "Fai costruire Y3: sceglilo, poi scegli il pezzo che posa. Il capomastro che l’ha permesso va al prossimo posto libero in senso orario.",
  "r.keep":
    "Dopo la posa puoi chiudere un tuo acquedotto: il suo operaio va sul podio con il numero delle sue caselle. Chiudere presto conviene solo se è lungo. Per ora lascia tutto aperto.",
  "r.keep.again": "I tuoi acquedotti sono ancora corti. Per ora lascia tutto aperto.",
  "r.again":
    "L’altro giocatore ha costruito. Costruisci ancora, con chi vuoi. Se un capomastro passa una fontana, posi una tessera in più.",
  "r.close": "Di nuovo puoi chiudere un tuo acquedotto o lasciare tutto aperto, come vuoi.",
  "r.extra":
    "Il capomastro ha passato una fontana: posa un’altra tessera dello stesso tipo, su una casella vuota davanti alla quale non finisce nessun acquedotto.",
  "r.take": "Per un acquedotto chiuso prendi un capomastro dalla riserva. Scegli quale.",
  "r.builder": "Metti il tuo capomastro della riserva su un posto libero. Poi comincia il tuo turno.",
  "r.puzzle":
    "Un enigma: sull’angolo a8 è stampata una curva. Con una sola tessera porta l’acquedotto di Y1 a due caselle.",
  "i.land":
    "Due condotte attraversano il fiume e danno acqua su entrambe le rive. La tua prima terra, il rubinetto rosso, è a una di esse. Vince chi ha dieci tessere irrigate, una meta irrigata o 50 di denaro.",
  "i.draw": "Un turno comincia con una tessera dalla pila. Pescane una.",
  "i.place":
    "Scegli una casella accanto alla terra sul tavolo, poi come orientare la tessera. Dev’essere possibile portarvi l’acqua girando tessere.",
  "i.more": "Anche l’altro giocatore ha posato. Pesca e posa ancora. All’inizio della partita è tutto qui.",
  "i.money":
    "Più avanti: ora ogni turno continua con azioni. Girare la tua terra è gratis, girare quella della banca costa 3, e puoi comprare terra al prezzo sulla moneta.",
  "i.puzzle": "Un enigma: gira una tessera in modo che altre due delle tue diventino verdi.",
  "i.buy":
    "Ogni altra azione costa una tassa: la seconda 2, la terza 3. Compra terra se vuoi, o finisci il turno: allora ogni tua tessera irrigata porta 1.",
  other: "Ora tocca all’altro giocatore. Guarda.",
  onward: "Ben fatto. La lezione continua a un altro tavolo.",
  done: "Ora sai come si fa. Buona prima partita!",
  again: "Non proprio. Prova altro.",
};
