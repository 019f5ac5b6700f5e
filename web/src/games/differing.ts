/** What is not as it was, between two positions. */

/** Things of the board, and those among them that have lost something. */
export interface Differences {
  things: string[];
  lost: string[];
}

type Named<T> = Readonly<Record<string, T | undefined>>;

/** The names under which two tables hold something that counts as another thing. */
export function differing<T>(
  before: Named<T>,
  after: Named<T>,
  tell: (one: T | undefined) => unknown = (one) => JSON.stringify(one),
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => tell(before[name]) !== tell(after[name]));
}

const isTable = (value: unknown): value is Named<unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** For games that say nothing of it: whatever stands under a name of the board, wherever in the view. */
export function plainDifferences(
  before: object,
  after: object,
  isOnBoard: (word: string) => boolean,
): Differences {
  const old = new Map(Object.entries(before));
  const things = Object.entries(after).flatMap(([member, now]) => {
    const was: unknown = old.get(member);
    return isTable(was) && isTable(now) ? differing(was, now).filter(isOnBoard) : [];
  });
  return { things: [...new Set(things)], lost: [] };
}
