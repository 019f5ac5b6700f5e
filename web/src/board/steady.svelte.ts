/** Lists to be drawn, made anew from every position: items that say the same as before stay the same. */

import { reusing } from "../api/reusing.ts";

/** A derived value with the objects it had before wherever they say the same, so that nothing is done for them. */
export function steady<T>(find: () => T): { readonly now: T } {
  let last: T | undefined;
  const found = $derived.by(() => (last = reusing(last, find())));
  return {
    get now() {
      return found;
    },
  };
}
