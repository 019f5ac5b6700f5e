export const rules = `
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
`;
