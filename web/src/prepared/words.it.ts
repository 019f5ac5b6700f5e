import type { Words } from "./words.en.ts";

export const words: Words = {
  note: "Note",
  "note.about": "Puoi leggerle solo tu.",
  "note.keep": "Salva",
  "note.kept": "Salvato.",
  try: "Prova a partire da qui",
  "try.about":
    "Un campo di prova solo tuo: giochi per tutti e scegli che cosa esce dai dadi o dal mazzo. Nessuno lo vede.",
  lines: "Risposte preparate",
  "lines.about":
    "Se gli altri fanno proprio così, la tua risposta viene giocata per te, se in quel momento le regole lo permettono. Nessun altro la vede.",
  "lines.none":
    "Ancora nessuna. Fai una prova, gioca ciò che ti aspetti e poi la tua risposta, e preparala lì.",
  "lines.any": "qualunque cosa esca",
  "lines.remove": "Togli questa risposta",
  step: "{who}: {what}",
  chance: "Caso",
  sandbox: "Campo di prova: giochi per tutti, e nessuno lo vede.",
  back: "Torna alla partita",
  comes: "Che cosa esce?",
  prepare: "Prepara questa risposta",
  "prepare.about": "Gioca ciò che ti aspetti dagli altri, poi la tua risposta.",
  "prepare.any": "Qualunque cosa esca",
  prepared: "Preparata. Viene giocata quando gli altri avranno fatto così.",
};
