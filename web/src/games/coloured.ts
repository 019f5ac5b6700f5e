/** What is said of a game at a table where people have chosen their colours. */

import type { Aftermath } from "../api/types.ts";
import { AS_PRINTED, reversed, type Palette } from "../board/looks.ts";
import type { ActionTold, Kit } from "./kit.ts";

/** A game in the colours of a table. */
export interface Coloured {
  kit: Pick<Kit, "recoloured">;
  palette: Palette;
}

const WORD = /[^ ;:.]+/g;

/** The text of an action, or the name of a thing, as the table shows it. */
export function shownText({ kit, palette }: Coloured, text: string): string {
  return palette === AS_PRINTED ? text : text.replace(WORD, (word) => kit.recoloured(word, palette));
}

/** The text that is meant by whoever writes what the table shows. */
export function meantText({ kit, palette }: Coloured, text: string): string {
  return shownText({ kit, palette: reversed(palette) }, text);
}

export function shownItems(game: Coloured, items: readonly Aftermath[]): Aftermath[] {
  const shown = (value: unknown): unknown => (typeof value === "string" ? shownText(game, value) : value);
  return items.map((item) => {
    const members = Object.entries(item).map(([name, value]) => [name, shown(value)]);
    return Object.fromEntries(members) as Aftermath;
  });
}

/** An action in words. */
export function told(game: Coloured & { kit: Pick<Kit, "sentence"> }, action: ActionTold): string {
  return game.kit.sentence({ ...action, text: shownText(game, action.text) });
}
