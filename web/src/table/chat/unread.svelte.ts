/** What others have said, and what of it has been read. */

import { keep, kept } from "../../api/storage.ts";
import type { ChatEvent } from "../../api/types.ts";
import type { Session } from "../session.svelte.ts";
import { spoken } from "./hushed.svelte.ts";

export class Unread {
  private read = $state(0);

  constructor(private readonly session: Session) {
    this.read = Number(kept(`read.${session.id}`));
  }

  /** The last that somebody else has said. */
  latest = $derived.by((): ChatEvent | null => {
    const { events, table } = this.session;
    const isTheirs = (event: ChatEvent): boolean => !table?.mine.includes(event.seat ?? -1);
    return spoken(events, table).findLast(isTheirs) ?? null;
  });
  isAny = $derived.by(() => (this.latest?.number ?? 0) > this.read);

  note(): void {
    if (!this.isAny) return;
    this.read = this.latest?.number ?? 0;
    keep(`read.${this.session.id}`, String(this.read));
  }
}
