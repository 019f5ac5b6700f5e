export const orientation = $state({
  /** Whether the board stands upright: what is drawn beside it must then be turned as well. */
  upright: false,
  /** How high a card above it is that will go: the board stands from the beginning as it will then. */
  lent: 0,
});

/** On an upright board north is on the right: whoever says so would confuse people. */
const SEEN: Record<string, string> = { W: "up", N: "right", E: "down", S: "left" };

/** Sides of the board as people see them now: their names in the words `side.…`, clockwise from above. */
export function seenSides(letters: string): string[] {
  if (!orientation.upright) return [...letters];
  return Object.keys(SEEN)
    .filter((letter) => letters.includes(letter))
    .map((letter) => SEEN[letter] ?? letter);
}
