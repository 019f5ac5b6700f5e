/** New answers in terms of old ones: whatever shows a part that has not changed has nothing to do. */

type Parts = Readonly<Record<string, unknown>>;

const isParted = (value: unknown): value is Parts => typeof value === "object" && value !== null;

const isSameSet = (old: ReadonlySet<unknown>, now: ReadonlySet<unknown>): boolean =>
  old.size === now.size && [...now].every((one) => old.has(one));

const isSameMap = (old: ReadonlyMap<unknown, unknown>, now: ReadonlyMap<unknown, unknown>): boolean =>
  old.size === now.size &&
  [...now].every(([key, one]) => old.has(key) && reusing(old.get(key), one) === old.get(key));

/** Whether two sets or two maps say the same; undefined if these are not two of a kind. */
function isSameCollection(old: unknown, now: unknown): boolean | undefined {
  if (old instanceof Set && now instanceof Set) return isSameSet(old, now);
  if (old instanceof Map && now instanceof Map) return isSameMap(old, now);
  return undefined;
}

/** The same as `now`, with the objects of `old` wherever they say the same; sets and maps are kept as a whole. */
export function reusing<T>(old: unknown, now: T): T {
  if (old === now) return now;
  if (!isParted(old) || !isParted(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const isCollected = isSameCollection(old, now);
  if (isCollected !== undefined) return isCollected ? (old as T) : now;
  const [before, names] = [Object.keys(old), Object.keys(now)];
  const parts = names.map((name) => reusing(old[name], now[name]));
  const isSame =
    names.length === before.length &&
    names.every((name, at) => name === before[at] && parts[at] === old[name]);
  if (isSame) return old as T;
  if (Array.isArray(now)) return parts as T;
  return Object.fromEntries(names.map((name, at) => [name, parts[at]])) as T;
}
