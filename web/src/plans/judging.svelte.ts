/** Boards and layouts are judged by the server: the client only draws them. */

import { get } from "../api/http.ts";
import type { Plan } from "../api/types.ts";
import { troubleWords } from "../problems/problems.ts";

/** For which option of which game, and for how many players. */
export interface Purpose {
  game: string;
  option: string;
  players: number;
}

/** What a value stands for: a name, a text, lines that somebody typed, or `number:7`. */
function planOf({ game, option, players }: Purpose, value: string): Promise<Plan> {
  const query = new URLSearchParams({ value, players: String(players) });
  return get<Plan>(`/api/games/${game}/options/${option}?${query}`, { here: "if away" });
}

export const numbered = (number: number): string => `number:${number}`;

/** One that is easily told to somebody else. */
export const anyNumber = (): number => Math.floor(Math.random() * 10_000);

/** A plan that changes while one looks at it; of several questions only the last one counts. */
export class Judging {
  found = $state.raw<Plan | null>(null);
  trouble = $state("");
  isWaiting = $state(false);
  #asked = 0;
  /** What was found answers to. */
  #value = $state("");

  /** A value as the server writes it out; null as long as the answer is to another question. */
  written(value: string): string | null {
    return this.found && this.#value === value ? this.found.text : null;
  }

  /** The question is put after a pause, unless another one comes meanwhile. */
  async ask(purpose: Purpose, value: string, pause = 0): Promise<void> {
    const asked = ++this.#asked;
    this.isWaiting = true;
    if (pause > 0) await new Promise((done) => setTimeout(done, pause));
    if (asked === this.#asked) await this.#put(asked, purpose, value);
  }

  async #put(asked: number, purpose: Purpose, value: string): Promise<void> {
    const found = await this.fetch(purpose, value);
    if (asked !== this.#asked) return;
    if (found) {
      this.found = found;
      this.#value = value;
    }
    this.isWaiting = false;
  }

  /** A plan without putting it in place of the one that is looked at; null if there is trouble. */
  async fetch(purpose: Purpose, value: string): Promise<Plan | null> {
    try {
      const found = await planOf(purpose, value);
      this.trouble = "";
      return found;
    } catch (problem) {
      this.trouble = troubleWords(problem);
      return null;
    }
  }
}
