/** What an action would bring about, asked of the server a moment before it is done. */

import { get } from "../../api/http.ts";
import type { Aftermath, Position, View } from "../../api/types.ts";
import { shownItems } from "../../games/coloured.ts";
import type { Game } from "../../games/games.ts";
import type { Outcome } from "../../games/kit.ts";

/** Long enough not to ask about everything that a pointer passes over. */
const PAUSE = 70;

export class Preview {
  text = $state<string | null>(null);
  after = $state.raw<View | null>(null);
  aftermath = $state.raw<Aftermath[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly known = new Map<string, Position>();

  constructor(private readonly path: string) {}

  /** Shows what a text would do; nothing for null. `at` is the position it belongs to. */
  of(text: string | null, at: number): void {
    if (text === this.text) return;
    clearTimeout(this.timer);
    this.text = text;
    this.show(text === null ? null : (this.known.get(`${at} ${text}`) ?? null));
    if (text !== null && !this.after) this.timer = setTimeout(() => void this.ask(text, at), PAUSE);
  }

  /** What would come of an action; null if the server does not say. */
  async outcome(text: string, at: number): Promise<Outcome | null> {
    const found = await this.foreseen(text, at);
    return found && { after: found.view, aftermath: found.aftermath ?? [] };
  }

  private async ask(text: string, at: number): Promise<void> {
    const found = await this.foreseen(text, at);
    if (this.text === text) this.show(found);
  }

  private async foreseen(text: string, at: number): Promise<Position | null> {
    const key = `${at} ${text}`;
    if (!this.known.has(key)) {
      const query = `text=${encodeURIComponent(text)}&at=${at}`;
      const position = await get<Position>(`${this.path}/preview?${query}`).catch(() => null);
      if (position) this.known.set(key, position);
    }
    return this.known.get(key) ?? null;
  }

  private show(position: Position | null): void {
    this.after = position?.view ?? null;
    this.aftermath = position?.aftermath ?? [];
  }
}

/** What an action would change, in words. */
export function effectWords(
  game: Game,
  before: View,
  { after, aftermath }: Outcome,
  names: string[],
): string {
  const effect = game.kit.effect(before, after, names, game.palette);
  const items = shownItems(game, aftermath);
  return [effect, ...game.kit.foretold(items, names)].filter(Boolean).join("; ");
}
