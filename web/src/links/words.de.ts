import type { Words } from "./words.en.ts";

export const words: Words = {
  "pass.title": "{game} per Link",
  "pass.about":
    "Dafür braucht es keinen Server. Ihr schickt einander Links oder lasst sie scannen; jeder enthält das ganze Spiel und wird beim Öffnen geprüft.",
  "pass.names": "Wer spielt, in der Reihenfolge des Beitretens",
  "pass.name": "Name {n}",
  "pass.dice": "Würfel",
  "pass.dice.simple": "einfach: ein Link pro Zug",
  "pass.dice.watched": "beaufsichtigt: andere würfeln",
  "pass.dice.simple.words":
    "Ein Drittel der Links. An jedem Wurf sind die Geräte aller beteiligt, doch wer am Zug ist, könnte die eigenen Würfe vorher ansehen: für Leute, die einander trauen. Ändern kann sie niemand.",
  "pass.dice.watched.words":
    "Niemand kann einen Wurf kennen, bevor er fällig ist. Für jeden Wurf geht der Link an die nächste Person und kommt zurück; das sind etwa dreimal so viele Links.",
  "pass.begin": "Beginnen",
  "pass.send": "Link an {name} schicken",
  "pass.send.last": "Letzten Link an die anderen schicken",
  "pass.code": "Scannen, um weiterzuspielen",
  "pass.then": "Der Link von {name} kommt zu dir zurück. Öffne ihn auf diesem Gerät, in diesem Browser.",
  "pass.draws": "Das Gerät von {name} würfelt für dich und schickt den Link zurück.",
  "pass.opening": "Der Link wird geprüft, Aktion für Aktion …",
  "pass.invited": "{name} lädt dich zu einer Partie {game} ein.",
  "pass.with": "Es spielen: {names}.",
  "pass.join": "Mitspielen",
  "pass.older":
    "Dieser Link ist älter als das Spiel auf diesem Gerät: Seither ist mehr geschehen. Es wurde nichts geändert. Wenn er dir als neuer geschickt wurde, will jemand einen Zug noch einmal spielen.",
  "pass.go": "Zum Spiel",
  "pass.refused": "Diesem Link ist nicht zu glauben. {why}",
  "pass.refused.at": "Diesem Link ist nicht zu glauben. Aktion {n}: {why}",
  "link.about":
    "Der Link enthält das ganze Spiel. Wer ihn öffnet, kann es nachspielen; kein Server erfährt davon.",
  "link.code": "Scannen, um das Spiel nachzuspielen",
};
