import type { Words } from "./words.en.ts";

export const words: Words = {
  "plan.number": "d’après un numéro",
  "plan.number.which": "Numéro",
  "plan.another": "Une autre proposition",
  "plan.own": "Votre liste",
  "plan.unkept": "Brouillon, pas encore dans votre liste",
  "plan.unkept.named": "{name} (pas encore dans votre liste)",
  "plan.picture": "{name} : l’aspect au début d’une partie",
  "plan.paint": "Composer soi-même",
  "plan.change": "Modifier",
  "plan.name": "Son nom",
  "plan.keep": "Garder",
  "plan.rename": "Renommer",
  "plan.forget": "Supprimer",
  "plan.kept": "« {name} » est maintenant dans votre liste. Ce navigateur la garde.",
  "plan.renamed": "Le nom est maintenant « {name} ».",
  "plan.forgotten":
    "« {name} » n’est plus dans votre liste. Tant que vous restez sur cette page, vous pouvez l’y remettre.",
  "plan.linked":
    "Quelqu’un vous a envoyé ceci par un lien. Gardez-le pour plus tard, ou jouez-y tout de suite.",
  "plan.damaged": "Le lien est abîmé : ce qu’il devait apporter est illisible.",
  "plan.share": "Partager, ou en texte",
  "plan.share.link": "Lien",
  "plan.share.code": "Scannez pour ouvrir",
  "plan.text": "En texte",
  "plan.text.about":
    "Ce que vous changez ici est vérifié aussitôt. En ligne de commande, ce texte se met dans un fichier.",
  "plan.empty": "vide",
  "plan.redo": "Rétablir",
  "plan.from": "Partir de…",
  "plan.done": "Terminé",
  "plan.fine": "Il ne manque rien : on peut y jouer.",
  "plan.missing.one": "Un point ne va pas encore.",
  "plan.missing.other": "{n} points ne vont pas encore.",
  "plan.judging": "Vérification…",
};
