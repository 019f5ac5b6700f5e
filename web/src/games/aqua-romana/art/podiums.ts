/** The podiums, and how they stand side by side. */

export const PODIUMS = Array.from({ length: 20 }, (_, index) => index + 1);
/** The width of a place on a podium. */
export const WIDE = 30;

interface Step {
  number: number;
  x: number;
  wide: number;
  high: number;
}

/** 3 and 7 have room for two. */
export const roomOn = (number: number): number => (number === 3 || number === 7 ? 2 : 1);

export function stepsOf(numbers: readonly number[]): Step[] {
  let next = 0;
  return numbers.map((number) => {
    const wide = WIDE * roomOn(number);
    const x = next;
    next += wide + 1;
    return { number, x, wide, high: 20 + number * 1.3 };
  });
}
