/** Who stands where when a play is over, and what decided it. */

import type { Result, Review } from "../../api/types.ts";

export interface Standing {
  seat: number;
  score: number;
  /** 1 for whoever won; the same for those who share a place. */
  place: number;
}

/** The seats from the first place on. Winners come first, whatever the points say. */
export function standings({ scores, tiebreaks, winners }: Result): Standing[] {
  const won = (seat: number): number => Number(winners.includes(seat));
  const order = (a: number, b: number): number =>
    won(b) - won(a) ||
    (won(a) ? 0 : (scores[b] ?? 0) - (scores[a] ?? 0) || (tiebreaks[b] ?? 0) - (tiebreaks[a] ?? 0));
  const seats = scores.map((_, seat) => seat).sort((a, b) => order(a, b) || a - b);
  return seats.map((seat) => ({
    seat,
    score: scores[seat] ?? 0,
    place: 1 + seats.filter((other) => order(other, seat) < 0).length,
  }));
}

/** An action of the play: how many came before it, and what it changed for whoever did it. */
export interface Moment {
  at: number;
  gain: number;
}

/** The chances before a step: those after the one before it. */
const before = ({ opening, steps }: Review, at: number): number[] => steps[at - 1]?.chances ?? opening;

/** What an action changed for a seat. */
function gainOf(review: Review, at: number, seat: number): number {
  return (review.steps[at]?.chances[seat] ?? 0) - (before(review, at)[seat] ?? 0);
}

/** Less than this is within what the bot that reviews may err. */
const NOTEWORTHY = 0.05;

/** The action of a seat that brought it the most, if that is worth telling. */
export function bestMove(review: Review, seat: number): Moment | null {
  const own = review.steps
    .map((step, at) => ({ at, gain: gainOf(review, at, seat), mover: step.mover }))
    .filter(({ mover, gain }) => mover === seat && gain >= NOTEWORTHY);
  return own.sort((a, b) => b.gain - a.gain)[0] ?? null;
}

/** The moment that changed most for whoever won in the end. */
export function turningPoint(review: Review, winner: number): Moment | null {
  const moments = review.turning_points.map((at) => ({ at, gain: gainOf(review, at, winner) }));
  return moments.sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))[0] ?? null;
}
