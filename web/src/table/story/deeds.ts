/** What happened since one's own last action, and what it changed. */

import type { ActionEvent, Position, View } from "../../api/types.ts";
import type { Kit } from "../../games/kit.ts";

/** An action with how the table was before it and after it. */
export interface Deed {
  event: ActionEvent;
  /** Whose doing it is: what Chance answers was brought about by whoever had acted. */
  seat: number | null;
  before: View;
  after: View;
}

export interface Mark {
  seat: number;
  isLoss: boolean;
}

const isBy = (event: ActionEvent, seats: readonly number[]): boolean =>
  event.by === "seat" && seats.includes(event.seat ?? -1);

/** Where the last turn begins, for those who only watch. */
function lastTurn(line: readonly ActionEvent[]): number {
  const seat = line.findLast(({ by }) => by !== "chance")?.seat;
  return line.findLastIndex((event) => event.by !== "chance" && event.seat !== seat) + 1;
}

/**
 * What others did since the last action of whoever is to move at this page, or else of anybody at
 * it. What Chance answers to an own action is no news.
 */
export function sinceMine(
  whole: readonly ActionEvent[],
  mine: readonly number[],
  mover: number | null,
  isAutomatic: (event: ActionEvent) => boolean = () => false,
): ActionEvent[] {
  const isTurn = mover !== null && mine.includes(mover);
  const me = isTurn ? [mover] : mine;
  // What the page played by itself at the beginning of one's turn: one has not acted yet.
  const isNothing = (event: ActionEvent): boolean =>
    event.by === "chance" || (isBy(event, me) && isAutomatic(event));
  const line = isTurn ? whole.slice(0, whole.findLastIndex((event) => !isNothing(event)) + 1) : whole;
  const own = line.findLastIndex((event) => isBy(event, me) || event.by === "given") + 1;
  const from = mine.length === 0 ? lastTurn(line) : own;
  const since = line.slice(from);
  const first = since.findIndex(({ by }) => by !== "chance");
  return first < 0 ? [] : since.slice(first);
}

/** As far as the positions are known: from the first on without a gap, or nothing. */
export function deedsOf(events: readonly ActionEvent[], past: ReadonlyMap<number, Position>): Deed[] {
  let seat: number | null = null;
  const deeds = events.flatMap((event): Deed[] => {
    if (event.by !== "chance") seat = event.seat;
    const before = past.get(event.position)?.view;
    const after = past.get(event.position + 1)?.view;
    return before && after ? [{ event, seat, before, after }] : [];
  });
  return deeds.length === events.length ? deeds : [];
}

type Changing = Pick<Kit, "changed">;

/** The things that are not as they were before the first deed, with who was the last to change them. */
export function marksOf(deeds: readonly Deed[], kit: Changing): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const [first, last] = [deeds[0], deeds.at(-1)];
  if (!first || !last) return marks;
  const doers = new Map<string, number | null>();
  for (const { seat, before, after } of deeds)
    for (const thing of kit.changed(before, after).things) doers.set(thing, seat);
  const { things, lost } = kit.changed(first.before, last.after);
  for (const thing of things) {
    const seat = doers.get(thing) ?? null;
    if (seat !== null) marks.set(thing, { seat, isLoss: lost.includes(thing) });
  }
  return marks;
}

/** What each seat has gained or lost. */
export function gainsOf(deeds: readonly Deed[], { standing }: Pick<Kit, "standing">): number[] {
  const [first, last] = [deeds[0], deeds.at(-1)];
  if (!first || !last) return [];
  return last.after.scores.map(
    (_, seat) => standing(last.after, seat).score - standing(first.before, seat).score,
  );
}
