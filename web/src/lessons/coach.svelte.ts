/** Leads through a lesson: what may be done at each step, and when the next one comes. */

import { defaults, infoOf, make, noteLesson } from "../play/making.ts";
import type { GameName } from "../api/types.ts";
import { LESSONS, type LessonStep, type Scene } from "./scripts.ts";

const OTHER = 1;

export class Coach {
  table = $state<string | null>(null);
  again = $state(false);
  finished = $state(false);
  private scene = $state(0);
  private index = $state(0);
  private replies: RegExp[] = [];

  constructor(
    readonly game: GameName,
    private readonly names: [string, string],
  ) {}

  private get scenes(): Scene[] {
    return LESSONS[this.game];
  }

  get all(): number {
    return this.scenes.reduce((sum, scene) => sum + scene.steps.length, 0);
  }

  /** How many steps have been reached, from 1. */
  get reached(): number {
    const before = this.scenes.slice(0, this.scene);
    return before.reduce((sum, scene) => sum + scene.steps.length, 0) + this.index + 1;
  }

  get step(): LessonStep {
    return this.scenes[this.scene]?.steps[this.index] ?? { words: "done" };
  }

  /** Sets up the table of the scene. Both seats belong to this page: it plays the other one too. */
  async begin(): Promise<void> {
    const scene = this.scenes[this.scene];
    if (!scene) return;
    this.replies = [...scene.replies];
    const info = await infoOf(this.game);
    const options = { ...(info ? defaults(info) : {}), ...scene.options };
    const record = {
      format: "aquae/1", game: this.game, options, seats: this.names,
      actions: scene.actions, result: null,
    };
    const seats = this.names.map((name) => ({ kind: "me" as const, name }));
    const from = scene.actions.length > 0 ? { record: JSON.stringify(record), at: scene.actions.length } : undefined;
    const wish = { game: this.game, options, seats, chat: false, hints: false };
    const { table } = await make(from ? { ...wish, from } : wish);
    noteLesson(table.id);
    this.table = table.id;
  }

  isFor(mover: number | null): boolean {
    return mover !== OTHER;
  }

  /** The legal texts that the step is about. */
  allowed(legal: string[]): string[] {
    const { among } = this.step;
    return among && !this.finished ? legal.filter((text) => among.test(text)) : [];
  }

  /** Whether an action solves the step; if not, one is asked to try again. */
  accepts(text: string): boolean {
    const { goal } = this.step;
    this.again = goal !== undefined && !goal.test(text);
    return !this.again;
  }

  /** The step is done: go on to the next, perhaps at another table. */
  async next(): Promise<void> {
    this.again = false;
    const scene = this.scenes[this.scene];
    if (!scene) return;
    if (this.index + 1 < scene.steps.length) this.index += 1;
    else if (this.scene + 1 < this.scenes.length) {
      this.scene += 1;
      this.index = 0;
      await this.begin();
    } else this.finished = true;
  }

  /** What the other seat does now, or null if it is not to move. */
  reply(mover: number | null, legal: string[]): string | null {
    if (this.isFor(mover) || this.finished) return null;
    const wished = this.replies.shift();
    return legal.find((text) => wished?.test(text)) ?? legal.at(-1) ?? null;
  }

  /** Whether the step still fits: what it asks for may have been done by itself. */
  isOver(legal: string[]): boolean {
    return this.step.among !== undefined && this.allowed(legal).length === 0;
  }
}
