import type { Words } from "./words.en.ts";

export const words: Words = {
  "pass.title": "{game} via link",
  "pass.about":
    "Non serve alcun server. Vi mandate dei link, o li fate inquadrare; ognuno contiene tutta la partita e viene controllato quando si apre.",
  "pass.names": "Chi gioca, nell’ordine di arrivo",
  "pass.name": "Nome {n}",
  "pass.dice": "Dadi",
  "pass.dice.simple": "semplici: un link per turno",
  "pass.dice.watched": "sorvegliati: tirano gli altri",
  "pass.dice.simple.words":
    "Un terzo dei link. A ogni tiro partecipano i dispositivi di tutti, ma chi è di turno potrebbe guardare i propri tiri in anticipo: per chi si fida l’uno dell’altro. Nessuno può cambiarli.",
  "pass.dice.watched.words":
    "Nessuno può conoscere un tiro prima del tempo. A ogni tiro il link va alla persona seguente e torna indietro: circa il triplo dei link.",
  "pass.begin": "Comincia",
  "pass.send": "Manda il link a {name}",
  "pass.send.last": "Manda l’ultimo link agli altri",
  "pass.code": "Inquadra per continuare la partita",
  "pass.then": "Il link di {name} tornerà da te. Aprilo su questo dispositivo, in questo browser.",
  "pass.draws": "Il dispositivo di {name} tira per te e rimanda il link.",
  "pass.opening": "Il link viene controllato, azione per azione…",
  "pass.invited": "{name} ti invita a una partita di {game}.",
  "pass.with": "Giocano: {names}.",
  "pass.join": "Partecipa",
  "pass.older":
    "Questo link è più vecchio della partita su questo dispositivo: da allora è successo altro. Non è cambiato nulla. Se ti è stato mandato come nuovo, qualcuno vuole rigiocare un turno.",
  "pass.go": "Vai alla partita",
  "pass.refused": "A questo link non si può credere. {why}",
  "pass.refused.at": "A questo link non si può credere. Azione {n}: {why}",
  "link.about":
    "Il link contiene tutta la partita. Chi lo apre può rivederla; nessun server ne viene a sapere.",
  "link.code": "Inquadra per rivedere la partita",
};
