import type { Words } from "./words.en.ts";

export const words: Words = {
  "option.bargaining": "Contrattazione",
  "option.bargaining.words":
    "I giocatori possono pagarsi a vicenda per un posto, una rotazione o una tessera. Senza contrattazione il denaro viene solo dalla banca e va solo alla banca.",

  "warning.withdraw":
    "Passare due volte di seguito significa ritirarsi (regola I-32): nessun reddito, e tutti possono comprare e girare la tua terra.",
  "warning.withdraw.lost": "Così {who} vince subito (regola I-34).",

  "verb.end": "Finisci il turno",
  "verb.pass": "Passa",
  "verb.take": "Accetta un’offerta",
  "verb.take.offer": "Accetta un’offerta",
  "verb.take.offer.of": "Accetta l’offerta di {who}: {n}",
  "verb.draw": "Pesca una tessera",
  "verb.place": "Posa la tessera",
  "verb.solicit": "Chiedi offerte",
  "verb.offer": "Fai un’offerta",
  "verb.price": "Prezzo",
  "verb.no offer": "Nessuna offerta",
  "verb.rotate": "Gira",
  "verb.buy": "Compra",
  "verb.propose buy": "Proponi di comprare",
  "verb.propose rotate": "Proponi di girare",
  "verb.accept": "Accetta",
  "verb.decline": "Rifiuta",
  "verb.ask": "Chiedi di più",
  "verb.tile": "Tessera pescata",

  "prompt.place": "Scegli una casella, poi come orientare la tessera.",
  "prompt.offer": "Scegli la casella e l’orientamento per cui pagheresti.",
  "prompt.rotate": "Scegli una terra, poi come orientarla.",
  "prompt.land": "Scegli una terra da girare o comprare, o finisci il turno.",
  "prompt.take": "Scegli l’offerta da accettare.",
  "prompt.buy": "Scegli la terra da comprare.",
  "prompt.ask": "Indica il prezzo che chiedi.",
  "prompt.propose buy": "Scegli la terra di un altro da comprare.",
  "prompt.propose rotate": "Scegli la terra di un altro e come orientarla.",

  "phase.start": "{who} pesca una tessera o passa",
  "phase.draw again": "{who} pesca ancora: la tessera non può stare da nessuna parte",
  "phase.drawing": "Si pesca una tessera",
  "phase.placing": "{who} posa la tessera",
  "phase.offering a place": "{who} può offrire denaro per un posto",
  "phase.pricing a place": "{who} indica un prezzo",
  "phase.final start": "{who} comincia un ultimo turno o passa",
  "phase.acting": "{who} gira o compra terre, o finisce il turno",
  "phase.offering a rotation": "{who} può offrire denaro per una rotazione",
  "phase.pricing a rotation": "{who} indica un prezzo",
  "phase.proposing": "{who} indica un prezzo",
  "phase.answering": "{who} risponde a una proposta",
  "phase.price asked": "{who} risponde al prezzo chiesto",

  "log.end": "{who} finisce il turno.",
  "log.pass": "{who} passa.",
  "log.pass.withdraw": "{who} passa per la seconda volta e si ritira.",
  "log.take": "{who} accetta l’offerta di {0}.",
  "log.draw": "{who} pesca.",
  "log.tile": "La tessera pescata: {1}, colore {0}.",
  "log.place": "{who} la posa in {0}, condotte verso {1}.",
  "log.solicit": "{who} chiede offerte.",
  "log.offer": "{who} pagherebbe per {0}, condotte verso {1}.",
  "log.price": "{who} indica il prezzo: {0}.",
  "log.no offer": "{who} non offre nulla.",
  "log.rotate": "{who} gira {0}: condotte verso {1}.",
  "log.buy": "{who} compra {0}.",
  "log.propose buy": "{who} propone di comprare {0}.",
  "log.propose rotate": "{who} propone di girare {0}: condotte verso {1}.",
  "log.accept": "{who} accetta.",
  "log.decline": "{who} rifiuta.",
  "log.ask": "{who} chiede invece {0}.",

  "aftermath.price.bank": "{who} paga {coins} alla banca.",
  "aftermath.price.seat": "{who} paga {coins} a {whom}.",
  "aftermath.tax": "Tassa: {coins}.",
  "aftermath.income": "{who} riceve un reddito di {coins}.",
  "aftermath.income.double": "{who} riceve un reddito doppio di {coins}.",
  "aftermath.main": "La fase iniziale è finita: {who} prosegue con un turno intero.",
  "aftermath.main.last": "La fase iniziale finisce con l’ultima tessera.",
  "aftermath.compensation": "Compensazione: {shares}.",
  "aftermath.share": "{coins} a {who}",
  "aftermath.goal.gained": "La meta in {cell} ora ha l’acqua. Appartiene a {who}.",
  "aftermath.goal.lost": "La meta in {cell} non ha più acqua. Appartiene a {who}.",
  "aftermath.bank.gained": "La meta in {cell} ora ha l’acqua. Appartiene alla banca.",
  "aftermath.bank.lost": "La meta in {cell} non ha più acqua. Appartiene alla banca.",
  "aftermath.lost": "La tessera non può stare da nessuna parte e viene tolta dal gioco.",
  "aftermath.returned": "{who} è di nuovo in gioco.",
  "aftermath.final":
    "Le tessere sono esaurite: ognuno ha un ultimo turno con reddito doppio, a cominciare da {who}.",

  "shape.tee": "a T",
  "shape.corner": "ad angolo",
  "shape.straight": "dritta",
  "shape.goal": "meta",

  "thing.dry": "senz’acqua",
  "thing.tile": "{shape}, colore {colour}, condotte verso {exits}",
  "thing.tap": "rubinetto {colour}, condotte verso {exits}",
  "thing.hand": "{shape}, colore {colour}",
  "thing.owner": "di {who}",
  "thing.bank": "la banca chiede {price}",
  "thing.irrigated": "irrigata",
  "thing.cells": "Caselle",

  "fact.river": "Il fiume",
  "fact.river.words":
    "Il fiume è la fila 0: nessuna tessera vi si posa, e la sua acqua arriva alla terra solo dalle due condotte.",
  "fact.pipe": "Condotta del fiume",
  "fact.pipe.words": "Qui una condotta attraversa il fiume: dà acqua alla terra su entrambe le rive.",

  "effect.wet": "acqua per {things}",
  "effect.dry": "niente più acqua per {things}",
  "effect.none": "per l’acqua non cambia nulla",
  "effect.money": "denaro: {shares}",
  "effect.share": "{who} {n}",
  "effect.goal": "acqua per la meta in {cell}",
  "effect.main": "la fase iniziale finisce",
  "effect.final": "cominciano gli ultimi turni",

  "unit.money": "denaro",
  "unit.coins.one": "{n} moneta",
  "unit.coins.other": "{n} monete",

  "supply.hand": "tessera in mano",
  "supply.piles": "pile",
  "supply.pile": "pila {n}",
  "supply.land": "terre {n}",
  "supply.irrigated": "irrigate {n} su 10",
  "supply.passed": "ha passato",
  "supply.withdrawn": "si è ritirato",
  "supply.early": "fase iniziale: solo pescare e posare",
  "supply.final": "ultimi turni rimasti: {n}",
  "supply.tax": "tassa sulla prossima azione: {n}",

  "deal.title": "Contrattazione",
  "deal.proposal.buy": "{who} vuole comprare {cell} da te per {coins}.",
  "deal.proposal.rotate": "{who} ti offre {coins} per girare la tua terra {cell}: condotte verso {exits}.",
  "deal.none":
    "Con un solo avversario i bot non contrattano: ciò che giova all’uno nuoce all’altro. Perciò qui non se ne vede nulla.",
  "deal.name": "Quanto paghi?",
  "deal.ask": "Quanto chiedi?",
  "deal.money": "Il tuo denaro: {n}.",
  "deal.after": "Avresti allora {n}.",
  "deal.after.tax": "Avresti allora {n}, perché la tassa è di {tax}.",
  "deal.offers": "Offerte sul tavolo",
  "deal.offer": "{who} paga {coins} per {cell}, condotte verso {exits}",
  "deal.asks": "{who} chiede {coins} invece di {price} per {cell}.",
  "deal.asked": "{who} chiede offerte. Scegli un posto e un prezzo, o non offrire nulla.",
  "deal.less": "meno",
  "deal.more": "più",

  "over.count.money.one": "denaro, con {n} tessera irrigata",
  "over.count.money.other": "denaro, con {n} tessere irrigate",

  "ending.land": "{who} possiede almeno dieci tessere irrigate: vittoria immediata.",
  "ending.goal": "{who} possiede una meta irrigata: vittoria immediata.",
  "ending.money": "{who} ha almeno 50 monete: vittoria immediata.",
  "ending.withdrawal": "Tutti gli altri si sono ritirati: vince chi resta.",
  "ending.count": "Le tessere sono esaurite: vince chi ha più denaro, poi chi ha più tessere irrigate.",

  "first.1": "Vinci alla fine del tuo turno con dieci tessere irrigate, una meta irrigata o 50 monete.",
  "first.2": "Tocca una casella per posare la tessera, toccala ancora per girarla, poi «Conferma».",
  "first.3":
    "Le tessere del tuo colore sono terra tua, ovunque stiano: porta loro l’acqua. Più avanti giri e compri anche terra.",

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
