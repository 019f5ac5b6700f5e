import type { Words } from "./words.en.ts";

export const words: Words = {
  "me.title": "Vous",
  "me.devices": "Vos appareils",
  "devices.about":
    "Ni compte ni mot de passe : ce navigateur est reconnu ici grâce à un secret qui lui est propre. Avec un lien, vous êtes la même personne sur un autre appareil, avec les mêmes parties.",
  "devices.this": "Cet appareil",
  "devices.unnamed": "Un appareil",
  "devices.used": "Dernière utilisation : {when}",
  "devices.out": "Déconnecter",
  "devices.out.of": "Déconnecter {name}",
  "devices.out.sure": "Qui utilise « {name} » ne sera plus vous. Vos parties vous restent.",
  "devices.out.here":
    "Ce navigateur ne sera plus vous. Sans autre appareil ni mots écrits, vous ne pourrez pas revenir.",
  "devices.also": "Aussi sur un autre appareil",
  "devices.link": "Ouvrez ce lien sur l’autre appareil",
  "devices.code": "À scanner avec l’autre appareil",
  "devices.once":
    "Il ne sert qu’une fois, jusqu’à {time}. Ne le donnez à personne : l’appareil qui l’ouvre devient le vôtre.",
  "phrase.title": "Si vous perdez tous vos appareils",
  "phrase.about":
    "Douze mots sur une feuille de papier vous ramènent ici de partout. Qui les possède peut se faire passer pour vous : gardez-les bien.",
  "phrase.have": "Vous avez déjà douze mots. De nouveaux mots les remplaceront.",
  "phrase.show": "Montrer douze mots",
  "phrase.anew": "Montrer de nouveaux mots",
  "phrase.words": "Vos mots",
  "phrase.once":
    "Notez ces mots maintenant, dans cet ordre. Ils ne seront plus jamais affichés.",
  "phrase.written": "Je les ai notés",
  "come.title": "Avez-vous déjà joué ici ?",
  "come.phrase": "Les mots que vous avez notés",
  "come.go": "Revenir",
  "come.link.title": "Être ici la même personne",
  "come.link.about":
    "Avec ce lien, ce navigateur devient la même personne que l’appareil dont il provient.",
  "come.link.go": "Oui, c’est moi",
  "come.leaves":
    "Des parties ont déjà été jouées dans ce navigateur. Elles restent à la personne que vous êtes ici maintenant ; faites-vous d’abord montrer douze mots si vous voulez y revenir.",
};
