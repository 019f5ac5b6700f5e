import type { Words } from "./words.en.ts";

export const words: Words = {
  "me.title": "Tu",
  "me.devices": "I tuoi dispositivi",
  "devices.about":
    "Non servono né account né password: qui questo browser è riconosciuto da un suo segreto. Con un link sei la stessa persona anche su un altro dispositivo, con le stesse partite.",
  "devices.this": "Questo dispositivo",
  "devices.unnamed": "Un dispositivo",
  "devices.used": "Ultimo uso: {when}",
  "devices.out": "Disconnetti",
  "devices.out.of": "Disconnetti {name}",
  "devices.out.sure": "Chi usa «{name}» non sarà più te. Le tue partite restano tue.",
  "devices.out.here":
    "Questo browser non sarà più te. Senza un altro dispositivo o le parole scritte non potrai tornare.",
  "devices.also": "Anche su un altro dispositivo",
  "devices.link": "Apri questo link sull’altro dispositivo",
  "devices.code": "Da inquadrare con l’altro dispositivo",
  "devices.once":
    "Vale una sola volta, fino alle {time}. Non darlo a nessuno: il dispositivo che lo apre diventa tuo.",
  "phrase.title": "Se perdi tutti i dispositivi",
  "phrase.about":
    "Dodici parole su un foglio ti riportano qui da ovunque. Chi le ha può essere te: conservale bene.",
  "phrase.have": "Hai già dodici parole. Quelle nuove le sostituiranno.",
  "phrase.show": "Mostra dodici parole",
  "phrase.anew": "Mostra parole nuove",
  "phrase.words": "Le tue parole",
  "phrase.once": "Scrivi queste parole adesso, in quest’ordine. Vengono mostrate solo questa volta.",
  "phrase.written": "Le ho scritte",
  "come.title": "Hai già giocato qui?",
  "come.phrase": "Le parole che hai scritto",
  "come.go": "Torna",
  "come.link.title": "Essere qui la stessa persona",
  "come.link.about":
    "Con questo link questo browser diventa la stessa persona del dispositivo da cui proviene.",
  "come.link.go": "Sì, sono io",
  "come.leaves":
    "In questo browser si è già giocato. Quelle partite restano a chi sei qui adesso; fatti mostrare prima dodici parole se vuoi poterci tornare.",
  "me.games": "Le tue partite",
  "games.game": "Gioco",
  "games.all": "Tutti",
  "games.outcome": "Risultato",
  "games.with": "Con",
  "games.title": "{game}, {when}",
  "games.none": "Ancora niente. Le partite compaiono qui quando sono finite.",
  "games.none.such": "Nessuna tua partita corrisponde.",
  "games.more": "Mostrane altre",
  "games.take": "Scarica queste partite",
  "games.open": "Apri",
  "games.record": "File della partita",
  "games.remove": "Togli dalla mia lista",
  "games.remove.sure":
    "La partita non sarà più nella tua lista. Il tavolo resta, e restano anche le liste degli altri.",
  "outcome.won": "Vinta",
  "outcome.shared": "Vittoria condivisa",
  "outcome.lost": "Persa",
  "outcome.alone": "Giocata da solo",
  "how.conceded": "Qualcuno si è arreso.",
  "how.agreed": "Terminata di comune accordo.",
  "me.data": "I tuoi dati",
  "data.secret":
    "Questo browser custodisce un segreto. Il server ne conosce solo un’impronta, da cui nessuno può ricavare il segreto.",
  "data.devices":
    "Se hai più dispositivi o delle parole scritte: come si chiamano i dispositivi, quando ciascuno è stato usato l’ultima volta, e le impronte dei loro segreti e delle parole.",
  "data.games": "I tavoli a cui ti sei seduto: il tuo nome lì, ogni azione con la sua ora, e i risultati.",
  "data.words": "Quello che hai detto nella chat di quei tavoli. Chi ha il link di un tavolo può leggerlo.",
  "data.never":
    "Nessun indirizzo e-mail, nessuna password, niente da altri siti, nessuna pubblicità. Gli indirizzi dei computer compaiono solo nei file di log di chi gestisce il server.",
  "data.stays": "Tavoli e risultati restano finché non li elimini.",
  "data.expire.one":
    "Un tavolo dove non succede nulla per {n} giorno viene dimenticato, con il suo risultato.",
  "data.expire.other":
    "Un tavolo dove non succede nulla per {n} giorni viene dimenticato, con il suo risultato.",
  "data.unplayed.one": "Un tavolo dove nessuno ha giocato per {n} giorno viene dimenticato.",
  "data.unplayed.other": "Un tavolo dove nessuno ha giocato per {n} giorni viene dimenticato.",
  "data.take": "Scarica tutto",
  "data.delete": "Elimina tutto",
  "data.delete.about":
    "Le partite giocate da solo o contro i bot spariscono. Ai tavoli con altri il tuo nome diventa «N. N.», i tuoi messaggi vengono tolti e dei bot giocano al posto tuo.",
  "data.delete.sure":
    "Non si può annullare: né i tuoi dispositivi né le tue parole ti riporteranno indietro. Le copie di sicurezza di chi gestisce il server lo contengono finché vengono conservate.",
  "data.delete.go": "Sì, elimina tutto",
  "home.turn": "Tocca a te",
  "home.late": "Ultimi risultati",
  "home.all": "Tutte le tue partite",
  "home.left": "Ancora {time}",
};
