import type { About } from "../catalogue.svelte.ts";

export const about: About = {
  place: 2,
  title: "Aqua Romana",
  author: "Martin Schlegel",
  example: "lay Y2 Nc curve-SE",
  quick: { setup: "random" },
  words: {
    en: {
      summary:
        "Lengthen your aqueducts with what the master builders allow, and close them before the best podiums are taken.",
      facts: "2–4 players · no luck at all",
      picture: "Aqueducts winding from a reservoir over stone paving.",
    },
    de: {
      summary:
        "Verlängere deine Aquädukte mit dem, was die Baumeister erlauben, und schließe sie ab, bevor die besten Podeste besetzt sind.",
      facts: "2–4 Spieler · ganz ohne Glück",
      picture: "Aquädukte winden sich aus einem Wasserbecken über Steinpflaster.",
    },
    fr: {
      summary:
        "Allongez vos aqueducs avec ce que permettent les maîtres d’œuvre, et terminez-les avant que les meilleurs podiums soient pris.",
      facts: "2 à 4 joueurs · aucun hasard",
      picture: "Des aqueducs serpentent depuis un réservoir sur un dallage.",
    },
    it: {
      summary:
        "Allunga i tuoi acquedotti con ciò che forniscono i capomastri, e chiudili prima che i podi migliori siano occupati.",
      facts: "2–4 giocatori · la fortuna non c’entra",
      picture: "Acquedotti che da un serbatoio serpeggiano su un lastricato.",
    },
  },
};
