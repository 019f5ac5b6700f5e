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
};
