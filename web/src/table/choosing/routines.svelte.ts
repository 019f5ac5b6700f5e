/** What needs no decision, and is done by itself unless somebody wants to be asked. */

import type { Routine } from "../../games/kit.ts";

export class Routines {
  /** Somebody wants to be asked the next time. */
  isPaused = $state(false);
  /** Where somebody is being asked, and about what. */
  private held: { position: number; doubts: readonly string[] } | null = null;
  private readonly doubted = new Set<string>();

  /** What is done without a question. */
  coming(routine: Routine | null): string | null {
    const isClear = routine?.doubts.every((doubt) => this.doubted.has(doubt));
    return routine && isClear && !this.isPaused ? routine.text : null;
  }

  /** A position is shown: what was asked at the one before is not asked again. */
  see(position: number, routine: Routine | null): void {
    if (this.held && this.held.position !== position) this.release(this.held.doubts);
    if (routine && this.coming(routine) === null) this.held = { position, doubts: routine.doubts };
  }

  private release(doubts: readonly string[]): void {
    for (const doubt of doubts) this.doubted.add(doubt);
    this.isPaused = false;
    this.held = null;
  }
}
