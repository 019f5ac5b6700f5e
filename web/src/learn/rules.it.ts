/** Le regole in italiano. */
export const RULES = {
  aquaedukt: `
# Il tabellone
A-01 | Caselle | Dodici colonne da a a l per otto file da 1 a 8, senza i quattro angoli: 92 caselle. Una casella si chiama per esempio c4.
A-02 | Regioni | Le caselle formano venti regioni numerate, da quattro a sei caselle ciascuna.
A-03 | Incroci | Gli angoli delle caselle sono incroci, scritti in maiuscolo: la casella c4 ha gli angoli C3, D3, C4 e D4.
A-04 | Lati | La linea tra due incroci vicini è un lato, per esempio C4-D4. Ce ne sono dentro le regioni, fra di esse e sul bordo.
# Il materiale
A-05 | Case | Ognuno ha tessere di valore 1, 2, 3 e 4: in due 8, 8, 8 e 4, in tre 7, 7, 7 e 4, in quattro 6, 6, 6 e 4.
A-06 | Sorgenti e canali | Cinque sorgenti e 36 canali non sono di nessuno.
A-07 | Montagne | Otto in due, sei in tre, quattro in quattro. Nessuna casa vi sta sopra. Acqua, canali e sorgenti non ne risentono.
# La preparazione
A-08 | Mettere le montagne | Il caso le mette una a una, o i giocatori a turno. Una montagna non copre mai l’ultima casella libera di una regione.
A-09 | Montagne con segreto | In questa variante tra due montagne ci sono almeno due caselle, anche in diagonale. Quelle senza posto restano nella scatola.
# Un turno
A-10 | Una cosa su tre | Costruire case, trovare una sorgente o posare canali. Passa solo chi non può fare nulla. Un giro è un turno di ogni posto.
A-11 | Costruire case | Fino a tre volte: tirare il dado, poi mettere una propria tessera su una casella libera della regione uscita.
A-12 | Fermarsi | Chi non mette dopo un tiro finisce il turno. Ci si può fermare anche dopo aver messo. Dopo la terza tessera il turno è finito.
A-13 | Caselle libere | Una casella è libera senza montagna e senza casa. Una regione piena non esce mai. Senza caselle libere o senza tessere non si costruisce.
A-14 | Quale valore | Qualsiasi valore che si ha ancora, con un’eccezione:
A-15 | Su terra bagnata | Su una casella che ha già acqua solo il valore più basso che si ha ancora.
A-16 | Regione piena | Se una tessera riempie una regione, tutte le case asciutte lì sono tolte per sempre, anche quella appena messa. Quelle con acqua restano.
# Le sorgenti
A-17 | Trovare una sorgente | Su un incrocio libero, dentro una regione o sul bordo.
A-18 | Incrocio libero | Nessuna sorgente e nessun canale lo tocca.
A-19 | Distanza | Almeno cinque passi lungo le linee da ogni altra sorgente. Le sorgenti sono cinque. Regola della casa: una sorgente può portare subito un canale.
# I canali
A-20 | Posare canali | Uno o due, uno dopo l’altro. Prima del secondo ci si può fermare.
A-21 | Dove cominciano | A una sorgente o all’estremità aperta di un canale. Da una sorgente partono al massimo due canali.
A-22 | Senza toccarsi | I canali girano, ma non si diramano, non si incrociano e non si incontrano mai: all’altra estremità di un nuovo canale né canale né sorgente.
A-23 | Canali doppi | Un secondo canale sullo stesso lato lo rende doppio. Più di due non ci stanno.
A-24 | Dalla sorgente | Un lato diventa doppio solo alla sorgente o se il lato precedente è doppio.
A-25 | Due sorgenti | I due canali di un turno possono appartenere a sorgenti diverse. Raddoppiare conta come un canale.
# L’acqua
A-26 | Chi ha acqua | Un canale semplice bagna la casella su ogni lato; uno doppio anche la successiva, diritto oltre. Montagne e case non fermano l’acqua.
# La fine
A-27 | Ultimo canale | Al 36° canale si finisce il giro, poi la partita è finita.
A-28 | Non succede nulla | Finisce anche dopo un giro in cui tutti passano, o dodici giri senza mettere nulla.
A-29 | Punteggio | Le case asciutte sono tolte. Conta la somma dei valori delle proprie tessere rimaste. In parità vince chi ha più tessere; altrimenti si divide la vittoria.
# Variante: cosa nascondono le montagne
A-30 | Girarle | Alla fine si girano le montagne: sei nascondono sorgenti minerali, due acque marce.
A-31 | Vicine | Una montagna agisce sulle tessere delle quattro caselle accanto.
A-32 | Due canali | Una tessera è servita da due canali se un doppio, due semplici, o un semplice e la portata di un doppio le danno acqua.
A-33 | Sorgente minerale | Una tessera servita da due canali conta 2 in più per ogni montagna di questo tipo accanto.
A-34 | Acque marce | Una tessera accanto che non è servita da due canali è tolta.
`,
  "aqua-romana": `
# Il tabellone
R-01 | Caselle | Undici colonne da a a k per otto file da 1 a 8. Una casella si chiama per esempio d6.
R-02 | Angoli | Le quattro caselle d’angolo portano una curva stampata. È un pezzo sciolto e conta quando un acquedotto vi passa.
R-03 | Sentiero | 38 posti attorno al tabellone, uno a ogni capo di colonna e fila: da Na a Nk, da E8 a E1, da Sk a Sa, da W1 a W8, in senso orario. A ogni angolo c’è una fontana. Un posto tiene un capomastro.
R-04 | Podi | Numerati da 1 a 20, un operaio ciascuno; il 3 e il 7 ne tengono due.
# Il materiale
R-05 | Tessere | 84: 21 curve, 21 dritte, 21 ponti, 21 doppie curve.
R-06 | Capomastri | Quattro per tipo e un jolly.
R-07 | Operai | Uno per ogni uscita dei propri serbatoi, con colore e numero: Y1, Y2, Y3.
# La preparazione
R-08 | Serbatoi | In due o in quattro hanno tre uscite, in tre quattro. In due ognuno ha due colori.
R-09 | Riserva | Un capomastro di ognuno dei cinque tipi attende nella riserva.
R-10 | Sul sentiero | Gli altri dodici vanno su posti liberi, messi dai giocatori a turno o dal caso.
R-11 | Operai | Ognuno comincia sul suo serbatoio, alla sua uscita, rivolto verso l’esterno.
# Le parole
R-12 | Acquedotto | Ciò che l’acqua raggiunge da un’uscita attraverso pezzi uniti.
R-13 | Capo e fronte | Il capo è l’ultimo lato raggiunto dall’acqua; la fronte è la casella oltre.
R-14 | Chiuso | Se la fronte è fuori dal tabellone o non ha un ingresso, l’acquedotto è chiuso. Se la fronte è vuota, è aperto.
R-15 | Operaio | Sta al capo del suo acquedotto aperto.
R-16 | Pezzi sciolti | Ne fanno parte appena l’acquedotto li raggiunge: una tessera può portare più caselle.
# Un turno
R-17 | Vista | Un operaio vede i capomastri ai capi della colonna e della fila su cui sta. Niente copre la vista.
R-18 | Posare una tessera | Scegli un tuo operaio e un capomastro che vede, e posa una tessera di quel tipo sulla fronte in modo che continui. Il jolly vale per ogni tipo.
R-19 | Non unire | Mai una via deve portare da un’uscita a un’altra.
R-20 | Esaurite | Se non restano tessere del tipo, se ne usa un altro.
R-21 | Gli operai avanzano | Ogni acquedotto aperto toccato dalla tessera continua o si chiude, di chiunque sia.
R-22 | Il capomastro cammina | In senso orario al prossimo posto libero. Se passa una fontana, si posa un’altra tessera del tipo su una casella vuota che non è davanti a nessun acquedotto.
R-23 | Obbligo | Chi può costruire con un proprio operaio deve farlo. Se no deve farlo con quello di un altro (o no, secondo l’opzione).
R-24 | Nessuno | Allora si sposta un capomastro al prossimo posto libero. Senza operai sul tabellone il turno salta.
R-25 | Chiudere per scelta | Se posare non ha chiuso un proprio acquedotto in questo turno, se ne può chiudere uno dei propri aperti.
R-26 | Prendere dalla riserva | Per ogni acquedotto chiuso in un turno il suo proprietario prende un capomastro dalla riserva, finché ce ne sono; prima chi è di turno.
R-27 | Metterli in gioco | All’inizio del proprio turno seguente si mettono su posti liberi.
# Il punteggio
R-28 | Punti | Un punto per ogni casella attraversata, ogni volta.
R-29 | Podio | L’operaio va sul podio con quel numero, al massimo 20; se non c’è posto, sul primo più basso libero.
R-30 | Ordine | Prima gli operai di chi è di turno, poi in senso orario; il più lungo prima.
R-31 | Fatto | Il numero del podio è il suo punteggio.
# La fine
R-32 | Quando | Quando tanti turni di fila quanti i giocatori passano senza tessera, o non resta alcun operaio sul tabellone.
R-33 | Acquedotti aperti | Anche loro si contano alla fine.
R-34 | Premio | L’operaio più in alto conta 4 in più, il secondo 3, il terzo 2.
R-35 | Vittoria | Vince il totale più alto; in parità si divide la vittoria.
`,
  irrigate: `
# Il tavolo
I-01 | Caselle | Colonne da -6 a 13; file da 1 a 10 sulla riva nord, da -1 a -10 sulla riva sud. Una casella si chiama con colonna e fila: 2,1. La fila 0 è il fiume.
I-02 | Condotte del fiume | Due condotte attraversano il fiume alle colonne 2 e 5 e danno acqua su entrambe le rive.
I-03 | Lati | Due tessere vicine sono unite se entrambe hanno un’uscita sul lato comune.
# Le tessere
I-04 | Forme | A T con tre uscite, ad angolo e dritta con due, meta come un angolo con una grande vasca. La posizione si scrive con le uscite: NES, EW.
I-05 | Colori | Rosso, giallo, verde e blu sono dei posti, il grigio all’inizio di nessuno. Il colore stampato non cambia mai, il proprietario sì.
I-06 | Tessere colorate | Dieci per colore in gioco: il rubinetto, e una a T, una ad angolo e una dritta in ognuna delle pile da 1 a 3.
I-07 | Tessere grigie | 44 in quattro pile, e quattro mete nelle pile 2 e 3.
I-08 | Prezzi | La banca chiede 14 per un rubinetto, 12, 10, 8 e 6 per le pile da 1 a 4, e 25 per una meta.
# La preparazione
I-09 | Rubinetti | Ogni rubinetto sta al capo di una condotta del fiume. I rubinetti grigi prendono i capi rimasti.
I-10 | Denaro | Tutti cominciano con 5. Il denaro è visibile e mai sotto 0.
# Le parole
I-11 | Proprietario | Una tessera colorata è del suo posto, una grigia della banca, finché qualcuno la compra.
I-12 | Irrigata | Una tessera ha acqua se una condotta del fiume la raggiunge per uscite unite, di chiunque siano le tessere in mezzo.
# Un turno
I-13 | Svolgimento | Pescare e posare una tessera; poi quante azioni si possono pagare; poi il reddito. O passare.
I-14 | Inizio partita | Finché ogni colore in gioco non ha quattro tessere sul tavolo, si pesca e si posa soltanto. Poi i giocatori seguenti ricevono un po’ di denaro.
# Posare
I-15 | Pescare | Una tessera dalla pila più bassa non vuota.
I-16 | Dove | Su una casella vuota accanto a una tessera, in qualsiasi verso.
I-17 | Portata | Dev’essere possibile portarvi l’acqua girando tessere sul tavolo. Niente viene girato davvero.
I-18 | Colore | Una tessera colorata non può stare accanto a una dello stesso colore stampato.
I-19 | Mete | Una meta deve toccare una tessera in un angolo e nessuna lungo un lato. Non ha bisogno di portata.
I-20 | Nessun posto | Una tessera che non sta da nessuna parte lascia il gioco, e si pesca ancora.
# Contrattare una posa
I-21 | Chiedere offerte | Dopo la pesca si può una volta chiedere offerte. Ognuno dice un posto e un prezzo, o niente.
I-22 | Prenderne una | Si prende un’offerta: la tessera si posa così e si paga; o si posa liberamente.
# Le azioni
I-23 | Girare | La propria gratis; una della banca o di chi si è ritirato per 3; quella di un altro per accordo.
I-24 | Comprare | Dalla banca al suo prezzo; da un altro per accordo.
I-25 | Tassa | La seconda azione del turno costa 2 in più, la terza 3, e così via. Ciò che non si può pagare non è permesso.
I-26 | Accordo | Si propone, si dice un prezzo, il proprietario accetta o rifiuta. Al massimo tre proposte per turno.
I-27 | Girare a pagamento | Una volta per turno si può chiedere quanto gli altri pagherebbero per girare una propria tessera.
I-28 | Reddito | A fine turno 1 per ogni tessera irrigata che si possiede.
# Vincere
I-29 | Come | Alla fine del proprio turno: dieci tessere irrigate proprie, o una meta irrigata, o 50 di denaro.
I-30 | Punteggio | Conta il denaro; in parità le proprie tessere irrigate.
# Passare
I-31 | Passare | Al posto di un turno intero. La prima volta si ha ancora il reddito.
I-32 | Ritirarsi | Chi passa due volte di fila si è ritirato: né reddito né vittoria, e le sue terre si comprano come quelle della banca.
I-33 | Tornare | Giocando un turno senza passare.
I-34 | L’ultimo | Se tutti gli altri si sono ritirati, vince chi resta.
# Finite le pile
I-35 | Ultimi turni | Dopo l’ultima tessera ognuno ha ancora un turno con reddito doppio. Se allora nessuno vince, vince il maggior denaro, poi il maggior numero di tessere irrigate.
`,
};

/** The same for every game; {0} is an action of the game. */
export const NOTATION = `
# Notazione
N-01 | Azioni come testo | Un’azione si scrive come il registro la mostra in notazione: la sua parola, poi le sue cose, separate da un solo spazio, per esempio {0}. Maiuscole e minuscole sono diverse, e i numeri si scrivono senza zeri davanti. Un testo che non è un’azione del gioco viene rifiutato, e si nominano i più simili.
`;
