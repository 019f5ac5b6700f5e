/** Leads through a puzzle: every action is judged before it is done, and only the answer is done. */

import { make, noteLesson } from "../lobby/making.ts";
import type { Coaching } from "../table/coaching.ts";
import { tryAt, type Puzzle, type Tried } from "./puzzles.ts";

const NOTHING = {};

export class PuzzleCoach implements Coaching {
  readonly step = NOTHING;
  table = $state<string | null>(null);
  /** What became of the last try. */
  told = $state.raw<Tried | null>(null);
  /** The text that was tried. */
  text = $state<string | null>(null);
  /** Whether the answer was found, or shown. */
  isOver = $state(false);
  /** What was found out by the first try, which counts. */
  first = $state.raw<Tried | null>(null);
  trouble = $state.raw<unknown>(null);
  busy = $state(false);
  /** The answer shall be played, whoever found it. */
  private showing = $state<string | null>(null);
  private done = false;

  constructor(
    readonly puzzle: Puzzle,
    private readonly names: readonly string[],
  ) {}

  get learner(): number {
    return this.puzzle.mover;
  }

  async begin(): Promise<void> {
    const { record, at, game } = this.puzzle;
    const seats = this.names.map((name) => ({ kind: "me" as const, name }));
    const from = { record: JSON.stringify({ ...record, seats: this.names }), at };
    const options = record["options"] as Record<string, string | number | boolean>;
    const { table } = await make({ game, options, seats, chat: false, hints: false, from });
    noteLesson(table.id);
    this.table = table.id;
  }

  allowed(position: number, legal: string[]): string[] {
    return position === this.puzzle.at && !this.isOver ? legal : [];
  }

  async accepts(text: string): Promise<boolean> {
    if (text === this.showing) return true;
    return (await this.ask(text))?.right ?? false;
  }

  does(): void {
    this.done = true;
    this.isOver = true;
  }

  see(): void {}

  /** The answer is played for those who gave up. */
  reply(mover: number | null, legal: string[]): string | null {
    const { showing } = this;
    if (showing === null || this.done || mover !== this.learner || !legal.includes(showing)) return null;
    this.done = true;
    return showing;
  }

  /** Shows the answer on the board. */
  async giveUp(): Promise<void> {
    const found = await this.ask(null);
    if (!found?.answer) return;
    this.isOver = true;
    this.showing = found.answer;
  }

  private async ask(text: string | null): Promise<Tried | null> {
    if (this.busy) return null;
    this.busy = true;
    this.trouble = null;
    try {
      const found = await tryAt(this.puzzle, text);
      this.first ??= found;
      this.text = text;
      this.told = found;
      return found;
    } catch (problem) {
      this.trouble = problem;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
