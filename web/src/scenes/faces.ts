/** The portraits of the bots, by level: what differs from one to the other, around 0 0. */

export interface Portrait {
  ground: string;
  clothes: string;
  hair: string;
  metal: string;
  /** Hair behind the head and before it, a beard, brows and mouth, what he wears. */
  behind: string;
  front: string;
  beard: string;
  lines: string;
  worn: string;
}

const CURLS =
  "M-9 -3a4 4 0 0 1 -1 -6a4 4 0 0 1 4 -5a5 5 0 0 1 7 -2a5 5 0 0 1 6 3a4 4 0 0 1 3 5a4 4 0 0 1 -1 5Q7 -7 3 -8Q-2 -6 -5 -8Q-7 -7 -9 -3Z";
const SHORT = "M-7.600 -3Q-9 -14 0 -14.500T7.600 -3Q6.500 -9 3 -10H-4Q-6.800 -8 -7.600 -3Z";
const SIDES =
  "M-7 -1Q-10.500 -4 -8.500 -9L-6.800 -8Q-7.500 -5 -7 -1ZM7 -1Q10.500 -4 8.500 -9L6.800 -8Q7.500 -5 7 -1Z";

export const FACES: Readonly<Record<string, Portrait>> = {
  tiro: {
    ground: "#7fa65a",
    clothes: "#e8dcc0",
    hair: "#7a4a22",
    metal: "#c8452a",
    behind: CURLS,
    front: CURLS,
    beard: "",
    lines: "M-5 -5.800q1.500 -1 3 0M2 -5.800q1.500 -1 3 0M-2.500 2.500Q0 5 2.500 2.500M0 -3l.6 3.200h-1",
    worn: "",
  },
  faber: {
    ground: "#c07a4a",
    clothes: "#6b4a2c",
    hair: "#3a2616",
    metal: "#b9572f",
    behind: SHORT,
    front: SHORT,
    beard:
      "M-7.200 -1Q-7 8.500 0 10.500Q7 8.500 7.200 -1Q6 2 3.500 1Q0 -.5 -3.500 1Q-6 2 -7.200 -1ZM-2 3.500H2Q0 5.200 -2 3.500Z",
    lines: "M-5.500 -5.500l3.500 .6M5.500 -5.500l-3.500 .6M0 -3l.8 3h-1.200",
    worn: "M-7.800 -7.500Q0 -10.500 7.800 -7.500L7.600 -10Q0 -13 -7.600 -10Z",
  },
  architectus: {
    ground: "#4f8796",
    clothes: "#f1e8d4",
    hair: "#8d8579",
    metal: "#d9a83f",
    behind: SIDES,
    front: SIDES,
    beard: "M-3 6.500Q0 5.500 3 6.500L0 11Z",
    lines:
      "M-5.500 -6q1.800 -1.200 3.500 .2M5.500 -6q-1.800 -1.200 -3.500 .2M-2.500 3.200H2M0 -3l.9 3.200h-1.300M-2.500 -9h5",
    worn: "M8 18L12.500 4.500L17 18L15.500 18.500L12.500 10L9.500 18.500Z",
  },
  curator: {
    ground: "#6b4468",
    clothes: "#f6efe0",
    hair: "#cfc8ba",
    metal: "#dcae3e",
    behind: SHORT,
    front: SHORT,
    beard: "",
    lines:
      "M-5.800 -5.600l3.600 -.6M5.800 -5.600l-3.600 -.6M-2.600 3.400Q0 2.600 2.600 3.400M0 -3l1 3.400h-1.400M-5 .8l1 2M5 .8l-1 2",
    worn: "M-9 -6Q-9 -12 -4 -14L-5.500 -10.500L-2.500 -13L-3 -10L0 -12L3 -10L2.500 -13L5.500 -10.500L4 -14Q9 -12 9 -6L6.500 -8.500Q0 -11 -6.500 -8.500Z",
  },
};
