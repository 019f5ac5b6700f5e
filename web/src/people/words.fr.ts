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
  "phrase.once": "Notez ces mots maintenant, dans cet ordre. Ils ne seront plus jamais affichés.",
  "phrase.written": "Je les ai notés",
  "come.title": "Avez-vous déjà joué ici ?",
  "come.phrase": "Les mots que vous avez notés",
  "come.go": "Revenir",
  "come.link.title": "Être ici la même personne",
  "come.link.about": "Avec ce lien, ce navigateur devient la même personne que l’appareil dont il provient.",
  "come.link.go": "Oui, c’est moi",
  "come.leaves":
    "Des parties ont déjà été jouées dans ce navigateur. Elles restent à la personne que vous êtes ici maintenant ; faites-vous d’abord montrer douze mots si vous voulez y revenir.",
  "me.games": "Vos parties",
  "games.game": "Jeu",
  "games.all": "Tous",
  "games.outcome": "Résultat",
  "games.with": "Avec",
  "games.title": "{game}, {when}",
  "games.none": "Rien encore. Les parties apparaissent ici une fois finies.",
  "games.none.such": "Aucune de vos parties ne correspond.",
  "games.more": "En montrer plus",
  "games.take": "Télécharger ces parties",
  "games.open": "Ouvrir",
  "games.record": "Fichier de la partie",
  "games.remove": "Retirer de ma liste",
  "games.remove.sure":
    "La partie ne sera plus dans votre liste. La table reste, de même que les listes des autres.",
  "outcome.won": "Gagnée",
  "outcome.shared": "Victoire partagée",
  "outcome.lost": "Perdue",
  "outcome.alone": "Jouée en solo",
  "how.conceded": "Quelqu’un a abandonné.",
  "how.agreed": "Arrêtée d’un commun accord.",
  "me.data": "Vos données",
  "data.secret":
    "Ce navigateur garde un secret. Le serveur n’en connaît qu’une empreinte, dont personne ne peut tirer le secret.",
  "data.devices":
    "Si vous avez plusieurs appareils ou des mots notés : le nom des appareils, leur dernière utilisation, et les empreintes de leurs secrets et de vos mots.",
  "data.games":
    "Les tables où vous avez joué : le nom que vous y portiez, chaque action avec sa date, et les résultats.",
  "data.words":
    "Ce que vous avez dit dans la discussion de ces tables. Qui a le lien d’une table peut le lire.",
  "data.never":
    "Ni adresse électronique, ni mot de passe, rien d’autres sites, aucune publicité. Les adresses des ordinateurs ne figurent que dans les fichiers journaux de l’hébergeur.",
  "data.stays": "Les tables et les résultats restent jusqu’à ce que vous les supprimiez.",
  "data.expire.one": "Une table où rien ne se passe pendant {n} jour est oubliée, avec son résultat.",
  "data.expire.other": "Une table où rien ne se passe pendant {n} jours est oubliée, avec son résultat.",
  "data.unplayed.one": "Une table où personne n’a joué pendant {n} jour est oubliée.",
  "data.unplayed.other": "Une table où personne n’a joué pendant {n} jours est oubliée.",
  "data.take": "Tout télécharger",
  "data.delete": "Tout supprimer",
  "data.delete.about":
    "Les parties jouées en solo ou contre des robots disparaissent. Aux tables partagées, votre nom devient « N. N. », vos messages sont effacés et des robots prennent votre relais.",
  "data.delete.sure":
    "C’est irréversible : ni vos appareils ni vos mots ne vous ramèneront. Les sauvegardes de l’hébergeur en gardent la trace tant qu’il les conserve.",
  "data.delete.go": "Oui, tout supprimer",
  "home.turn": "À vous de jouer",
  "home.late": "Derniers résultats",
  "home.all": "Toutes vos parties",
  "home.left": "Encore {time}",
};
