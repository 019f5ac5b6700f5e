import type { Scene } from "../../../learn/lesson.ts";

/** A set-up: by kind, the slots of its builders. */
function placed(kinds: Record<string, string>): string[] {
  return Object.entries(kinds).flatMap(([kind, slots]) =>
    slots.split(" ").map((slot) => `builder ${kind} ${slot}`),
  );
}

/** Turns in which a tile is laid and every aqueduct is kept open. */
const kept = (...lays: string[]): string[] => lays.flatMap((lay) => [`lay ${lay}`, "keep"]);

const AT_FIRST = placed({
  curve: "Nc E7 Sj",
  straight: "W8 E6 Sa",
  bridge: "Nd E3 W7",
  double: "Nf E2 W3",
});

/** Y2 four squares long and B1 three; R3 on podium 4; it is time to close. */
const PODIUM_TAKEN = [
  ...placed({ curve: "Nh W3 E3", straight: "E8 Ni Si", bridge: "Sk W7 W1", double: "Sh Nf W5" }),
  ...kept("Y2 E8 straight-NS", "R3 Ni straight-EW", "Y2 E7 straight-NS", "R3 Sk bridge"),
  ...kept("Y2 E6 straight-NS"),
  "lay R3 W7 bridge",
  "close R3",
  "take bridge",
  ...kept("Y2 E5 straight-NS"),
  "builder bridge Ng",
  ...kept("R1 Nh curve-NW", "B1 Si straight-EW", "R1 Sh double-NW"),
  "lay B1 W1 bridge",
];

/** Of all workmen only R3 on k8 sees builders: for straights at Nk, for curves at Sk. */
const FORCED = [
  ...placed({ curve: "Nh Sk W4", straight: "Ni E5 W6", bridge: "Nb E4 Sf", double: "Ne Se W3" }),
  ...kept("B3 Nh curve-SW", "R3 Ni straight-EW"),
];

/** Y3 on e7 and R1 on g7 face each other; Y3 sees builders of curves and of double curves. */
const FACE_TO_FACE = [
  ...placed({ curve: "Sd Sh Ne", straight: "W7 E7 Na", bridge: "Nb E4 Sf", double: "Se Nj W3" }),
  ...kept("Y3 Sd curve-NE", "R1 Sh curve-NW", "Y3 W7 straight-EW", "R1 E7 straight-EW"),
];

const options = { players: 2 };

const BUILDING: Scene = {
  options,
  actions: AT_FIRST,
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
};

const CORNER: Scene = {
  options,
  actions: AT_FIRST,
  steps: [
    { words: "lesson.corner", point: ["a8"] },
    { words: "lesson.puzzle", among: /^lay Y1/, goal: /^lay Y1 W8 straight-EW$/, point: ["Y1", "a8"] },
    { words: "lesson.extra", among: /^extra/ },
    { words: "lesson.puzzle.done" },
  ],
  replies: [],
};

const PODIUMS: Scene = {
  options,
  actions: PODIUM_TAKEN,
  steps: [
    { words: "lesson.podiums" },
    {
      words: "lesson.podium",
      among: /^close (Y2|B1)$/,
      goal: /^close B1$/,
      again: "lesson.podium.again",
    },
    { words: "lesson.podium.done" },
  ],
  replies: [],
};

const RESERVE: Scene = {
  options,
  actions: [...PODIUM_TAKEN, "close B1"],
  steps: [
    { words: "lesson.reserve" },
    { words: "lesson.reserve.take", among: /^take/ },
    {
      words: "lesson.bring",
      among: /^builder/,
      goal: /^builder \w+ (Nh|Sh|E1|W1)$/,
      again: "lesson.bring.again",
    },
    { words: "lesson.use", among: /^lay B3/ },
    { words: "lesson.use.done" },
  ],
  replies: [/^keep/, /^lay R1 Sg/],
};

const BUILDING_FOR_OTHERS: Scene = {
  options,
  actions: FORCED,
  steps: [
    { words: "lesson.forced" },
    {
      words: "lesson.forced.build",
      among: /^lay R3/,
      goal: /^lay R3 Sk curve-NE$/,
      again: "lesson.forced.again",
    },
    { words: "lesson.forced.done" },
  ],
  replies: [],
};

const LAST: Scene = {
  options,
  actions: FACE_TO_FACE,
  steps: [
    { words: "lesson.faced", point: ["f7"] },
    {
      words: "lesson.last",
      among: /^lay Y3/,
      goal: /^lay Y3 Ne curve-[NS]W$/,
      again: "lesson.last.again",
    },
  ],
  replies: [],
};

export const lesson: Scene[] = [BUILDING, CORNER, PODIUMS, RESERVE, BUILDING_FOR_OTHERS, LAST];
