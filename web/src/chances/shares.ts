/** Shares of a victory as whole percentages and as parts of a bar. */

/** They add up to 100: what rounding leaves over goes to those who lost most by it. */
export function percentages(shares: readonly number[]): number[] {
  const exact = shares.map((share) => 100 * share);
  const whole = exact.map(Math.floor);
  const left = Math.round(exact.reduce((sum, share) => sum + share, 0)) - whole.reduce((a, b) => a + b, 0);
  const order = exact.map((share, seat) => ({ seat, lost: share - Math.floor(share) }));
  order.sort((a, b) => b.lost - a.lost);
  for (const { seat } of order.slice(0, left)) whole[seat] = (whole[seat] ?? 0) + 1;
  return whole;
}

export interface Segment {
  x: number;
  wide: number;
}

/** Where each seat's part of a bar begins, and how wide it is. */
export function segments(shares: readonly number[], width: number): Segment[] {
  let x = 0;
  return shares.map((share) => {
    const wide = share * width;
    x += wide;
    return { x: x - wide, wide };
  });
}
