import type { Words } from "./words.en.ts";

export const words: Words = {
  "lesson.board":
    "Attorno al tabellone camminano i capomastri; nei serbatoi stanno i tuoi operai, gialli e blu. Costruisci acquedotti lunghi: ogni casella vale un punto.",
  "lesson.sight":
    "Un operaio vede i capomastri alle estremità della sua colonna e della sua fila. L’operaio Y3 vede quello dei ponti in Nd e quello dei rettilinei in W8.",
  "lesson.lay":
    "Costruisci con Y3: sceglilo, poi scegli il pezzo che posa. Il capomastro che l’ha fornito va in senso orario al prossimo posto libero.",
  "lesson.keep":
    "Dopo la posa puoi chiudere un tuo acquedotto: il suo operaio va sul podio con il numero delle sue caselle. Conviene solo quando è lungo. Per ora lascia tutto aperto.",
  "lesson.keep.again": "I tuoi acquedotti sono ancora corti. Per ora lascia tutto aperto.",
  "lesson.again":
    "L’altro giocatore ha costruito. Costruisci ancora, con chi vuoi. Se un capomastro supera una fontana, posi un’altra tessera.",
  "lesson.close": "Di nuovo puoi chiudere un tuo acquedotto o lasciare tutto aperto, come vuoi.",
  "lesson.extra":
    "Il capomastro ha superato una fontana: posa un’altra tessera dello stesso tipo, su una casella vuota davanti alla quale non finisce nessun acquedotto.",
  "lesson.take": "Per un acquedotto chiuso prendi un capomastro dalla riserva. Scegli quale.",
  "lesson.builder": "Metti il tuo capomastro della riserva su un posto libero. Poi comincia il tuo turno.",
  "lesson.corner":
    "Su ogni casella d’angolo è stampata una curva. Resta sciolta finché un acquedotto non la raggiunge; allora conta come ogni altra casella.",
  "lesson.puzzle": "Un problema: con una sola tessera porta l’acquedotto di Y1 a due caselle.",
  "lesson.puzzle.done":
    "Due caselle con una sola tessera: i pezzi sciolti contano appena la tua acqua li raggiunge, stampati o no.",
  "lesson.podiums":
    "Siamo più avanti nella partita. Su un podio c’è posto per un operaio, solo sul 3 e sul 7 per due. Se è occupato, si va sul primo più basso in cui c’è posto. Qui l’operaio rosso R3 sta sul podio 4.",
  "lesson.podium":
    "Un problema: l’acquedotto di Y2 ha quattro caselle, quello di B1 tre, e puoi chiuderne uno. Chiudi quello che non perde punti.",
  "lesson.podium.again":
    "Il podio 4 è occupato: Y2 dovrebbe scendere al podio 3 e perderebbe un punto. Prova l’altro.",
  "lesson.podium.done":
    "Tre caselle, tre punti, e Y2 può continuare a costruire. Chi chiude in tempo trova liberi i podi migliori.",
  "lesson.reserve":
    "Per ogni acquedotto chiuso il suo proprietario prende dalla riserva un capomastro a scelta. All’inizio erano cinque: uno per tipo, e il jolly.",
  "lesson.reserve.take": "Prendine uno. Il jolly, per esempio, fornisce ogni tipo di tessera.",
  "lesson.bring":
    "All’inizio del tuo prossimo turno lo metti su un posto libero. Un problema: l’operaio B3 non vede nessun capomastro. Metti il tuo dove B3 lo vede.",
  "lesson.bring.again": "B3 sta in h1: guarda lungo la colonna h e lungo la fila 1. Prova un altro posto.",
  "lesson.use": "Ora B3 lo vede. Costruisci con B3.",
  "lesson.use.done":
    "Un capomastro che fai entrare serve subito. Poi prosegue, e dove sta adesso forse lo vedono anche altri.",
  "lesson.forced":
    "È il tuo turno, ma i tuoi operai non vedono nessun capomastro. L’operaio rosso R3 in k8 ne vede due. Devi quindi costruire con R3, per l’altro giocatore.",
  "lesson.forced.build":
    "Un problema: cerca di trarne il meglio. Posa una tessera che chiuda l’acquedotto rosso prima che diventi lungo.",
  "lesson.forced.again": "Così potrebbe proseguire. Ricorda: al bordo del tabellone un acquedotto finisce.",
  "lesson.forced.done":
    "R3 avrà solo il podio 3. Se nessuno avesse visto un capomastro, ne avresti fatto avanzare uno al prossimo posto libero, senza posare tessere.",
  "lesson.faced":
    "Il tuo operaio Y3 e l’operaio rosso R1 guardano la stessa casella, f7: ciò che vi si posa riguarda tutti e due gli acquedotti.",
  "lesson.last":
    "L’ultimo problema: con una sola tessera in f7 allunga il tuo acquedotto e chiudi quello rosso.",
  "lesson.last.again":
    "Questa tessera farebbe proseguire anche l’acquedotto rosso. Cercane una senza ingresso dal suo lato.",
};
