/** What others do, told one deed after the other; nobody else waits for it. */

import type { ActionEvent, Position, TableEvent } from "../../api/types.ts";
import { settings } from "../../app/settings.svelte.ts";
import type { Stage } from "../../board/motion/stage.ts";
import { positionAfter } from "../../api/stream.ts";
import { following } from "./following.ts";
import type { Happening } from "./theatre.ts";
import { gap, LONGEST_QUEUE } from "./pace.ts";

export interface Teller {
  /** What is shown now, and what shows events happening. */
  readonly shown: Position | null;
  readonly stage: Stage<Happening>;
  /** Now it is so. */
  show(event: TableEvent): void;
  /** Done by somebody who is at this page: it has been waited for. */
  isOwn(event: ActionEvent): boolean;
  /** Whether it changes nothing that could be seen. */
  isSlight(event: ActionEvent): boolean;
  /** Everything is told. */
  rest(): void;
}

export class Telling {
  /** Whether there is more to tell. */
  busy = $state(false);
  private waiting: TableEvent[] = [];
  private isHurried = false;
  private wake = (): void => {};
  /** When something was last shown, and when the turn that is told began. */
  private shownAt = 0;
  private turnAt = 0;
  private turnOf: number | null = null;
  /** Whether what Chance answers was asked for by whoever is at this page. */
  private isOwn = false;
  /** Whether what was shown last is a draw. */
  private isDrawn = false;

  constructor(private readonly teller: Teller) {}

  add(event: TableEvent): void {
    this.waiting.push(event);
    if (!this.busy) void this.run();
  }

  /** Whoever taps while others' deeds are told wants to see the end of them. */
  hurry(): void {
    this.isHurried = true;
    this.wake();
    this.teller.stage.skip();
  }

  /** What was not told yet; it will not be. */
  drop(): TableEvent[] {
    const left = this.waiting;
    this.waiting = [];
    this.shownAt = 0;
    this.wake();
    return left;
  }

  private async run(): Promise<void> {
    this.busy = true;
    this.isHurried = false;
    for (let [event] = this.waiting; event; [event] = this.waiting) {
      const wait = this.shownAt + this.gapBefore(event) - Date.now();
      if (wait > 0) await this.pause(wait);
      // Meanwhile everything may have been dropped.
      if (this.waiting[0] === event) await this.tell(event);
    }
    this.busy = false;
    this.teller.rest();
  }

  private async tell(event: TableEvent): Promise<void> {
    if (event.kind === "action" && event.by !== "chance") this.follow(event);
    this.shownAt = Date.now();
    const { stage, shown: from } = this.teller;
    const isCut = this.isRushed || settings.still || settings.speed === "instant";
    if (isCut) stage.cut({ event, from });
    else {
      const next = positionAfter(event);
      if (next) following(from, next);
      await stage.before({ event, from });
    }
    if (this.waiting[0] !== event) return;
    this.waiting.shift();
    this.isDrawn = event.kind === "action" && event.by === "chance";
    this.teller.show(event);
    if (!isCut) await stage.after();
  }

  /** A turn begins when somebody else acts. */
  private follow(event: ActionEvent): void {
    this.isOwn = this.teller.isOwn(event);
    if (this.turnOf === event.seat) return;
    this.turnOf = event.seat;
    this.turnAt = Date.now();
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private gapBefore(event: TableEvent): number {
    if (event.kind !== "action" || this.isRushed || this.isAwaited(event)) return 0;
    const deeds = this.waiting.filter((one) => one.kind === "action");
    const next = deeds.findIndex(({ by, seat }) => by !== "chance" && seat !== event.seat);
    const isNew = event.by !== "chance" && event.seat !== this.turnOf;
    return gap(settings.speed, {
      isSlight: this.teller.isSlight(event),
      isAfterDraw: this.isDrawn,
      spent: isNew ? 0 : Date.now() - this.turnAt,
      inTurn: next < 0 ? deeds.length : Math.max(next, 1),
      inAll: deeds.length,
    });
  }

  private isAwaited(event: ActionEvent): boolean {
    return event.by === "chance" ? this.isOwn : this.teller.isOwn(event);
  }

  /** Only how things stand now is of interest. */
  private get isRushed(): boolean {
    return this.isHurried || document.hidden || this.waiting.length > LONGEST_QUEUE;
  }
}
