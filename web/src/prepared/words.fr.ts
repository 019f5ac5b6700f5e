import type { Words } from "./words.en.ts";

export const words: Words = {
  note: "Notes",
  "note.about": "Vous seul pouvez les lire.",
  "note.keep": "Enregistrer",
  "note.kept": "Enregistré.",
  try: "Essayer à partir d’ici",
  "try.about":
    "Un bac à sable rien que pour vous : vous jouez pour tout le monde et choisissez ce qui est lancé ou pioché. Personne ne le voit.",
  lines: "Réponses préparées",
  "lines.about":
    "Si les autres font exactement cela, votre réponse est jouée pour vous, dans la mesure où les règles le permettent alors. Personne d’autre ne la voit.",
  "lines.none":
    "Aucune pour l’instant. Essayez, jouez ce que vous attendez puis votre réponse, et préparez-la là-bas.",
  "lines.any": "quoi qu’il soit lancé ou pioché",
  "lines.remove": "Retirer cette réponse",
  step: "{who} : {what}",
  chance: "Hasard",
  sandbox: "Bac à sable : vous jouez pour tout le monde, et personne ne le voit.",
  back: "Retour à la partie",
  comes: "Que vient-il ?",
  prepare: "Préparer cette réponse",
  "prepare.about": "Jouez ce que vous attendez des autres, puis votre réponse.",
  "prepare.any": "Quoi qu’il soit lancé ou pioché",
  prepared: "C’est préparé. La réponse sera jouée quand les autres auront fait cela.",
};
