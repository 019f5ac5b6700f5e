export const rules = `
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
R-22 | Il capomastro cammina | In senso orario al prossimo posto libero. Se passa una fontana, si posa un’altra tessera del tipo su una casella vuota che non è davanti a nessun acquedotto; se può bloccare, anche lì, senza far entrare acqua.
R-23 | Obbligo | Chi può costruire con un proprio operaio deve farlo. Se no deve farlo con quello di un altro (o no, secondo l’opzione).
R-24 | Nessuno | Allora si sposta un capomastro al prossimo posto libero. Senza operai sul tabellone il turno salta.
R-25 | Chiudere per scelta | Se posare non ha chiuso un proprio acquedotto in questo turno, se ne può chiudere uno dei propri aperti; prima della prima tessera della partita non l’ultimo.
R-26 | Prendere dalla riserva | Per ogni acquedotto chiuso in un turno il suo proprietario prende un capomastro dalla riserva, finché ce ne sono; prima chi è di turno.
R-27 | Metterli in gioco | All’inizio del proprio turno seguente si mettono su posti liberi.
# Il punteggio
R-28 | Punti | Un punto per ogni casella attraversata, ogni volta.
R-29 | Podio | L’operaio va sul podio con quel numero, al massimo 20; se non c’è posto, sul primo più basso libero.
R-30 | Ordine | Prima gli operai di chi è di turno, poi in senso orario; il più lungo prima.
R-31 | Fatto | Il numero del podio è il suo punteggio.
# La fine
R-32 | Quando | Quando tanti turni di fila quanti i giocatori passano senza tessera, o non resta alcun operaio sul tabellone. Prima della prima tessera solo il centesimo turno chiude la partita.
R-33 | Acquedotti aperti | Anche loro si contano alla fine.
R-34 | Premio | L’operaio più in alto conta 4 in più, il secondo 3, il terzo 2.
R-35 | Vittoria | Vince il totale più alto; in parità si divide la vittoria.
`;
