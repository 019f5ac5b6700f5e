/** How actions are written, the same for every game; {0} is an action of the game. */

import type { Language } from "../words/words.svelte.ts";

export const NOTATION: Record<Language, string> = {
  en: `
## Notation {notation}

- **N-01 Actions as text.** You can type an action just as the log shows it in notation: its verb, then what it applies to, separated by single spaces, as in \`{0}\`. Capital and small letters are different, and numbers are written without leading zeros. Text that is not an action of the game is refused, and the closest actions are suggested.
`,
  de: `
## Schreibweise {notation}

- **N-01 Aktionen als Text.** Eine Aktion lässt sich so eintippen, wie der Verlauf sie in Notation zeigt: zuerst ihr Verb, dann das, worum es geht, durch je ein Leerzeichen getrennt, etwa \`{0}\`. Auf Groß- und Kleinschreibung kommt es an, und Zahlen stehen ohne führende Nullen. Ein Text, der keine Aktion des Spiels ist, wird abgelehnt; ähnliche werden vorgeschlagen.
`,
  fr: `
## Notation {notation}

- **N-01 Actions en texte.** Une action se tape telle que le journal la montre en notation : son verbe, puis ce sur quoi elle porte, séparés par une seule espace, par exemple \`{0}\`. Majuscules et minuscules ne se confondent pas, et les nombres s’écrivent sans zéro initial. Un texte qui n’est pas une action du jeu est refusé, et les actions les plus proches sont proposées.
`,
  it: `
## Notazione {notation}

- **N-01 Azioni come testo.** Un’azione si può digitare così come la cronaca la mostra in notazione: prima il verbo, poi ciò a cui si riferisce, separati da un solo spazio, per esempio \`{0}\`. Maiuscole e minuscole si distinguono, e i numeri si scrivono senza zeri iniziali. Un testo che non è un’azione del gioco viene rifiutato, e si suggeriscono le azioni più simili.
`,
};
