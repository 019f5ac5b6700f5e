import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Jetzt gegen Menschen",
  about: "Es spielen zusammen, die dasselbe wollen. Wer beginnt, sagen die Würfel.",
  game: "Spiel",
  seats: "Plätze",
  clock: "Bedenkzeit",
  within: "Wertungen",
  "within.all": "Alle",
  "within.points": "Höchstens {n} Punkte von meiner",
  patience: "Bots nehmen die freien Plätze ein",
  "patience.never": "Nie",
  "patience.after": "Nach {time}",
  begin: "Jemanden finden",
  waiting: "Es fehlt noch jemand, der dasselbe will. Bleib auf dieser Seite.",
  "others.one": "Noch jemand wartet. Bleib auf dieser Seite.",
  "others.other": "{n} andere warten. Bleib auf dieser Seite.",
  stop: "Nicht länger warten",
};
