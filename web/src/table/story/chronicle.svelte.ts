/** What has been told of a table so far, and the positions of late. */

import type { ActionEvent, Position, TableEvent } from "../../api/types.ts";
import { lineOf } from "../log/log.ts";

/** How many positions are kept at most: as many as anybody wants to have told again. */
const MOST_KEPT = 80;

export class Chronicle {
  events = $state.raw<TableEvent[]>([]);
  /** By how many actions had led to them. */
  past = $state.raw<ReadonlyMap<number, Position>>(new Map());

  add(...events: TableEvent[]): void {
    this.events = [...this.events, ...events];
  }

  /** From which what happened can be told, up to now; what was taken back since is forgotten. */
  learn(positions: readonly Position[], now: number): void {
    const known = [...this.past.values(), ...positions].map((one) => [one.position, one] as const);
    this.past = new Map(known.filter(([at]) => at <= now && at >= now - MOST_KEPT));
  }

  /** What was missed may have been taken back and done otherwise. */
  forgetPositions(): void {
    this.past = new Map();
  }

  /** The actions that count: what was taken back is left out. */
  line = $derived.by((): ActionEvent[] => lineOf(this.events));
}
