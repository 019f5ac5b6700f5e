/** A record from a file: the server only says how each of its positions looks. */

import { post } from "../api/http.ts";
import { keepInTab, keptInTab } from "../api/storage.ts";
import type { Mover, Options, Position } from "../api/types.ts";

export interface RecordFile {
  format: string;
  game: string;
  options: Options;
  seats: string[];
  actions: string[];
  result: unknown;
}

export interface Replayed extends Position {
  movers: Mover[];
  chances: number[] | null;
}

/** The names under which a tab keeps its record and where in it one is. */
const RECORD = "replay";
const PLACE = "replay.at";
/** Characters: more than any record that the server replays, far less than a tab may keep. */
const LONGEST_KEPT = 500_000;

/** The file is something else altogether; the server need not be asked. */
export class NotARecord extends Error {}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A file holds one record, on one line or many; of bulk data the first is taken. */
export function readRecord(text: string): RecordFile {
  const clean = text.trim();
  const found = (parsed(clean) ?? parsed(clean.split("\n")[0] ?? "")) as Partial<RecordFile> | null;
  if (!Array.isArray(found?.actions)) throw new NotARecord();
  return found as RecordFile;
}

class Replay {
  record = $state.raw<RecordFile | null>(null);
  movers = $state.raw<Mover[]>([]);
  /** Whether the record outlives a reload of the page. */
  kept = $state(true);
  private positions = new Map<number, Replayed>();

  async open(text: string): Promise<void> {
    await this.show(text);
    this.kept = this.keep();
    this.remember(0);
  }

  /** What this tab showed before it was reloaded, if anything: then where it was. */
  async reopen(): Promise<number | null> {
    const text = keptInTab(RECORD);
    if (!text) return null;
    await this.show(text);
    return Math.min(Number(keptInTab(PLACE)), this.record?.actions.length ?? 0);
  }

  remember(place: number): void {
    keepInTab(PLACE, String(place));
  }

  /** Without what only others need of it; never an older record in its place. */
  private keep(): boolean {
    if (!this.record) return false;
    const { format, game, options, seats, actions, result } = this.record;
    const text = JSON.stringify({ format, game, options, seats, actions, result });
    const fits = text.length <= LONGEST_KEPT && keepInTab(RECORD, text);
    if (!fits) keepInTab(RECORD, "");
    return fits;
  }

  /** Nothing of it is kept. */
  async show(text: string): Promise<void> {
    const record = readRecord(text);
    this.positions.clear();
    this.movers = (await this.ask(record, record.actions.length)).movers;
    this.record = record;
  }

  private async ask(record: RecordFile, at: number): Promise<Replayed> {
    const { format, game, options, seats } = record;
    const cut = { format, game, options, seats, actions: record.actions.slice(0, at), result: null };
    const body = { record: JSON.stringify(cut) };
    const found = await post<Replayed>("/api/replay", body, { here: "if away", isNameless: true });
    this.positions.set(at, found);
    return found;
  }

  async at(place: number): Promise<Replayed | null> {
    if (!this.record) return null;
    return this.positions.get(place) ?? this.ask(this.record, place);
  }
}

export const replay = new Replay();
