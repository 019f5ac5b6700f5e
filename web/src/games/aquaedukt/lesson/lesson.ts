import type { Scene } from "../../../learn/lesson.ts";

const MOUNTAINS = ["b7", "k2", "h4", "e1", "j6", "d5", "a4", "l3"].map((space) => `mountain ${space}`);

/** A turn: houses, each with the throw before it, `9: 4 e5`. */
function building(...houses: string[]): string[] {
  const texts = houses.flatMap((one) => {
    const [region = "", house = ""] = one.split(": ");
    return ["roll", `die ${region}`, `house ${house}`];
  });
  return houses.length < 3 ? [...texts, "end"] : texts;
}

/** Canals along a way of intersections, `E4 E5 F5`. */
function digging(way: string): string[] {
  const points = way.split(" ");
  return points.slice(1).map((point, index) => `canal ${[points[index], point].sort().join("-")}`);
}

const BASICS: Scene = {
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
};

/** Two houses with one edge between them. */
const CANALS: Scene = {
  options: { players: 2 },
  actions: [
    ...MOUNTAINS,
    "spring F2",
    "spring K2",
    ...building("9: 4 e5", "9: 3 f5"),
    "canal K2-K3",
    "end",
    ...digging("F2 F3 F4"),
    ...building("16: 2 k4"),
  ],
  steps: [
    { words: "lesson.puzzle", among: /^canal/, goal: /^canal F4-F5$/, point: ["e5", "f5"] },
    { words: "lesson.puzzle.done" },
  ],
  replies: [],
};

/** The same two houses without a spring: one of the corners that they share is too near to another one. */
const SPRINGS: Scene = {
  options: { players: 2 },
  actions: [
    ...MOUNTAINS,
    ...building("9: 4 e5", "9: 3 f5"),
    ...building("9: 2 e6"),
    "spring I3",
    ...building("16: 2 k4"),
  ],
  steps: [
    { words: "lesson.spring", point: ["I3"] },
    {
      words: "lesson.spring.puzzle",
      among: /^spring/,
      goal: /^spring F5$/,
      again: "lesson.spring.again",
      point: ["e5", "f5"],
    },
    { words: "lesson.spring.shared" },
  ],
  replies: [/^end/, /^canal E5-F5/],
};

/** One space of region 9 is left, and it is dry. */
const FULL_REGION: Scene = {
  options: { players: 2 },
  actions: [
    ...MOUNTAINS,
    "spring G5",
    ...building("9: 4 e6", "9: 3 e5"),
    ...building("9: 2 f5"),
    ...building("16: 1 k4"),
    "canal G4-G5",
    "end",
    ...building("12: 2 k5"),
    "roll",
    "die 9",
  ],
  steps: [
    { words: "lesson.full" },
    {
      words: "lesson.full.puzzle",
      among: /^(house|end)/,
      goal: /^house 1 f4$/,
      again: "lesson.full.again",
      point: ["e5", "e6"],
    },
    { words: "lesson.full.done" },
  ],
  replies: [],
};

/** Houses on both sides of a canal, each with one space between. */
const DOUBLE_CANALS: Scene = {
  options: { players: 2 },
  actions: [
    ...MOUNTAINS,
    "spring F2",
    "spring K2",
    ...building("15: 4 g4", "8: 3 d4"),
    "canal K2-K3",
    "end",
    ...digging("F2 F3 F4"),
    ...building("16: 2 k4"),
  ],
  steps: [
    { words: "lesson.double" },
    {
      words: "lesson.double.puzzle",
      among: /^canal/,
      goal: /^canal F2-F3$/,
      again: "lesson.double.again",
      point: ["d4", "g4"],
    },
    {
      words: "lesson.double.second",
      among: /^canal/,
      goal: /^canal F3-F4$/,
      again: "lesson.double.again",
      point: ["d4", "g4"],
    },
    { words: "coach.onward" },
  ],
  replies: [/^end/, /^canal .*K3/, /^canal/],
};

/** All but one of the canals lie, and the other seat is one point ahead. */
const LAST_CANAL: Scene = {
  options: { players: 2 },
  actions: [
    ...MOUNTAINS,
    ...building("4: 3 g8", "7: 4 b5", "12: 1 k5"),
    ...building("1: 4 c7", "14: 3 e3", "11: 2 i3"),
    ...building("8: 4 e4", "5: 3 i5", "11: 2 j5"),
    ...building("9: 4 f4", "10: 3 h5"),
    ...building("5: 2 h6"),
    ...["C6", "H7", "L5", "E1", "J2"].map((point) => `spring ${point}`),
    ...["C6 B6 B5 B4 B3", "C6 D6 D7 D8", "H7 G7 F7 F6", "H7 I7 J7 J6", "L5 K5 K6 K7"].flatMap(digging),
    ...["L5 L4 L3", "E1 E2 E3 D3", "E1 F1 F2 F3", "J2 J3 J4", "J2 I2 H2 H1"].flatMap(digging),
    ...["C6 B6 B5", "C6 D6", "H7 G7", "J2 I2", "L5 K5"].flatMap(digging),
    "end",
  ],
  steps: [
    {
      words: "lesson.last",
      among: /^canal/,
      goal: /^canal J4-J5$/,
      again: "lesson.last.again",
      point: ["e4", "h6", "i5", "j5"],
    },
  ],
  replies: [],
};

export const lesson: Scene[] = [BASICS, CANALS, SPRINGS, FULL_REGION, DOUBLE_CANALS, LAST_CANAL];
