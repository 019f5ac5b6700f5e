/** What is made anew from every position: whatever says the same as before stays the same. */

import { reusing } from "../api/reusing.ts";

/** Finds something, with the objects that were found before wherever they say the same. */
export function steadily<T>(find: () => T): () => T {
  let last: T | undefined;
  return () => (last = reusing(last, find()));
}

/** A derived value of that kind, so that nothing is done for what has not changed. */
export function steady<T>(find: () => T): { readonly now: T } {
  const found = $derived.by(steadily(find));
  return {
    get now() {
      return found;
    },
  };
}
