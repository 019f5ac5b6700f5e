import type { Words } from "./words.en.ts";

export const words: Words = {
  note: "Notizen",
  "note.about": "Nur du kannst sie lesen.",
  "note.keep": "Speichern",
  "note.kept": "Gespeichert.",
  try: "Von hier aus ausprobieren",
  "try.about":
    "Ein Sandkasten nur für dich: Du spielst für alle und bestimmst, was gewürfelt oder gezogen wird. Niemand sieht ihn.",
  lines: "Vorbereitete Antworten",
  "lines.about":
    "Wenn die anderen genau das tun, wird deine Antwort für dich gespielt, soweit die Regeln sie dann erlauben. Niemand sonst sieht sie.",
  "lines.none":
    "Noch keine. Probiere aus, spiele, was du erwartest, und deine Antwort darauf, und bereite sie dort vor.",
  "lines.any": "was auch immer gewürfelt oder gezogen wird",
  "lines.remove": "Diese Antwort entfernen",
  step: "{who}: {what}",
  chance: "Zufall",
  sandbox: "Sandkasten: Du spielst für alle, und niemand sieht es.",
  back: "Zurück zur Partie",
  comes: "Was kommt?",
  prepare: "Diese Antwort vorbereiten",
  "prepare.about": "Spiele, was du von den anderen erwartest, dann deine Antwort.",
  "prepare.any": "Was auch immer gewürfelt oder gezogen wird",
  prepared: "Vorbereitet. Sie wird gespielt, sobald die anderen das getan haben.",
};
