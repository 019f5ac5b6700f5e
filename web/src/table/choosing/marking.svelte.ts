/** What is marked on the board: what can be touched, what was chosen, what is spoken of. */

import type { Position } from "../../api/types.ts";
import { steadily } from "../../board/steady.svelte.ts";
import type { Game } from "../../games/games.ts";
import type { Offer } from "../../games/kit.ts";
import { trailing, whenever } from "../../shell/tasks.svelte.ts";
import type { Coaching } from "../coaching.ts";
import type { Session } from "../session.svelte.ts";
import type { Asking } from "../why/why.svelte.ts";
import { candidatesIn } from "./choices.ts";
import { openThings, remaining } from "./picker.ts";
import type { Preview } from "./preview.svelte.ts";
import { keptFor } from "./trying.ts";

/** As much of a desk as has to be known. */
interface Marked {
  readonly session: Session;
  readonly coach: Coaching | null;
  readonly asking: Asking;
  readonly preview: Preview;
  readonly game: Game | null;
  readonly position: Position | null;
  readonly isOpen: boolean;
  readonly offered: Offer | null;
  readonly confirming: string | null;
  readonly isTried: boolean;
}

export class Marking {
  /** Of several things too close to tell apart, the one whose button is touched. */
  touched = $state<string | null>(null);

  /** Whether there was something to choose a task ago. */
  private readonly wasOpen: { readonly now: boolean };

  constructor(private readonly desk: Marked) {
    this.wasOpen = trailing(() => desk.isOpen);
  }

  /** The texts whose things can be touched: while an action is tried, those of all others too. */
  private touchable = $derived.by(() => {
    const { legal, picks, grammar, left } = this.desk.session;
    return this.desk.isTried ? remaining(legal, keptFor(picks, true), grammar) : left;
  });
  possible = $derived.by(
    steadily(() => {
      const { session, isOpen, confirming, isTried } = this.desk;
      const isAsked = isOpen && (!confirming || isTried);
      return new Set(isAsked ? openThings([...this.touchable, ""], session.grammar) : []);
    }),
  );
  /** What a finger may have meant, when it could mean several things, each with its number on its button. */
  numbers = $derived.by(
    steadily(() => {
      const { left, picks, grammar } = this.desk.session;
      return new Map(candidatesIn(left, picks, grammar).map((thing, index) => [thing, String(index + 1)]));
    }),
  );
  /** What is being bargained about. */
  private stake = $derived.by(() => {
    const { position, game } = this.desk;
    return (position && game?.kit.stake(position.view)) ?? [];
  });
  chosen = $derived.by(
    steadily(() => {
      const { touched } = this;
      if (touched !== null && this.numbers.has(touched)) return new Set([touched]);
      const picked = this.desk.session.picks.flatMap((pick) => ("any" in pick ? pick.any : []));
      return new Set(picked.length > 0 ? picked : this.stake);
    }),
  );
  /** What a board shows of a choice. Once it is made the buttons go first: to do both in one task is felt. */
  choice = $derived.by(
    whenever(
      () => this.desk.isOpen || !this.wasOpen.now,
      () => {
        const { possible, chosen, desk } = this;
        const offered = desk.isOpen ? desk.offered : null;
        const verb = offered?.verb ?? null;
        return { possible, chosen, verb, quiet: (offered?.verbs.length ?? 0) > 0 };
      },
    ),
  );
  pointed = $derived.by(
    steadily(() => {
      const { asking, coach, session } = this.desk;
      return asking.answer ? asking.things : new Set(coach?.step.point ?? session.refusal?.things ?? []);
    }),
  );
  /** What the action in view would take off the board. */
  lost = $derived.by(steadily(() => new Set(this.desk.game?.kit.lost(this.desk.preview.aftermath))));
}
