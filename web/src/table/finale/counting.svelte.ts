/** The end of a play as it is told: points counted seat by seat, and then who stands where. */

import type { View } from "../../api/types.ts";
import { settings } from "../../app/settings.svelte.ts";
import { lengthOf, type Flow } from "../../board/motion/motions.ts";
import type { Game } from "../../games/games.ts";
import type { Count } from "../../games/kit.ts";
import { hear } from "../../sound/hearing.svelte.ts";

/** Milliseconds for a step, if there are few of them; all together never take much longer than this. */
const STEP = 1100;
const SHORTEST = 380;
const WHOLE = 9000;
/** How long the last step is looked at. */
const PAUSE = 900;
/** Where nothing shall move nobody waits for it either. */
const AT_ONCE = 150;

export type Act = "water" | "count" | "podium" | null;

export class Counting {
  act = $state<Act>(null);
  /** The water that runs before anything is counted. */
  flow = $state.raw<Flow>({ kind: "flow", waves: [] });
  private counts = $state.raw<Count[]>([]);
  private counted = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  step = $derived.by((): Count | undefined => this.counts[this.counted - 1]);
  /** What is being counted, shown on the board; null while nothing is. */
  things = $derived.by((): string[] | null => (this.act === null ? null : (this.step?.things ?? null)));

  /** What a seat has been given so far. */
  total(seat: number): number {
    const steps = this.counts.slice(0, this.counted).filter((step) => step.seat === seat);
    return steps.reduce((sum, { points }) => sum + points, 0);
  }

  tell({ kit, palette }: Game, view: View): void {
    this.begin(kit.count(view, palette), kit.waters(view));
  }

  /** First the water, then one step after the other; from the beginning, if it was going on. */
  begin(counts: Count[], waves: string[][] = []): void {
    this.stop();
    this.counts = counts;
    this.counted = 0;
    this.flow = { kind: "flow", waves, sound: "water" };
    if (settings.still || waves.length === 0) return this.count();
    this.act = "water";
    this.timer = setTimeout(() => this.count(), lengthOf(this.flow));
  }

  private count(): void {
    this.act = "count";
    this.goOn();
  }

  private goOn(): void {
    const usual = Math.max(SHORTEST, Math.min(STEP, WHOLE / this.counts.length));
    const pace = settings.still ? AT_ONCE : usual;
    const isDone = this.counted >= this.counts.length;
    if (isDone) {
      this.timer = setTimeout(() => this.finish(), this.counts.length > 0 ? PAUSE : 0);
      return;
    }
    this.counted += 1;
    if (this.step?.points) hear("coin");
    this.timer = setTimeout(() => this.goOn(), pace);
  }

  /** Who stands where, at once. */
  finish(): void {
    this.stop();
    this.act = "podium";
  }

  /** Nothing is told any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.act = null;
  }

  /** Whoever has seen enough sees the end of it, and then the board. */
  skip(): void {
    if (this.act === "podium") this.stop();
    else this.finish();
  }
}
