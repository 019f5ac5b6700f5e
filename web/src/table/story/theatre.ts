/** What happens at a table, played over the page and heard. */

import { tick } from "svelte";
import { withGains, type Motion, type Roll } from "../../board/motion/motions.ts";
import type { Player } from "../../board/motion/player.ts";
import type { Stage } from "../../board/motion/stage.ts";
import { nextTask } from "../../shell/tasks.svelte.ts";
import { hear } from "../../sound/hearing.svelte.ts";
import type { Position, TableEvent } from "../../api/types.ts";
import { positionAfter } from "../../api/stream.ts";
import type { Game } from "../../games/games.ts";

/** An event that is about to be shown, and the position that it leads away from. */
export interface Happening {
  event: TableEvent;
  from: Position | null;
}

/** What an event lets be seen moving: what the game says of it, and every change of a score. */
export function motionsOf({ event, from }: Happening, game: Game | null): Motion[] {
  const after = positionAfter(event)?.view;
  if (event.kind !== "action" || !from || !after || !game) return [];
  const { text, seat, aftermath } = event;
  const before = from.view;
  const own = game.kit.motions({ before, after, text, seat, aftermath: aftermath ?? [] });
  return withGains(own, before.scores, after.scores);
}

/** So long whoever acts before anything could move waits for it to come. */
const PATIENCE = 300;

const isRoll = (motion: Motion): motion is Roll => motion.kind === "throw";

export class Theatre implements Stage<Happening> {
  private motions: Motion[] = [];
  /** It comes after the board, when it is first needed or everything else has come. */
  private player: Player | null = null;
  /** How often somebody has not wanted to wait. */
  private skips = 0;

  constructor(private readonly motionsOf: (happening: Happening) => Motion[]) {}

  async before(happening: Happening): Promise<void> {
    const { skips } = this;
    const player = this.player ?? (await this.called());
    if (!player || skips !== this.skips) return this.cut(happening);
    this.motions = this.motionsOf(happening);
    await player.roll(this.motions.filter(isRoll));
    player.remember(this.motions);
    // The position is drawn in a task of its own.
    await nextTask();
  }

  async after(): Promise<void> {
    const motions = this.motions;
    this.motions = [];
    if (motions.length === 0) return;
    await tick();
    await this.player?.play(motions);
  }

  cut(happening: Happening): void {
    this.motions = [];
    const sound = this.motionsOf(happening).find((motion) => motion.sound !== undefined)?.sound;
    if (sound) hear(sound);
  }

  skip(): void {
    this.motions = [];
    this.skips += 1;
    this.player?.skip();
  }

  /** Without a connection, or on a slow one, nothing moves at first. */
  private called(): Promise<Player | null> {
    const coming = import("../../board/motion/player.ts").then(
      ({ Player }) => (this.player ??= new Player(hear)),
      () => null,
    );
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    return Promise.race([coming, late]);
  }
}
