/** What a page that shows a board in a frame wants to see there: said in the fragment of the address. */

import type { Theme } from "../app/settings.svelte.ts";
import type { RecordFile } from "../replay/replay.svelte.ts";
import { isLanguage, type Language } from "../words/words.svelte.ts";

export interface Wish {
  /** The address of a record, on the same web space. */
  record: string;
  /** The letters of a link that holds a whole play. */
  play: string;
  /** A table of the server. */
  table: string;
  /** The beginning of a game, for so many players. */
  game: string;
  players: number;
  /** How many actions have been played; null for all. */
  step: number | null;
  language: Language | null;
  theme: Theme;
  /** Whether there is more than the board. */
  hasControls: boolean;
}

const THEMES: readonly string[] = ["light", "dark"] satisfies Theme[];

export function wishIn(hash: string): Wish {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const of = (name: string): string => said.get(name) ?? "";
  const step = /^\d+$/.test(of("step")) ? Number(of("step")) : null;
  const language = of("language");
  return {
    record: of("record"),
    play: of("play"),
    table: of("table"),
    game: of("game"),
    players: Number(of("players")) || 2,
    step,
    language: isLanguage(language) ? language : null,
    theme: THEMES.includes(of("theme")) ? (of("theme") as Theme) : "system",
    hasControls: of("controls") !== "no",
  };
}

/** Where the record of a wish lies; null if the wish holds all of it. */
export function addressOf({ record, table }: Wish): string | null {
  if (table) return `api/tables/${encodeURIComponent(table)}/record`;
  return record || null;
}

/** A game before its first action. */
export function beginningOf({ game, players }: Wish): RecordFile {
  const seats = Array.from({ length: players }, () => "");
  return { format: "aquae/1", game, options: { players }, seats, actions: [], result: null };
}
