/** Whether the spaces of a board carry their names: as was chosen, or while something is said of them. */

import { settings } from "../app/settings.svelte.ts";

class Naming {
  /** A card beside the board speaks of spaces by their names. */
  isSpoken = $state(false);

  get on(): boolean {
    return settings.coordinates || this.isSpoken;
  }
}

export const naming = new Naming();

/** Whether texts name anything that lies on the board. */
export function namesPlaces(texts: readonly string[], isOnBoard: (word: string) => boolean): boolean {
  return texts.some((text) => text.split(" ").some(isOnBoard));
}
