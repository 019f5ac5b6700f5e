/** Hints: asked for, shown, and given up as soon as nobody wants them any more. */

import { post, Refused, type Problem } from "../../api/http.ts";
import type { Prospect } from "../../api/types.ts";

export class Hinting {
  best = $state.raw<Prospect[] | null>(null);
  /** Whether a bot is thinking about it. */
  busy = $state(false);
  private asking: AbortController | null = null;

  constructor(private readonly path: string) {}

  /** What a strong bot would do now; answers why there is no hint, if there is none. */
  async ask(): Promise<Problem | null> {
    this.forget();
    const asking = new AbortController();
    this.asking = asking;
    const { signal } = asking;
    this.busy = true;
    try {
      const { best } = await post<{ best: Prospect[] }>(`${this.path}/hint`, {}, { signal });
      if (!signal.aborted) this.best = best;
    } catch (problem) {
      if (problem instanceof Refused && !signal.aborted) return problem.problem;
    } finally {
      if (this.asking === asking) this.busy = false;
    }
    return null;
  }

  /** The position has changed, or the player has seen enough: the server need not go on thinking. */
  forget(): void {
    this.asking?.abort();
    this.asking = null;
    this.busy = false;
    this.best = null;
  }
}
