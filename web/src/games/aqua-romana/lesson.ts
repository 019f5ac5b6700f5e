import type { Scene } from "../../learn/lesson.ts";

const BUILDERS = [
  "curve Nc",
  "bridge Nd",
  "straight W8",
  "double Nf",
  "curve E7",
  "straight E6",
  "bridge E3",
  "double E2",
  "curve Sj",
  "straight Sa",
  "bridge W7",
  "double W3",
].map((builder) => `builder ${builder}`);

export const lesson: Scene[] = [
  {
    options: { players: 2 },
    actions: BUILDERS,
    steps: [
      { words: "lesson.board" },
      { words: "lesson.sight", point: ["Y3", "Nd", "W8"] },
      { words: "lesson.lay", among: /^lay Y3/ },
      { words: "lesson.keep", among: /^(keep|close)/, goal: /^keep/, again: "lesson.keep.again" },
      { words: "lesson.again", among: /^lay/ },
      { words: "lesson.close", among: /^(keep|close)/ },
      { words: "coach.onward" },
    ],
    asides: [
      { words: "lesson.extra", among: /^extra/ },
      { words: "lesson.take", among: /^take/ },
      { words: "lesson.builder", among: /^builder/ },
    ],
    replies: [/^keep/, /^lay/],
  },
  {
    options: { players: 2 },
    actions: BUILDERS,
    steps: [
      { words: "lesson.puzzle", among: /^lay Y1/, goal: /^lay Y1 W8 straight-EW$/, point: ["Y1", "a8"] },
    ],
    replies: [],
  },
];
