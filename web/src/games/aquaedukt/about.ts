import type { About } from "../catalogue.svelte.ts";

export const about: About = {
  place: 1,
  title: "Aquädukt",
  author: "Bernhard Weber",
  example: "house 3 c5",
  words: {
    en: {
      summary:
        "Build houses where the die sends you, find springs and lead canals past the right doors. Only houses with water count.",
      facts: "2–4 players · die, houses, canals",
      picture: "Hills and fields with small houses; a canal runs from a stone spring.",
    },
    de: {
      summary:
        "Baue Häuser, wohin der Würfel dich schickt, lege Quellen frei und führe Kanäle an den richtigen Türen vorbei. Nur versorgte Häuser zählen.",
      facts: "2–4 Spieler · Würfel, Häuser, Kanäle",
      picture: "Hügel und Felder mit kleinen Häusern; ein Kanal kommt aus einer gefassten Quelle.",
    },
    fr: {
      summary:
        "Construisez des maisons là où le dé vous envoie, découvrez des sources et menez les canaux devant les bonnes portes. Seules les maisons alimentées en eau comptent.",
      facts: "2 à 4 joueurs · dé, maisons, canaux",
      picture: "Collines et champs avec de petites maisons ; un canal part d’une source en pierre.",
    },
    it: {
      summary:
        "Costruisci case dove ti manda il dado, scopri sorgenti e porta i canali davanti alle porte giuste. Contano solo le case rifornite d’acqua.",
      facts: "2–4 giocatori · dado, case, canali",
      picture: "Colline e campi con piccole case; un canale parte da una sorgente di pietra.",
    },
  },
};
