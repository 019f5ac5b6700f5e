import type { Words } from "./words.en.ts";

export const words: Words = {
  "lesson.land":
    "Due condotte attraversano il fiume e danno acqua su entrambe le rive. La tua prima terra, il rubinetto rosso, sta davanti a una di esse. Vince chi finisce un turno con dieci tessere irrigate, una meta irrigata o 50 monete.",
  "lesson.draw": "Un turno comincia con una tessera dalla pila. Pescane una.",
  "lesson.place":
    "Scegli una casella accanto alla terra sul tavolo, poi come orientare la tessera. Dev’essere possibile portarvi l’acqua girando tessere.",
  "lesson.more":
    "Anche l’altro giocatore ha posato una tessera. Pesca e posa ancora una volta. Nella fase iniziale non si fa altro.",
  "lesson.money":
    "Più avanti nella partita: ora ogni turno continua con le azioni. Girare la tua terra è gratis, girare quella della banca costa 3 monete, e puoi comprare terra al prezzo scritto sulla sua moneta.",
  "lesson.puzzle": "Un enigma: gira una tessera in modo che altre due delle tue diventino verdi.",
  "lesson.buy":
    "Ogni altra azione costa una tassa: 2 la seconda, 3 la terza. Compra terra se vuoi, o finisci il turno: allora ogni tua tessera irrigata porta 1 moneta.",
  "lesson.offers":
    "Ora la contrattazione. Hai pescato una tessera gialla: ovunque stia, sarà di Marcus. Ma il posto lo scegli tu, e una volta puoi chiedere agli altri quanto pagherebbero per un posto.",
  "lesson.solicit": "Un enigma: come guadagnare qualcosa con la tessera di Marcus?",
  "lesson.solicit.again": "Posata così non ti porta nulla. Prima chiedi offerte.",
  "lesson.take":
    "Marcus paga 3 monete se la sua tessera sta in 7,-1, dove riceve acqua. Puoi accettare l’offerta o posare la tessera come vuoi. Accetta: la tessera sarebbe sua comunque.",
  "lesson.deal":
    "Ora gli accordi. La terra di un altro giocatore si gira o si compra solo con il suo consenso: tu proponi e indichi un prezzo; lui dice sì o no, oppure chiede di più, una volta sola.",
  "lesson.propose":
    "Un enigma: proponi di girare una tessera di Marcus in modo che le tue due tessere asciutte ricevano acqua.",
  "lesson.price": "Indica il prezzo che gli offri.",
  "lesson.asked":
    "Marcus ne vuole invece 5: può chiedere di più una volta sola. Due tessere irrigate in più ti portano 2 monete alla fine di ogni turno. Accetta o rifiuta.",
  "lesson.asked.again":
    "Non succederebbe nulla, e le tue due tessere resterebbero asciutte. Meglio accettare.",
  "lesson.agreed":
    "Siete d’accordo: la tessera è girata, il denaro è suo e le tue due tessere hanno l’acqua. Ora finisci il turno.",
  "lesson.sell":
    "Un enigma: Marcus ti offre 2 monete per la tua tessera irrigata in 4,1, che ti porta 1 moneta a ogni turno. Puoi accettare, rifiutare o chiedere di più. Che cosa conviene?",
  "lesson.sell.again":
    "Non proprio: 2 monete con quella tessera le guadagni presto. Chiedi più di 2, ma meno di 10.",
  "lesson.passing":
    "Ora vediamo come si passa. All’inizio del tuo turno puoi passare invece di giocarlo. La prima volta ricevi comunque il reddito.",
  "lesson.pass": "Passa, e guarda il tuo denaro.",
  "lesson.twice": "Un enigma: hai passato una volta e tocca di nuovo a te. Pescare o passare?",
  "lesson.twice.again":
    "Non passare: passare due volte di seguito significa ritirarsi. Resterebbe solo Marcus, e vincerebbe.",
  "lesson.back": "Giusto: così l’aver passato non conta più. Posa la tessera.",
  "lesson.withdrawn":
    "In tre o in quattro la partita continua senza chi si è ritirato: non ha reddito e non può vincere, e la sua terra si compra e si gira come quella della banca. Chi gioca di nuovo un turno rientra in gioco.",
  "lesson.goals": "Infine le mete. Una meta può toccare altre tessere solo agli angoli, mai lungo un lato.",
  "lesson.goal": "Hai pescato una meta. Posala dove vuoi.",
  "lesson.worth":
    "Appartiene alla banca, che ne chiede 25 monete. Chi possiede una meta irrigata alla fine del proprio turno vince subito.",
  "lesson.last": "Nell’ultimo enigma si ritrova tutto: vinci in questo turno.",
  "lesson.victory": "Un enigma: hai 33 monete. Che cosa compri?",
  "lesson.water":
    "Ora la meta ha bisogno d’acqua. La seconda azione costa 2 monete di tassa. Quale delle tue tessere giri?",
  "lesson.win": "La meta è tua e ha l’acqua. Finisci il turno.",
};
