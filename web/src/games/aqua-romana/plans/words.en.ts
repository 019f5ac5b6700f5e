/** The words about layouts of Aqua Romana in English: its keys are those of the other languages. */
export const words = {
  "option.layout": "Reservoirs",
  "value.roma": "Roma",

  "pool.Y": "yellow reservoir",
  "pool.R": "red reservoir",
  "pool.B": "blue reservoir",
  "pool.G": "green reservoir",
  "place.pools": "Reservoirs",
  "place.beside": "not on the board",
  "place.squares": "Squares",
  "place.sides": "Sides of the reservoir",
  "place.curve": "printed curve",
  "place.outlet": "{square}, side: {side}, outlet {name}",
  "place.closed": "{square}, side: {side}, no outlet",
  "place.turn": "Turn",
  "place.off": "Off the board",
  "place.help":
    "Drag a reservoir, or choose it and then a square. Touch its sides to open and close outlets. By keyboard: arrow keys move, Enter chooses, N goes to the sides, R turns, Delete takes it off the board.",
  "place.put": "{pool}: {squares}",
};

export type Key = keyof typeof words;
export type Words = Record<Key, string>;
