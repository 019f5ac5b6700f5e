import type { About } from "../catalogue.svelte.ts";

export const about: About = {
  place: 3,
  title: "Irrigate",
  author: "Matthew Stoodley",
  example: "place 3,1 NES",
  words: {
    en: {
      summary:
        "Lay land with pipes along a river, buy it, rotate it and bargain, until enough of your fields are green.",
      facts: "2–4 players · tiles and bargaining",
      picture: "Green and dry fields with pipes on both banks of a river.",
    },
    de: {
      summary:
        "Lege Land mit Rohren an den Fluss, kaufe, drehe und verhandle, bis genug von deinem Land grün ist.",
      facts: "2–4 Spieler · Plättchen und Verhandeln",
      picture: "Grüne und trockene Äcker mit Rohren an beiden Ufern eines Flusses.",
    },
    fr: {
      summary:
        "Posez des terres et leurs conduites le long d’un fleuve, achetez, tournez et négociez jusqu’à ce qu’assez de vos champs verdissent.",
      facts: "2 à 4 joueurs · tuiles et négociation",
      picture: "Champs verts et champs secs avec des conduites sur les deux rives d’un fleuve.",
    },
    it: {
      summary:
        "Posa terre con condotte lungo un fiume, compra, gira e contratta finché non hai abbastanza campi verdi.",
      facts: "2–4 giocatori · tessere e contrattazione",
      picture: "Campi verdi e campi secchi con condotte sulle due rive di un fiume.",
    },
  },
};
