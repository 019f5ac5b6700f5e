/** The final count of a game for four that the book shows. */

/** By colour, in the order of their totals: the podiums of its workmen. */
export const PODIUMS_REACHED: Record<string, number[]> = {
  B: [17, 5, 0],
  Y: [12, 6, 3],
  G: [14, 4, 1],
  R: [11, 7, 2],
};
const BONUSES = [4, 3, 2];

const REACHED = Object.values(PODIUMS_REACHED)
  .flat()
  .sort((one, other) => other - one);

/** */
export const bonusOf = (podium: number): number => BONUSES[REACHED.indexOf(podium)] ?? 0;

/** Who stands on a podium. */
export function standingOn(podium: number): string[] {
  return Object.entries(PODIUMS_REACHED).flatMap(([letter, podiums]) =>
    podiums.flatMap((one, index) => (one === podium ? [`${letter}${index + 1}`] : [])),
  );
}

/** */
export const totalOf = (podiums: readonly number[]): number =>
  podiums.reduce((sum, podium) => sum + podium + bonusOf(podium), 0);
