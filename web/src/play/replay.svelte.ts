/** A record from a file: the server only says how each of its positions looks. */

import { post } from "../api/http.ts";
import type { GameName, Mover, Options, Position } from "../api/types.ts";

export interface RecordFile {
  format: string;
  game: GameName;
  options: Options;
  seats: string[];
  actions: string[];
  result: unknown;
}

interface Replayed extends Position {
  movers: Mover[];
}

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
  private positions = new Map<number, Replayed>();

  async open(text: string): Promise<void> {
    const record = readRecord(text);
    this.positions.clear();
    this.movers = (await this.ask(record, record.actions.length)).movers;
    this.record = record;
  }

  private async ask(record: RecordFile, at: number): Promise<Replayed> {
    const { format, game, options, seats } = record;
    const cut = { format, game, options, seats, actions: record.actions.slice(0, at), result: null };
    const found = await post<Replayed>("/api/replay", { record: JSON.stringify(cut) });
    this.positions.set(at, found);
    return found;
  }

  async at(place: number): Promise<Position | null> {
    if (!this.record) return null;
    return this.positions.get(place) ?? this.ask(this.record, place);
  }
}

export const replay = new Replay();
