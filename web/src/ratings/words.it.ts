import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Classifiche",
  about:
    "I migliori di ogni gioco, persone e bot su un’unica scala. Se una partita è classificata si decide quando si apre il tavolo.",
  game: "Gioco",
  players: "Giocatori",
  rank: "Posto",
  name: "Nome",
  rating: "Punteggio",
  plays: "Partite classificate",
  within: "{rating} ±{spread}",
  bot: "Bot",
  empty: "Per ora qui ci sono solo bot.",
  listed:
    "Qui compare chi mostra a tutti il proprio profilo, ha riservato un nome e ha giocato almeno {n} partite classificate. L’ordine segue quanto un punteggio vale come minimo: sé stesso meno la sua incertezza.",
  private: "Mostrati nel tuo profilo",
  mine: "Il tuo punteggio: {rating} ±{spread}, dopo {plays} partite classificate.",
  none: "Ancora nessuna partita classificata.",
  chart: "Andamento del punteggio, dal {from} al {to}. Ora {rating} ±{spread}.",
  in: "{game}, {players} giocatori",
  all: "I migliori di ogni gioco",
  how: "Come si calcola",
  "how.scale":
    "Tutti cominciano con 1500 ±500 e sono considerati bravi come il bot Faber, finché le partite non dicono altro. In due, chi ha 100 punti in più vince 64 partite su 100. Ogni gioco e ogni numero di giocatori ha un punteggio a sé, perché in quattro servono doti diverse che in due. I punteggi sono calcolati con OpenSkill (Plackett-Luce) in base ai posti finali; il segno ± dice tra quali numeri qualcuno si trova davvero, 19 volte su 20.",
  "how.bots":
    "I bot hanno punteggi fissi, misurati in tornei tra loro. Così un punteggio dice qualcosa già dalla prima sera.",
  "how.friendly":
    "Una partita classificata diventa amichevole quando qualcuno chiede un suggerimento, o annulla più del proprio turno. Non conta se tutti si accordano per finirla, se qualcuno occupa due posti o se è cominciata da un’altra posizione.",
  "how.leaving":
    "Chi se ne va, si arrende o esaurisce il tempo e non torna è valutato secondo le sue probabilità in quel momento, come le vede il bot che dà anche i suggerimenti: con il 30 % la partita vale al 30 % come vinta e per il resto come persa contro tutti. Gli altri sono valutati tra loro secondo come si piazzano. Se tutti se ne sono andati, la partita è finita e conta. Un tavolo classificato ha sempre un orologio: sette giorni a turno, se non se ne sceglie un altro.",
  "how.damping":
    "Ciò che dice poco pesa poco. Le prime cinque partite delle stesse due persone in sette giorni contano per intero, la sesta per cinque sesti, la decima per metà, la ventesima per un quarto. Una persona che non ha ancora giocato cinque partite classificate senza di te è nota solo attraverso di te: quando tu ne hai cinque senza di lei, con lei guadagni e perdi solo un quinto se non ha giocato con nessun altro, due quinti dopo una partita senza di te e così via; e tutte queste persone insieme contano come un solo avversario. Arrendersi a turno in una posizione pari non sposta nessuno.",
};
