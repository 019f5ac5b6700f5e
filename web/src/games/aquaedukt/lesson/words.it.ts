import type { Words } from "./words.en.ts";

export const words: Words = {
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
