/** Server-sent events read with fetch, so that they carry who we are. */

import { authorised } from "./http.ts";
import type { Presence, TableEvent } from "./types.ts";

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

async function* messages(path: string, signal: AbortSignal): AsyncGenerator<Message> {
  const answer = await fetch(path, { headers: await authorised(), signal });
  if (!answer.ok || !answer.body) throw new Error(`stream: ${answer.status}`);
  const reader = new MessageReader();
  const body = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await body.read();
    if (done) return;
    yield* reader.read(value);
  }
}

/** The events up to a number, without positions: for the log. */
export async function history(id: string, upTo: number): Promise<TableEvent[]> {
  const events: TableEvent[] = [];
  if (upTo === 0) return events;
  const stop = new AbortController();
  for await (const message of messages(`/api/tables/${id}/events?after=0`, stop.signal)) {
    if (message.event !== "table") continue;
    events.push(JSON.parse(message.data) as TableEvent);
    if ((events.at(-1)?.number ?? 0) >= upTo) break;
  }
  stop.abort();
  return events;
}

export interface Listener {
  after(): number;
  onEvent(event: TableEvent): void;
  onPresence(presence: Presence): void;
  onConnection(connected: boolean): void;
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

/** Follows a table until stopped: reconnects, and sleeps while the page is hidden. */
export class Follower {
  private stopped = false;
  private request = new AbortController();
  private pause = FIRST_PAUSE;
  private wake = (): void => {};
  private hiding: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    document.addEventListener("visibilitychange", this.onVisibility);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.onOffline);
    void this.run();
  }

  stop(): void {
    this.stopped = true;
    document.removeEventListener("visibilitychange", this.onVisibility);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.onOffline);
    clearTimeout(this.hiding);
    this.request.abort();
    this.wake();
  }

  private readonly hurry = (): void => {
    this.pause = FIRST_PAUSE;
    this.wake();
  };

  private readonly onOffline = (): void => this.request.abort();

  private readonly onVisibility = (): void => {
    clearTimeout(this.hiding);
    if (document.hidden) this.hiding = setTimeout(() => this.request.abort(), HIDDEN_FOR);
    else this.hurry();
  };

  private async run(): Promise<void> {
    while (!this.stopped) {
      await this.follow().catch(() => {});
      if (this.stopped) return;
      if (!document.hidden) this.listener.onConnection(false);
      await this.rest();
    }
  }

  private async rest(): Promise<void> {
    await new Promise<void>((done) => {
      this.wake = done;
      const soon = this.pause * (0.75 + Math.random() / 2);
      setTimeout(done, document.hidden ? LOOK_IN_EVERY : soon);
    });
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private async follow(): Promise<void> {
    this.request = new AbortController();
    const path = `/api/tables/${this.id}/events?after=${this.listener.after()}&positions=true`;
    let silence = this.alarm();
    if (document.hidden) this.hiding = setTimeout(() => this.request.abort(), LOOK_IN_FOR);
    try {
      for await (const message of messages(path, this.request.signal)) {
        clearTimeout(silence);
        silence = this.alarm();
        this.pause = FIRST_PAUSE;
        this.listener.onConnection(true);
        this.hear(message);
      }
    } finally {
      clearTimeout(silence);
    }
  }

  private alarm(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.request.abort(), LONGEST_SILENCE);
  }

  private hear(message: Message): void {
    if (message.event === "table") this.listener.onEvent(JSON.parse(message.data) as TableEvent);
    if (message.event === "presence") this.listener.onPresence(JSON.parse(message.data) as Presence);
  }
}
