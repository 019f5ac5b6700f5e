/** Work in several tasks: between two of them the page can draw, and answer whoever touches it. */

import { untrack } from "svelte";

export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A value that follows another one a task later: what is looked at first is drawn before it. */
export function trailing<T>(find: () => T): { readonly now: T } {
  let shown = $state.raw(untrack(find));
  $effect(() => {
    const found = find();
    const timer = setTimeout(() => (shown = found));
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return shown;
    },
  };
}

/** Finds something once it is time for that; until then it is what was found before. */
export function whenever<T>(isTime: () => boolean, find: () => T): () => T {
  let last: { found: T } | null = null;
  return () => {
    if (last === null || isTime()) last = { found: find() };
    return last.found;
  };
}
