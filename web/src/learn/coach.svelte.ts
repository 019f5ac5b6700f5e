/** Leads through a lesson: what may be done at each step, and when the next one comes. */

import { infoOf } from "../games/catalogue.svelte.ts";
import { defaults, make, noteLesson } from "../lobby/making.ts";
import type { Coaching } from "../table/coaching.ts";
import type { LessonStep, Scene } from "./lesson.ts";

/** The seat of the learner; the lesson plays the other one. */
const LEARNER = 0;

/** Where in a scene one is. */
interface Place {
  step: number;
  /** What the step asks for has been done; the next comes as soon as it fits the position. */
  done: boolean;
  finished: boolean;
}

const NEVER = -1;
const START: Place = { step: 0, done: false, finished: false };
const WATCH: LessonStep = { words: "coach.other", among: /^$/ };
const DONE: LessonStep = { words: "coach.done" };

const fits = ({ among }: LessonStep, legal: string[]): boolean =>
  !among || legal.some((text) => among.test(text));

export class Coach implements Coaching {
  readonly learner = LEARNER;
  table = $state<string | null>(null);
  /** Why the last action was not accepted: the key of the words. */
  again = $state<string | null>(null);
  private scene = $state(0);
  private place = $state.raw(START);
  /** What comes between the steps: the other player's turn, or a decision that the steps do not speak of. */
  private between = $state.raw<LessonStep | null>(null);
  /** The last position that the words have been fitted to. */
  private seen = $state(NEVER);
  /** Whether the action that is on its way finishes the step. */
  private ending = false;
  /** The place at each position, for what is taken back. */
  private readonly trail = new Map<number, Place>();

  constructor(
    readonly game: string,
    private readonly scenes: readonly Scene[],
    private readonly names: [string, string],
  ) {}

  private get steps(): LessonStep[] {
    return this.scenes[this.scene]?.steps ?? [];
  }

  private get isLast(): boolean {
    return this.scene + 1 === this.scenes.length && this.place.step + 1 === this.steps.length;
  }

  get all(): number {
    return this.scenes.reduce((sum, scene) => sum + scene.steps.length, 0);
  }

  /** How many steps have been reached, from 1. */
  get reached(): number {
    const before = this.scenes.slice(0, this.scene);
    return before.reduce((sum, scene) => sum + scene.steps.length, 0) + this.place.step + 1;
  }

  get finished(): boolean {
    return this.place.finished;
  }

  get step(): LessonStep {
    return this.finished ? DONE : (this.between ?? this.steps[this.place.step] ?? DONE);
  }

  /** Whether the step is only to be read. */
  get isReading(): boolean {
    return !this.finished && !this.step.among;
  }

  /** Sets up the table of the scene. Both seats belong to this page: it plays the other one too. */
  async begin(): Promise<void> {
    const scene = this.scenes[this.scene];
    if (!scene) return;
    const info = await infoOf(this.game);
    const options = { ...(info ? defaults(info) : {}), ...scene.options };
    const record = {
      format: "aquae/1",
      game: this.game,
      options,
      seats: this.names,
      actions: scene.actions,
      result: null,
    };
    const seats = this.names.map((name) => ({ kind: "me" as const, name }));
    const from =
      scene.actions.length > 0 ? { record: JSON.stringify(record), at: scene.actions.length } : undefined;
    const wish = { game: this.game, options, seats, chat: false, hints: false };
    const { table } = await make(from ? { ...wish, from } : wish);
    noteLesson(table.id);
    this.seen = NEVER;
    this.trail.clear();
    this.table = table.id;
  }

  /** The legal texts of a position that the step is about; none until the words fit it. */
  allowed(position: number, legal: string[]): string[] {
    const { among } = this.step;
    return among && position === this.seen ? legal.filter((text) => among.test(text)) : [];
  }

  /** Whether the step allows an action; if not, one is asked to try again. */
  accepts(text: string): boolean {
    const { among, goal = among, again = "coach.again" } = this.step;
    const isGood = goal?.test(text) ?? false;
    this.again = isGood ? null : again;
    return isGood;
  }

  /** The learner acts: the step may be done once the next position is there. */
  does(text: string): void {
    const { among, goal = among, ends = goal } = this.step;
    this.ending = !this.between && (ends?.test(text) ?? false);
  }

  /** The learner has read the step: go on to the next, perhaps at another table. */
  async next(): Promise<void> {
    if (this.place.step + 1 < this.steps.length) {
      this.place = { ...START, step: this.place.step + 1 };
      return;
    }
    // Positions of the table that is left must not be taken for those of the new one.
    this.table = null;
    this.scene += 1;
    this.place = START;
    await this.begin();
  }

  /** A position has come and stays until somebody acts: the words have to be true for it. */
  see(position: number, mover: number | null, legal: string[]): void {
    if (position !== this.seen) this.turnTo(position);
    if (this.isLast && this.place.done) this.finish();
    if (this.finished || mover === null) return;
    this.between = mover === LEARNER ? this.aside(legal) : WATCH;
    if (this.between === WATCH) this.endStep();
    else if (!this.between) this.settle(legal);
    this.trail.set(position, this.place);
  }

  private turnTo(position: number): void {
    if (position < this.seen) this.place = this.trail.get(position) ?? this.place;
    else if (this.ending) this.endStep();
    this.again = null;
    this.ending = false;
    this.seen = position;
  }

  private finish(): void {
    if (!this.finished) this.place = { ...this.place, finished: true };
  }

  private aside(legal: string[]): LessonStep | null {
    return this.scenes[this.scene]?.asides?.find((step) => fits(step, legal)) ?? null;
  }

  /** What the step asks for is done, or its turn has passed. */
  private endStep(): void {
    if (!this.place.done) this.place = { ...this.place, done: true };
  }

  /** On to the first step from here that is not done and fits. */
  private settle(legal: string[]): void {
    const first = this.place.done ? this.place.step + 1 : this.place.step;
    const step = this.steps.findIndex((one, index) => index >= first && fits(one, legal));
    if (step < 0) this.finish();
    else if (step !== this.place.step) this.place = { ...START, step };
  }

  /** What the other seat does now, or null if it is not to move. */
  reply(mover: number | null, legal: string[]): string | null {
    if (mover === null || mover === LEARNER || this.finished) return null;
    const wishes = this.scenes[this.scene]?.replies ?? [];
    const wish = wishes.find((one) => legal.some((text) => one.test(text)));
    return legal.find((text) => wish?.test(text)) ?? legal[0] ?? null;
  }
}
