/** What an action would bring about, asked of the server a moment before it is done. */

import { get, Refused, Unreachable } from "../../api/http.ts";
import type { Aftermath, Position, View } from "../../api/types.ts";
import { shownItems } from "../../games/coloured.ts";
import type { Game } from "../../games/games.ts";
import type { Outcome } from "../../games/kit.ts";

/** Long enough not to ask about everything that a pointer passes over. */
const PAUSE = 70;
/** So long after a request that did not get through it is asked again. */
const AGAIN = 1000;

const keyOf = (text: string, at: number): string => `${at} ${text}`;

/** When it is worth asking again, in milliseconds; never after a refusal that says no such time. */
function pauseAfter(problem: unknown): number | null {
  if (problem instanceof Unreachable) return AGAIN;
  const seconds = problem instanceof Refused ? problem.problem.retry_after : undefined;
  return seconds === undefined ? null : 1000 * seconds;
}

export class Preview {
  text = $state<string | null>(null);
  after = $state.raw<View | null>(null);
  aftermath = $state.raw<Aftermath[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The position and the text that are looked at. */
  private wanted = "";
  private readonly known = new Map<string, Position>();

  constructor(private readonly path: string) {}

  /** Shows what a text would do; nothing for null. `at` is the position it belongs to. */
  of(text: string | null, at: number): void {
    const wanted = text === null ? "" : keyOf(text, at);
    if (wanted === this.wanted) return;
    clearTimeout(this.timer);
    this.wanted = wanted;
    this.text = text;
    this.show(this.known.get(wanted) ?? null);
    if (text !== null && !this.after) this.askIn(PAUSE, text, at);
  }

  /** What would come of an action; null if the server does not say. */
  async outcome(text: string, at: number): Promise<Outcome | null> {
    const found = await this.foreseen(text, at).catch(() => null);
    return found && { after: found.view, aftermath: found.aftermath ?? [] };
  }

  private askIn(pause: number, text: string, at: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(text, at), pause);
  }

  /** As long as it is looked at, until there is an answer. */
  private async ask(text: string, at: number): Promise<void> {
    const isWanted = (): boolean => this.wanted === keyOf(text, at);
    try {
      const found = await this.foreseen(text, at);
      if (isWanted()) this.show(found);
    } catch (problem) {
      const pause = pauseAfter(problem);
      if (isWanted() && pause !== null) this.askIn(pause, text, at);
    }
  }

  private async foreseen(text: string, at: number): Promise<Position> {
    const key = keyOf(text, at);
    const query = `text=${encodeURIComponent(text)}&at=${at}`;
    const found = this.known.get(key) ?? (await get<Position>(`${this.path}/preview?${query}`));
    this.known.set(key, found);
    return found;
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
