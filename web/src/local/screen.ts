/** The tables of this screen: what Python answers, with storage, streams, bots and clocks around it. */

import type { Message } from "../api/stream.ts";
import { headOf, keepReview, Overtaken, read, write, type Change } from "./storage.ts";
import { Thinking } from "./thinking.ts";
import type { Request } from "./messages.ts";
import { fileOf } from "./shelf.ts";

/** `aquae.server.local.server`: texts of JSON in and out. */
export interface LocalServer {
  answer(request: string): string;
  take(table: string, kept: string): void;
  forget(table: string): void;
  number(table: string): number;
  known(): string;
  due(table: string): string;
  think(question: string): string;
  moved(table: string, number: number, texts: string): string;
  timed_out(table: string, number: number): string;
  note_progress(table: string, share: number): void;
  reviewed(table: string, found: string): string;
  follow(stream: number, path: string): void;
  unfollow(stream: number): void;
  thinks(table: string): boolean;
  news(stream: number): string;
}

export interface Answer {
  status: number;
  body: string;
}

interface Reply extends Answer {
  question: string;
  work: string;
  changes: Change[];
}

interface Due {
  what: "quick" | "move" | "alone" | "clock";
  number: number;
  wait: number;
  question: string;
  instead: string;
}

/** As long as a bot may take, even one whose worker has yet to start. */
const LONGEST_THOUGHT = 30_000;
const LONGEST_REVIEW = 30 * 60_000;
const TRIES = 5;
/** The board is there by then: whoever is to think there gets ready. */
const SETTLED = 1500;
/** Nothing could be written: it has not happened. */
const AWAY: Answer = { status: 503, body: '{"code":"database-away"}' };

const BUSY: Answer = { status: 503, body: '{"code":"busy"}' };

/** Tables from a file may be any that are known here, or were removed since. */
const CARRIED = "/api/here/tables";

const PUZZLES_OF = /^\/api\/(?:here\/)?puzzles\/([^/?]+)/;

const tableIn = (path: string): string => /^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? "";

export class Screen {
  private queue: Promise<unknown> = Promise.resolve();
  private readonly streams = new Map<number, string>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly thinking = new Thinking();
  private readonly reviewing = new Thinking();
  /** Games whose puzzles are known to the engine. */
  private readonly shelved = new Set<string>();
  /** Other tabs write to the same tables. */
  private readonly others = new BroadcastChannel("aquae.here");

  constructor(
    private readonly server: LocalServer,
    private readonly send: (stream: number, messages: Message[]) => void,
  ) {
    this.others.onmessage = ({ data }: MessageEvent<string[]>) =>
      this.inTurn(() => this.tell(data, true)).catch(console.error);
  }

  /** Has whoever thinks ready, kept for the next time. */
  async prepare(): Promise<void> {
    await this.thinking.ask(null, LONGEST_THOUGHT);
  }

  async ask(request: Request): Promise<Answer> {
    await this.shelve(request.path);
    const table = tableIn(request.path);
    const others = request.path === CARRIED ? (JSON.parse(this.server.known()) as string[]) : [];
    const reply = await this.done(table, () => this.server.answer(JSON.stringify(request)), others);
    if (reply.work) this.review(table, reply.work).catch(console.error);
    if (!reply.question) return reply;
    const answer = await this.thinking.ask(reply.question, LONGEST_THOUGHT).catch(() => null);
    if (answer === null) return BUSY;
    return { status: reply.status, body: `{${JSON.stringify(reply.body)}:${answer}}` };
  }

  /** The puzzles of a game are handed in when somebody first asks for them. */
  private async shelve(path: string): Promise<void> {
    const game = PUZZLES_OF.exec(path)?.[1];
    if (!game || this.shelved.has(game)) return;
    const request = { method: "POST", path: `/api/here/puzzles/${game}`, body: { file: await fileOf(game) } };
    await this.inTurn(async () => this.server.answer(JSON.stringify(request)));
    this.shelved.add(game);
  }

  async follow(stream: number, path: string): Promise<void> {
    await this.inTurn(async () => {
      this.server.follow(stream, path);
      this.streams.set(stream, tableIn(path));
      await this.tell([tableIn(path)], true);
    });
    if (this.server.thinks(tableIn(path))) setTimeout(() => this.thinking.start(), SETTLED);
  }

  unfollow(stream: number): void {
    this.streams.delete(stream);
    this.server.unfollow(stream);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  /** Lets something happen at a table, written before anybody is told. */
  private done(table: string, work: () => string, others: readonly string[] = []): Promise<Reply> {
    return this.inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        for (const one of [table, ...others]) await this.refresh(one);
        const reply = await this.answered<Reply>(work);
        if (await this.isWritten(reply.changes)) return reply;
      }
      return { ...AWAY, question: "", work: "", changes: [] };
    });
  }

  /** What another tab has written counts. */
  private async refresh(table: string): Promise<void> {
    const known = table ? this.server.number(table) : 0;
    if (known && (await headOf(table)) !== known) this.server.forget(table);
  }

  /** Tables are read when they are needed. */
  private async answered<T>(work: () => string): Promise<T> {
    for (;;) {
      const reply = JSON.parse(work()) as T & { needs?: string };
      if (!reply.needs) return reply;
      this.server.take(reply.needs, JSON.stringify(await read(reply.needs)));
    }
  }

  private async isWritten(changes: Change[]): Promise<boolean> {
    if (changes.length === 0) return true;
    const tables = changes.map(({ table }) => table);
    try {
      await write(changes);
    } catch (problem) {
      for (const table of tables) this.server.forget(table);
      if (!(problem instanceof Overtaken)) console.error(problem);
      return false;
    }
    this.others.postMessage(tables);
    await this.tell(tables);
    return true;
  }

  private async tell(tables: string[], anew = false): Promise<void> {
    for (const table of tables) {
      if (![...this.streams.values()].includes(table)) continue;
      if (anew) await this.refresh(table);
      for (const [stream, followed] of this.streams) if (followed === table) await this.tellOne(stream);
      this.attend(table);
    }
  }

  private async tellOne(stream: number): Promise<void> {
    const messages = await this.answered<Message[]>(() => this.server.news(stream));
    if (messages.length > 0) this.send(stream, messages);
  }

  /** Bots move and clocks run where somebody looks. */
  private attend(table: string): void {
    clearTimeout(this.timers.get(table));
    const due = JSON.parse(this.server.due(table)) as Due | null;
    if (!due) return;
    // Whoever thinks gets ready while a bot waits a moment.
    if (due.what === "move" || due.what === "alone") this.thinking.start();
    const meet = (): void => void this.meet(table, due).catch(console.error);
    this.timers.set(table, setTimeout(meet, Math.max(0, due.wait)));
  }

  private async meet(table: string, due: Due): Promise<void> {
    if (due.what === "clock") await this.done(table, () => this.server.timed_out(table, due.number));
    else {
      const texts = await this.chosen(due);
      await this.done(table, () => this.server.moved(table, due.number, texts));
    }
  }

  private async chosen({ what, question, instead }: Due): Promise<string> {
    if (what === "quick") return this.inTurn(async () => this.server.think(question));
    try {
      return await this.thinking.ask(question, LONGEST_THOUGHT);
    } catch (failure) {
      console.error(failure);
      return this.inTurn(async () => this.server.think(instead));
    }
  }

  private async review(table: string, work: string): Promise<void> {
    const onshare = (share: number): void => this.server.note_progress(table, share);
    const found = await this.reviewing.ask(work, LONGEST_REVIEW, onshare).catch(() => "null");
    this.reviewing.end();
    if (found !== "null") await keepReview(table, found);
    await this.done(table, () => this.server.reviewed(table, found));
  }
}
