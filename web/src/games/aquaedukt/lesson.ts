import type { Scene } from "../../learn/lesson.ts";

const MOUNTAINS = ["b7", "k2", "h4", "e1", "j6", "d5", "a4", "l3"].map((space) => `mountain ${space}`);

export const lesson: Scene[] = [
  {
    options: { players: 2 },
    actions: [...MOUNTAINS, "spring F4", "spring K4"],
    steps: [
      { words: "lesson.land" },
      { words: "lesson.canal", among: /^canal .*F4/, point: ["F4"] },
      { words: "lesson.second", among: /^canal/ },
      { words: "lesson.roll", among: /^roll/ },
      { words: "lesson.house", among: /^house/ },
      { words: "lesson.end", among: /^(end|roll|house)/, ends: /^end/ },
      { words: "coach.onward" },
    ],
    replies: [/^end/, /^canal .*K4/, /^canal/],
  },
  {
    options: { players: 2 },
    actions: [
      ...MOUNTAINS,
      "spring F2",
      "spring K2",
      "roll",
      "die 9",
      "house 4 e5",
      "roll",
      "die 9",
      "house 3 f5",
      "end",
      "canal K2-K3",
      "end",
      "canal F2-F3",
      "canal F3-F4",
      "roll",
      "die 16",
      "house 2 k4",
      "end",
    ],
    steps: [{ words: "lesson.puzzle", among: /^canal/, goal: /^canal F4-F5$/, point: ["e5", "f5"] }],
    replies: [],
  },
];
