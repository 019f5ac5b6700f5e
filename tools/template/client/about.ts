import type { About } from "../catalogue.svelte.ts";

export const about: About = {
  title: "Fossa Nova",
  example: "dig c",
  words: {
    en: {
      summary: "Dig a ditch of seven spaces; water counts, and two of your waters side by side more.",
      facts: "2–4 players · a few minutes",
      picture: "A ditch.",
    },
    de: {
      summary: "Grabt einen Graben aus sieben Feldern; Wasser zählt, zweimal Wasser nebeneinander mehr.",
      facts: "2–4 Spieler · wenige Minuten",
      picture: "Ein Graben.",
    },
    fr: {
      summary: "Creusez un fossé de sept cases ; l’eau compte, et deux eaux voisines davantage.",
      facts: "2 à 4 joueurs · quelques minutes",
      picture: "Un fossé.",
    },
    it: {
      summary: "Scavate un fosso di sette caselle; l’acqua vale, due acque vicine di più.",
      facts: "2–4 giocatori · pochi minuti",
      picture: "Un fosso.",
    },
  },
};
