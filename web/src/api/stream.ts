/** Server-sent events read with fetch, so that they carry who we are. */

import { isAnsweredHere, isHere } from "../local/here.ts";
import { isKept } from "../local/kept.ts";
import { authorised } from "./http.ts";
import { alone, withStream, type News } from "./sharing.ts";
import type { Position, Presence, Table, TableEvent } from "./types.ts";

/** Whether this is from before an event of that number, or the table and its position are of two moments. */
export const isOld = (table: Table, position: Position, number: number): boolean =>
  table.number < number || table.position !== position.position;

/** What the table looks like after an event that changes it, where the stream tells so. */
export const positionAfter = (event: TableEvent): Position | null => ("at" in event && event.at) || null;

export interface Message {
  event: string;
  data: string;
}

/** Splits a stream of text into messages; keeps what is incomplete for the next piece. */
export class MessageReader {
  private rest = "";

  read(piece: string): Message[] {
    this.rest += piece.replaceAll("\r", "");
    const blocks = this.rest.split("\n\n");
    this.rest = blocks.pop() ?? "";
    return blocks.map(toMessage).filter((message) => message.data !== "");
  }
}

function toMessage(block: string): Message {
  const fields = block.split("\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")] as const;
  });
  const of = (name: string): string[] => fields.filter(([n]) => n === name).map(([, v]) => v);
  return { event: of("event")[0] ?? "message", data: of("data").join("\n") };
}

async function* here(path: string, signal: AbortSignal): AsyncGenerator<Message> {
  const { follow } = await import("../local/engine.ts");
  yield* follow(path, signal);
}

/** The answer of the server; null if it is away and this device can answer instead. */
async function opened(path: string, signal: AbortSignal): Promise<Response | null> {
  try {
    return await fetch(path, { headers: await authorised(), signal });
  } catch (problem) {
    if (!signal.aborted && (await isKept("GET", path))) return null;
    throw problem;
  }
}

async function* messages(path: string, signal: AbortSignal): AsyncGenerator<Message> {
  const answer = isAnsweredHere(path) ? null : await opened(path, signal);
  if (!answer) return yield* here(path, signal);
  if (!answer.ok || !answer.body) throw new Error(`stream: ${answer.status}`);
  const reader = new MessageReader();
  const body = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await body.read();
    if (done) return;
    yield* reader.read(value);
  }
}

/** The events after a number up to another; then the stream is let go. */
async function* between(
  id: string,
  after: number,
  upTo: number,
  positions: boolean,
): AsyncGenerator<TableEvent> {
  const stop = new AbortController();
  const path = `/api/tables/${id}/events?after=${after}&positions=${positions}`;
  try {
    for await (const message of messages(path, stop.signal)) {
      if (message.event !== "table") continue;
      const event = JSON.parse(message.data) as TableEvent;
      yield event;
      if (event.number >= upTo) return;
    }
  } finally {
    stop.abort();
  }
}

/** The positions that the events after a number led to, up to another one. */
export async function positionsBetween(id: string, after: number, upTo: number): Promise<Position[]> {
  const positions: Position[] = [];
  for await (const event of between(id, after, upTo, true)) {
    const position = positionAfter(event);
    if (position) positions.push(position);
  }
  return positions;
}

/** The events up to a number, or after another one, without positions: for the log. */
export async function history(id: string, upTo: number, after = 0): Promise<TableEvent[]> {
  const events: TableEvent[] = [];
  if (upTo <= after) return events;
  for await (const event of between(id, after, upTo, false)) events.push(event);
  return events;
}

/** The stream after a number; with the time of that event, so that a server that was set back can tell. */
export function whereToGoOn(id: string, after: number, last: TableEvent | null): string {
  const seen = last?.number === after ? `&made_at=${last.made_at}` : "";
  return `/api/tables/${id}/events?after=${after}&positions=true${seen}`;
}

export interface Listener {
  after(): number;
  onEvent(event: TableEvent): void;
  onPresence(presence: Presence): void;
  onConnection(connected: boolean): void;
  /** What was heard so far is not so: the server was set back to an older state. */
  onReset(): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
/** The server speaks at least every 15 s; a stream that is silent for longer is dead. */
const LONGEST_SILENCE = 40_000;
/** A hidden tab lets go of its stream, so that many tabs do not use up the browser's connections. */
const HIDDEN_FOR = 15_000;
/** Now and then it looks in, so that its title can say whose turn it is. */
const LOOK_IN_EVERY = 60_000;
const LOOK_IN_FOR = 3000;
/** How long a table without a stream of its own looks, and how long it rests. */
const GLANCE = 700;
const BETWEEN_GLANCES = 1500;

/** Follows a table until stopped: with a stream, or through the tab that has it. */
export class Follower {
  private stopped = false;
  private request = new AbortController();
  private pause = FIRST_PAUSE;
  private wake = (): void => {};
  private hiding: ReturnType<typeof setTimeout> | undefined;
  private readonly channel: BroadcastChannel;
  private leading = false;
  private glancing = false;
  private reopening = false;
  private presence: Presence | null = null;
  private last: TableEvent | null = null;
  /** The number up to which events are being fetched that were not told. */
  private wanted = 0;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
    anew = false,
  ) {
    document.addEventListener("visibilitychange", this.onVisibility);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.onOffline);
    this.channel = new BroadcastChannel(`aquae.table.${id}`);
    this.channel.onmessage = ({ data }: MessageEvent<News>) => this.onNews(data);
    this.tell(anew ? { kind: "reopen" } : { kind: "hello" });
    void this.run();
  }

  stop(): void {
    this.stopped = true;
    document.removeEventListener("visibilitychange", this.onVisibility);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.onOffline);
    clearTimeout(this.hiding);
    this.request.abort();
    this.channel.close();
    this.wake();
  }

  private readonly hurry = (): void => {
    this.pause = FIRST_PAUSE;
    this.wake();
  };

  private readonly onOffline = (): void => {
    if (isHere(this.id)) return;
    this.request.abort();
    this.listener.onConnection(false);
  };

  private readonly onVisibility = (): void => {
    clearTimeout(this.hiding);
    if (document.hidden) this.hiding = setTimeout(() => this.request.abort(), HIDDEN_FOR);
    else this.hurry();
  };

  private async run(): Promise<void> {
    while (!this.stopped) {
      await this.lead().catch(() => {});
      if (this.stopped) return;
      if (!document.hidden && !this.glancing && !this.reopening) this.onConnection(false);
      if (!this.reopening) await this.rest();
      this.reopening = false;
    }
  }

  private async rest(): Promise<void> {
    await new Promise<void>((done) => {
      this.wake = done;
      const soon = this.pause * (0.75 + Math.random() / 2);
      setTimeout(done, document.hidden ? LOOK_IN_EVERY : this.glancing ? BETWEEN_GLANCES : soon);
    });
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Waits for the lead among the tabs at this table, and holds the stream for all of them. */
  private async lead(): Promise<void> {
    this.request = new AbortController();
    this.glancing = false;
    if (document.hidden) this.hiding = setTimeout(() => this.request.abort(), LOOK_IN_FOR);
    const { signal } = this.request;
    await alone(this.id, signal, () => withStream((isFree) => (isFree ? this.follow() : this.glance())));
  }

  private async glance(): Promise<void> {
    this.glancing = true;
    const enough = setTimeout(() => this.request.abort(), GLANCE);
    await this.follow().finally(() => clearTimeout(enough));
  }

  private async follow(): Promise<void> {
    if (this.stopped) return;
    const path = whereToGoOn(this.id, this.listener.after(), this.last);
    let silence = this.alarm();
    this.leading = true;
    try {
      for await (const message of messages(path, this.request.signal)) {
        if (this.stopped) return;
        clearTimeout(silence);
        silence = this.alarm();
        this.pause = FIRST_PAUSE;
        this.onConnection(true);
        this.hear(message);
      }
    } finally {
      this.leading = false;
      clearTimeout(silence);
    }
  }

  private alarm(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.request.abort(), LONGEST_SILENCE);
  }

  private hear(message: Message): void {
    if (message.event === "reset") {
      this.last = null;
      this.tell({ kind: "reset" });
      this.listener.onReset();
    }
    if (message.event === "table") {
      const event = (this.last = JSON.parse(message.data) as TableEvent);
      this.listener.onEvent(event);
      this.tell({ kind: "event", event });
    }
    if (message.event === "presence") {
      this.presence = JSON.parse(message.data) as Presence;
      this.listener.onPresence(this.presence);
      this.tell({ kind: "presence", presence: this.presence });
    }
  }

  private onConnection(connected: boolean): void {
    this.listener.onConnection(connected);
    this.tell({ kind: "connection", connected });
  }

  // Between the tabs.

  private tell(news: News): void {
    if (!this.stopped) this.channel.postMessage(news);
  }

  private onNews(news: News): void {
    if (this.leading) this.answer(news);
    else if (news.kind === "reset") this.listener.onReset();
    else if (news.kind === "event") this.receive(news.event);
    else if (news.kind === "presence") this.listener.onPresence(news.presence);
    else if (news.kind === "connection") this.listener.onConnection(news.connected);
    else if (news.kind === "latest") {
      this.listener.onConnection(true);
      if (news.number > this.listener.after()) void this.catchUp(news.number);
    }
  }

  private answer(news: News): void {
    if (news.kind === "reopen") {
      this.reopening = true;
      this.request.abort();
    }
    if (news.kind !== "hello") return;
    this.tell({ kind: "latest", number: this.listener.after() });
    if (this.presence) this.tell({ kind: "presence", presence: this.presence });
  }

  private receive(event: TableEvent): void {
    if (event.number > this.listener.after() + 1) void this.catchUp(event.number);
    else this.listener.onEvent((this.last = event));
  }

  /** What was told before this tab listened is asked of the server. */
  private async catchUp(upTo: number): Promise<void> {
    const isBusy = this.wanted > 0;
    this.wanted = Math.max(this.wanted, upTo);
    if (isBusy) return;
    try {
      while (this.listener.after() < this.wanted && !this.stopped) {
        const events = between(this.id, this.listener.after(), this.wanted, true);
        for await (const event of events) this.listener.onEvent(event);
      }
    } catch {
      // The stream tells that the connection is lost; the next event starts this again.
    }
    this.wanted = 0;
  }
}
