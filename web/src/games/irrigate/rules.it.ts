export const rules = `
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
I-26 | Accordo | Si propone, si dice un prezzo, il proprietario accetta, rifiuta o chiede di più, una volta. Dopo tre proposte rifiutate nel turno non se ne fanno altre.
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
`;
