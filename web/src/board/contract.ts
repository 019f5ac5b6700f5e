/** What every board is given and what it tells. The boards know no rules. */

import type { View } from "../api/types.ts";
import type { Look } from "./looks.ts";

/** A thing that is not as it was: how whoever changed it looks and is called. */
export interface Change {
  look: Look;
  who: string;
  /** Something was lost there: water, or houses. */
  isLoss: boolean;
}

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
  /** What has changed since one's own last action, until the next. */
  changes?: ReadonlyMap<string, Change> | undefined;
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
