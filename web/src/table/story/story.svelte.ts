/** What happened since one's own last action: on the board, in a sentence, and once more step by step. */

import { get } from "../../api/http.ts";
import { positionsBetween } from "../../api/stream.ts";
import type { ActionEvent, Position } from "../../api/types.ts";
import { settings } from "../../app/settings.svelte.ts";
import type { Session } from "../session.svelte.ts";
import { deedsOf, sinceMine, type Deed } from "./deeds.ts";

/** Nobody wants to hear more than this of what went by. */
const MOST = 60;

export class Story {
  /** Which of the deeds is looked at again, if one is. */
  private at = $state<number | null>(null);
  /** What the server was asked for last. */
  private asked = "";

  constructor(private readonly session: Session) {}

  private since = $derived.by(() => {
    const { line, table, mover, automatic, grammar } = this.session;
    const isAutomatic = ({ text }: ActionEvent): boolean =>
      settings.routine && automatic.includes(grammar.verbOf(text));
    return sinceMine(line, table?.mine ?? [], mover, isAutomatic).slice(-MOST);
  });
  /** What others did; none as long as it is not known. */
  deeds = $derived.by(() => deedsOf(this.since, this.session.chronicle.past));
  /** Those of them that are worth a step of their own. */
  steps = $derived.by(() => {
    const telling = this.deeds.filter(({ event }) => !this.session.isSlight(event));
    return telling.length > 0 ? telling : this.deeds.slice(-1);
  });
  step = $derived.by((): Deed | null => (this.at === null ? null : (this.steps[this.at] ?? null)));
  position = $derived.by(() =>
    this.step ? (this.session.chronicle.past.get(this.step.event.position + 1) ?? null) : null,
  );
  place = $derived.by(() => (this.at ?? 0) + 1);
  all = $derived.by(() => this.steps.length);

  begin(): void {
    if (this.all > 0) this.at = 0;
  }

  go(by: number): void {
    if (this.at !== null) this.at = Math.max(0, Math.min(this.all - 1, this.at + by));
  }

  close(): void {
    this.at = null;
  }

  /** After a reload, or where something was missed, the server is asked how it was. */
  async fill(): Promise<void> {
    const [first] = this.since;
    const last = this.since.at(-1);
    if (!first || !last || this.deeds.length > 0) return;
    const { id, path } = this.session;
    const wanted = `${first.number} ${last.number}`;
    if (this.asked === wanted) return;
    this.asked = wanted;
    const found = await Promise.all([
      get<Position>(`${path}/position?at=${first.position}`),
      positionsBetween(id, first.number - 1, last.number),
    ]).catch(() => null);
    if (!found) this.asked = "";
    else if (this.asked === wanted) this.session.learn([found[0], ...found[1]]);
  }
}
