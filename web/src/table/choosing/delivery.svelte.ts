/** An action on its way to the server: promised to be sent, until it is done, refused or taken back. */

import type { Insisting } from "../../api/http.ts";
import { keep, kept } from "../../api/storage.ts";

export interface Pending {
  text: string;
  /** The number up to which whoever chose it knew the table. */
  at: number;
  /** Makes all its repetitions one and the same. */
  key: string;
}

export class Delivery {
  /** What is being sent. */
  text = $state<string | null>(null);
  /** Whether it has taken so long that much may have happened meanwhile. */
  isLate = false;
  private giving = new AbortController();

  constructor(private readonly table: string) {}

  private get name(): string {
    return `pending.${this.table}`;
  }

  /** What a page that was closed meanwhile has left unsent. */
  get left(): Pending | null {
    return JSON.parse(kept(this.name) || "null") as Pending | null;
  }

  /** How insistently it is to be sent. */
  begin(pending: Pending, isLate: boolean): Insisting & { signal: AbortSignal } {
    this.giving = new AbortController();
    this.text = pending.text;
    this.isLate = isLate;
    keep(this.name, JSON.stringify(pending));
    return { key: pending.key, signal: this.giving.signal, isEndless: true };
  }

  /** The server has answered. */
  answered(): void {
    keep(this.name, "");
  }

  /** The board shows it, or it was refused. */
  done(): void {
    this.text = null;
  }

  /** The page is closed: another one sends it. */
  interrupt(): void {
    this.giving.abort();
  }

  takeBack(): void {
    this.interrupt();
    this.answered();
    this.done();
  }
}
