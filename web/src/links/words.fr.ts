import type { Words } from "./words.en.ts";

export const words: Words = {
  "pass.title": "{game} par liens",
  "pass.about":
    "Pas besoin de serveur. Vous vous envoyez des liens, ou vous les faites scanner ; chacun contient toute la partie et il est vérifié à l’ouverture.",
  "pass.names": "Qui joue, dans l’ordre d’arrivée",
  "pass.name": "Nom {n}",
  "pass.dice": "Dés",
  "pass.dice.simple": "simples : un lien par tour",
  "pass.dice.watched": "surveillés : les autres lancent",
  "pass.dice.simple.words":
    "Trois fois moins de liens. Les appareils de tous prennent part à chaque lancer, mais qui a la main pourrait regarder ses propres lancers d’avance : pour des gens qui se font confiance. Personne ne peut les changer.",
  "pass.dice.watched.words":
    "Personne ne peut connaître un lancer avant l’heure. À chaque lancer, le lien va à la personne suivante et revient, ce qui fait environ trois fois plus de liens.",
  "pass.begin": "Commencer",
  "pass.send": "Envoyer le lien à {name}",
  "pass.send.last": "Envoyer le dernier lien aux autres",
  "pass.code": "Scannez pour continuer la partie",
  "pass.then": "Le lien de {name} vous reviendra. Ouvrez-le sur cet appareil, dans ce navigateur.",
  "pass.draws": "L’appareil de {name} lance pour vous et renvoie le lien.",
  "pass.opening": "Vérification du lien, action par action…",
  "pass.invited": "{name} vous invite à une partie de {game}.",
  "pass.with": "Participants : {names}.",
  "pass.join": "Participer",
  "pass.older":
    "Ce lien est plus ancien que la partie sur cet appareil : il s’est passé autre chose depuis. Rien n’a été changé. Si on vous l’a envoyé comme nouveau, quelqu’un veut rejouer un tour.",
  "pass.go": "Aller à la partie",
  "pass.refused": "On ne peut pas croire ce lien. {why}",
  "pass.refused.at": "On ne peut pas croire ce lien. Action {n} : {why}",
  "link.about":
    "Le lien contient toute la partie. Qui l’ouvre peut la revoir ; aucun serveur n’en sait rien.",
  "link.code": "Scannez pour revoir la partie",
};
