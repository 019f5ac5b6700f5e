/** "Why not?": what the server says about a thing or a text that is not possible. */

import { get } from "../api/http.ts";
import type { Refusal, Why, WhyThing } from "../api/types.ts";
import type { Fact } from "../boards/games.ts";
import { t } from "../words/words.svelte.ts";

export interface Answer {
  /** What was asked about, as it is named on the board. */
  about: string;
  possible: string[];
  refusals: Refusal[];
  /** What it is, for things that no action names. */
  fact?: Fact;
}

const MOST = 3;

export class Asking {
  answer = $state.raw<Answer | null>(null);

  constructor(private readonly path: string) {}

  async thing(thing: string): Promise<void> {
    const found = await get<WhyThing>(`${this.path}/why?thing=${encodeURIComponent(thing)}`);
    const refusals = found.impossible.slice(0, MOST);
    this.answer = { about: thing, possible: found.possible, refusals };
  }

  async text(text: string): Promise<void> {
    const { rule, reason, message, things } = await get<Why>(`${this.path}/why?text=${encodeURIComponent(text)}`);
    const refusals = rule && reason && message ? [{ rule, reason, message, things }] : [];
    this.answer = { about: text, possible: [], refusals };
  }

  tell(fact: Fact): void {
    this.answer = { about: t(fact.name), possible: [], refusals: [], fact };
  }

  show(about: string, refusals: Refusal[]): void {
    this.answer = { about, possible: [], refusals };
  }

  clear(): void {
    this.answer = null;
  }

  /** The pieces that are in the way. */
  get things(): ReadonlySet<string> {
    return new Set(this.answer?.refusals[0]?.things ?? []);
  }
}
