/** The words of notes, prepared lines and the sandbox in English: its keys are those of the other languages. */
export const words = {
  note: "Notes",
  "note.about": "Only you can read them.",
  "note.keep": "Save",
  "note.kept": "Saved.",
  try: "Try things out from here",
  "try.about":
    "A sandbox of your own: you play for everybody and choose what is rolled or drawn. Nobody sees it.",
  lines: "Prepared answers",
  "lines.about":
    "If the others do exactly this, your answer is played for you, as far as the rules allow it then. Nobody else sees it.",
  "lines.none": "None yet. Try things out, play what you expect and your answer, and prepare it there.",
  "lines.any": "whatever is rolled or drawn",
  "lines.remove": "Remove this answer",
  step: "{who}: {what}",
  chance: "Chance",
  sandbox: "Sandbox: you play for everybody, and nobody sees it.",
  back: "Back to the game",
  comes: "What comes?",
  prepare: "Prepare this answer",
  "prepare.about": "Play what you expect of the others, then your answer.",
  "prepare.any": "Whatever is rolled or drawn",
  prepared: "Prepared. It is played when the others have done this.",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
