/** The words about puzzles in English: its keys are those of the other languages. */
export const words = {
  title: "Puzzles",
  about: "Positions from games in which one action is clearly better than all others. Find it.",
  game: "Game",
  theme: "Theme",
  "theme.all": "any",
  next: "Next puzzle",
  today: "Puzzle of the day, {day}",
  "today.about": "The same for everybody; the next one comes at midnight UTC.",
  "today.go": "Look at it",
  "today.solved": "You found it.",
  "today.missed": "You did not find it at the first try.",
  mine: "Your rating: {rating} ±{spread}. Found at the first try: {solved} of {tried}.",
  streak: "In a row: {streak}. At best: {best}.",
  "left.one": "{n} puzzle, {fresh} of them new to you.",
  "left.other": "{n} puzzles, {fresh} of them new to you.",
  none: "There are no puzzles here yet.",
  here: "What you have tried is kept in this browser alone.",
  how: "How it works",
  "how.answer":
    "Nobody knows what dice and draws will bring. So the answer is the action with the best chance of winning, as a long search sees it: at least 8 percentage points more than any other, in some games 5, whichever way the search was begun.",
  "how.cost":
    "Every other action has its price: how many percentage points it takes off your chance of winning.",
  "how.rating":
    "Puzzles and those who solve them are rated on one scale, as if they had played each other: whoever finds the answer at the first try has won. Only the first try counts, and looking at the answer is one.",
  task: "{who} is to move. Which action gives the best chance of winning?",
  "task.you": "Your move. Which action gives the best chance of winning?",
  wrong: "{what} That costs {cost}% of the chance of winning.",
  "wrong.much": "{what} That costs more than {cost}% of the chance of winning.",
  right: "{what} That is the answer: a chance of winning of {chance}%.",
  answer: "The answer: {what} The chance of winning is then {chance}%.",
  why: "What it does: {reasons}",
  themes: "Theme: {themes}",
  rated: "Your rating is now {rating} ±{spread}. In a row: {streak}.",
  show: "Show the answer",
  again: "Once more",
  all: "All puzzles",
  player: "Player {n}",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
