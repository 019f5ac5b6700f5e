/** New answers in terms of old ones: whatever shows a part that has not changed has nothing to do. */

type Parts = Readonly<Record<string, unknown>>;

const isParted = (value: unknown): value is Parts => typeof value === "object" && value !== null;

/** The same as `now`, with the objects of `old` wherever they say the same. */
export function reusing<T>(old: unknown, now: T): T {
  if (!isParted(old) || !isParted(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const names = Object.keys(old);
  const parts = Object.entries(now).map(([name, part]) => [name, reusing(old[name], part)] as const);
  const isSame =
    names.length === parts.length &&
    parts.every(([name, part], at) => names[at] === name && part === old[name]);
  if (isSame) return old as T;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}
