/** The words for finding people in English: its keys are those of the other languages. */
export const words = {
  title: "Play a person now",
  about: "Whoever wants the same is your opponent. The dice say who begins.",
  game: "Game",
  seats: "Seats",
  clock: "Time",
  within: "Ratings",
  "within.all": "Everybody",
  "within.points": "At most {n} points from mine",
  patience: "Bots fill the seats",
  "patience.never": "Never",
  "patience.after": "After {time}",
  begin: "Find somebody",
  waiting: "Waiting for somebody who wants the same. Stay on this page.",
  "others.one": "One other person is waiting. Stay on this page.",
  "others.other": "{n} other people are waiting. Stay on this page.",
  stop: "Wait no longer",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
