import type { Words } from "./words.en.ts";

export const words: Words = {
  title: "Mitspieler suchen",
  about: "Zusammen spielt, wer dasselbe sucht. Die Würfel sagen, wer beginnt.",
  game: "Spiel",
  seats: "Plätze",
  clock: "Bedenkzeit",
  within: "Wertungen",
  "within.all": "Alle",
  "within.points": "Höchstens {n} Punkte Abstand",
  patience: "Bots nehmen die freien Plätze ein",
  "patience.never": "Nie",
  "patience.after": "Nach {time}",
  begin: "Suchen",
  waiting: "Es fehlt noch jemand, der dasselbe sucht. Bleib auf dieser Seite.",
  "others.one": "Eine weitere Person wartet. Bleib auf dieser Seite.",
  "others.other": "{n} andere warten auch. Bleib auf dieser Seite.",
  stop: "Nicht länger warten",
};
