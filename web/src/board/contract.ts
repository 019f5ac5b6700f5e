/** What every board is given and what it tells. The boards know no rules. */

import type { View } from "../api/types.ts";

export interface BoardProps<V extends View> {
  view: V;
  /** The position that a preview shows, to be compared with `view`. */
  after: V | null;
  /** Things that a preview takes off the board. */
  lost?: ReadonlySet<string>;
  possible: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  recent: ReadonlySet<string>;
  pointed: ReadonlySet<string>;
  /** Numbers of things between which the player has to choose. */
  marks?: ReadonlyMap<string, string>;
  verb: string | null;
  /** Nothing is being chosen yet: what is possible is hinted at rather than shown. */
  quiet?: boolean;
  names: string[];
  onpick: (things: string[]) => void;
  /** With what the thing is, in words. */
  onask: (thing: string, label: string) => void;
  onpoint: (thing: string | null) => void;
  oncancel: () => void;
}
