/** Which board or layout is chosen: one that ships, one made up from a number, or one's own. */

import type { OptionChoice } from "../api/types.ts";
import { anyNumber, numbered } from "./judging.svelte.ts";
import { KeptPlans } from "./kept.svelte.ts";
import type { Shared } from "./link.ts";

/** How entries of the list begin; a name or a value follows. */
const SHIPPED = "shipped ";
const KEPT = "kept ";
export const NUMBER = "number";
export const OWN = "own";

export const shippedEntry = (value: string): string => SHIPPED + value;
export const keptEntry = (name: string): string => KEPT + name;

export class Choosing {
  readonly kept: KeptPlans;
  entry = $state("");
  number = $state(anyNumber());
  /** One's own as long as it is in no list: painted, typed, or brought by a link. */
  draft = $state.raw<{ name: string; text: string } | null>(null);
  isLinked = $state(false);

  constructor(game: string, option: OptionChoice) {
    this.kept = new KeptPlans(game, option.name);
    this.entry = shippedEntry(String(option.default));
  }

  isShipped = $derived(this.entry.startsWith(SHIPPED));
  isMadeUp = $derived(this.entry === NUMBER);
  /** The name under which the chosen one is kept, if it is. */
  keptName = $derived(this.entry.startsWith(KEPT) ? this.entry.slice(KEPT.length) : null);
  name = $derived(this.keptName ?? (this.entry === OWN ? (this.draft?.name ?? "") : ""));

  /** What the server is asked about. */
  get wish(): string {
    if (this.isShipped) return this.entry.slice(SHIPPED.length);
    if (this.isMadeUp) return numbered(this.number);
    if (this.keptName !== null) return this.kept.called(this.keptName)?.text ?? "";
    return this.draft?.text ?? "";
  }

  open(shared: Shared): void {
    if (shared.number !== null) {
      this.number = shared.number;
      this.entry = NUMBER;
    } else this.own(shared.text ?? "", shared.name);
    this.isLinked = true;
  }

  /** Goes on with a text of one's own; nothing changes if it is the one that is chosen. */
  own(text: string, name = this.name): void {
    if (text === this.wish) return;
    this.draft = { name, text };
    this.entry = OWN;
    this.isLinked = false;
  }

  /** Takes what is chosen into the list. */
  keep(name: string, text: string): void {
    this.kept.keep(name, text);
    this.entry = keptEntry(name);
    this.draft = null;
    this.isLinked = false;
  }

  rename(name: string): void {
    if (this.keptName === null) return;
    this.kept.rename(this.keptName, name);
    this.entry = keptEntry(name);
  }

  /** Off the list; it stays chosen, so that nothing is lost by a slip of the finger. */
  forget(): void {
    if (this.keptName === null) return;
    this.draft = { name: this.keptName, text: this.wish };
    this.kept.forget(this.keptName);
    this.entry = OWN;
  }
}
