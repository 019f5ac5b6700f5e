/** "Why not?": what the server says about a thing or a text that is not possible. */

import { get, type Problem } from "../../api/http.ts";
import type { Reasons, Refusal, Sentence, Why, WhyThing } from "../../api/types.ts";
import type { Fact } from "../../games/kit.ts";
import type { Words } from "../../words/words.svelte.ts";

export interface Answer {
  /** What was asked about, as it is named on the board. */
  about: string;
  possible: string[];
  refusals: Refusal[];
  /** What it is, for things that no action names. */
  fact?: Fact;
  /** What speaks for what was done, as a hint would have said it to whoever did it. */
  said?: { who: string; sentences: Sentence[] };
  /** What can be done now, where there is nothing to say about the thing itself. */
  instead: string;
  /** The rule about that, where nothing is refused that could name one. */
  rule: string | null;
}

/** What one or several rules say in the same words. */
export interface Reason extends Refusal {
  rules: string[];
}

export function together(refusals: readonly Refusal[]): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const refusal of refusals) {
    const { reason, rule } = refusal;
    const rules = [...(reasons.get(reason)?.rules ?? []), rule];
    reasons.set(reason, { ...refusal, rules: [...new Set(rules)] });
  }
  return [...reasons.values()];
}

/** What a problem says about a rule, if it does. */
export function refusalIn({ rule, reason = "", message = reason, things = [] }: Problem): Refusal | null {
  return rule ? { rule, reason, message, things } : null;
}

const MOST = 3;

export class Asking {
  answer = $state.raw<Answer | null>(null);

  constructor(
    private readonly path: string,
    /** A thing or a text as the table shows it. */
    private readonly shown: (text: string) => string,
  ) {}

  /** With the verb that is chosen, if one is: then nothing else is meant. `rule` speaks of what is possible instead. */
  async thing(thing: string, verb: string | null, instead: string, rule: string | null): Promise<void> {
    const query = new URLSearchParams({ thing, ...(verb === null ? {} : { verb }) });
    const { possible, impossible, timely } = await get<WhyThing>(`${this.path}/why?${query}`);
    this.answer = {
      about: this.shown(thing),
      possible: verb !== null && impossible.length > 0 ? [] : possible,
      refusals: impossible.slice(0, MOST),
      instead: timely ? "" : instead,
      rule: impossible.length > 0 ? null : rule,
    };
  }

  async text(text: string): Promise<void> {
    const { rule, reason, message, things } = await get<Why>(
      `${this.path}/why?text=${encodeURIComponent(text)}`,
    );
    const refusals = rule && reason && message ? [{ rule, reason, message, things }] : [];
    this.show(this.shown(text), refusals);
  }

  /** Why somebody did what they did. */
  async deed(about: string, who: string, at: number): Promise<void> {
    const { sentences } = await get<Reasons>(`${this.path}/reasons?at=${at}`);
    this.answer = { about, possible: [], refusals: [], instead: "", rule: null, said: { who, sentences } };
  }

  tell(fact: Fact, words: Words): void {
    this.answer = { about: words.t(fact.name), possible: [], refusals: [], instead: "", rule: null, fact };
  }

  show(about: string, refusals: Refusal[], instead = ""): void {
    this.answer = { about, possible: [], refusals, instead, rule: null };
  }

  clear(): void {
    this.answer = null;
  }

  /** The pieces that are in the way. */
  get things(): ReadonlySet<string> {
    return new Set(this.answer?.refusals[0]?.things ?? []);
  }
}
