/** New answers in terms of old ones: whatever shows a part that has not changed has nothing to do. */

type Parts = Readonly<Record<string, unknown>>;

const isParted = (value: unknown): value is Parts => typeof value === "object" && value !== null;

/** The same as `now`, with the objects of `old` wherever they say the same. */
export function reusing<T>(old: unknown, now: T): T {
  if (old === now) return now;
  if (!isParted(old) || !isParted(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const [before, names] = [Object.keys(old), Object.keys(now)];
  const parts = names.map((name) => reusing(old[name], now[name]));
  const isSame =
    names.length === before.length &&
    names.every((name, at) => name === before[at] && parts[at] === old[name]);
  if (isSame) return old as T;
  if (Array.isArray(now)) return parts as T;
  return Object.fromEntries(names.map((name, at) => [name, parts[at]])) as T;
}
