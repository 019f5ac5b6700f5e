/** How actions are written, the same for every game; {0} is an action of the game. */

import type { Language } from "../words/words.svelte.ts";

export const NOTATION: Record<Language, string> = {
  en: `
## Notation

- **N-01 Actions as text.** An action can be typed as the log shows it in notation: its word, then its things, with one space between them, like {0}. Capital and small letters differ, and numbers are written without zeros in front. A text that is no action of the game is refused, and similar ones are named.
`,
  de: `
## Schreibweise

- **N-01 Aktionen als Text.** Eine Aktion lässt sich so eintippen, wie das Protokoll sie in Notation zeigt: ihr Wort, dann ihre Dinge, durch je ein Leerzeichen getrennt, etwa {0}. Groß- und Kleinbuchstaben sind verschieden, Zahlen haben keine Null voran. Ein Text, der keine Aktion des Spiels ist, wird abgelehnt; ähnliche werden genannt.
`,
  fr: `
## Notation

- **N-01 Actions en texte.** Une action se tape comme le journal la montre en notation : son mot, puis ses objets, séparés par une seule espace, par exemple {0}. Majuscules et minuscules diffèrent, et les nombres s’écrivent sans zéro devant. Un texte qui n’est pas une action du jeu est refusé, et les plus proches sont nommés.
`,
  it: `
## Notazione

- **N-01 Azioni come testo.** Un’azione si scrive come il registro la mostra in notazione: la sua parola, poi le sue cose, separate da un solo spazio, per esempio {0}. Maiuscole e minuscole sono diverse, e i numeri si scrivono senza zeri davanti. Un testo che non è un’azione del gioco viene rifiutato, e si nominano i più simili.
`,
};
