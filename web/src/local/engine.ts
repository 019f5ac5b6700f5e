/** The engine on this device, as the page asks it: like a server, but in a worker. */

import { unguessable } from "../api/random.ts";
import type { Message } from "../api/stream.ts";
import { loading } from "./loading.svelte.ts";
import type { Request, Wish, Word } from "./messages.ts";
import type { Answer } from "./screen.ts";

/** Streams are silent while nothing happens; whoever listens wants to hear that they live. */
const SIGN_OF_LIFE = 15_000;
const ALIVE: Message = { event: "alive", data: "" };

let worker: Worker | null = null;
let name = "";
let asked = 0;
interface Waiting {
  done(answer: Answer): void;
  fail(why: Error): void;
}
const waiting = new Map<number, Waiting>();
/** What each stream hears; null when it has ended. */
const streams = new Map<number, (messages: Message[] | null) => void>();

function hear(word: Word): void {
  if (word.kind === "alive") outlive(name).catch(console.error);
  else if (word.kind === "share") loading.share = word.share;
  else if (word.kind === "ready") loading.what = "ready";
  else if (word.kind === "failed") fail(word.why);
  else if (word.kind === "news") streams.get(word.id)?.(word.messages);
  else {
    waiting.get(word.id)?.done(word);
    waiting.delete(word.id);
  }
}

/** A worker that the browser has ended says nothing; its lock comes free. */
async function outlive(watched: string): Promise<void> {
  await navigator.locks.request(watched, () => {
    if (watched === name) fail("the engine has ended");
  });
}

/** The next request starts another one: everything that was answered is kept. */
function fail(why: string): void {
  console.error(why);
  worker?.terminate();
  worker = null;
  name = "";
  loading.what = "failed";
  for (const one of waiting.values()) one.fail(new Error(why));
  waiting.clear();
  for (const end of streams.values()) end(null);
}

function started(): Worker {
  if (worker) return worker;
  Object.assign(loading, { what: "fetching", share: 0 });
  name = `aquae.engine.${unguessable()}`;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name });
  worker.onmessage = ({ data }: MessageEvent<Word>) => hear(data);
  worker.onerror = ({ message }) => fail(message);
  return worker;
}

const tell = (wish: Wish): void => started().postMessage(wish);

/** Fetches and starts the engine before somebody waits for it. */
export async function prepare(): Promise<void> {
  const { status } = await answered((id) => ({ kind: "prepare", id }));
  if (status !== 200) throw new Error("the engine could not be kept");
}

function answered(wish: (id: number) => Wish): Promise<Answer> {
  const id = ++asked;
  const answer = new Promise<Answer>((done, fail) => waiting.set(id, { done, fail }));
  tell(wish(id));
  return answer;
}

export const ask = (request: Request): Promise<Answer> =>
  answered((id) => ({ kind: "request", id, request }));

/** The messages of a stream until it is given up. */
export async function* follow(path: string, signal: AbortSignal): AsyncGenerator<Message> {
  const id = ++asked;
  let heard: Message[] = [];
  let isOver = false;
  let wake = (): void => {};
  const onabort = (): void => wake();
  streams.set(id, (messages) => {
    heard.push(...(messages ?? []));
    isOver ||= messages === null;
    wake();
  });
  signal.addEventListener("abort", onabort, { once: true });
  tell({ kind: "follow", id, path });
  try {
    while (!signal.aborted && !isOver) {
      const news = heard;
      heard = [];
      yield* news;
      if (heard.length > 0 || signal.aborted) continue;
      await new Promise<void>((done) => {
        const timer = setTimeout(() => wake(), SIGN_OF_LIFE);
        wake = () => {
          clearTimeout(timer);
          done();
        };
      });
      if (heard.length === 0) heard.push(ALIVE);
    }
  } finally {
    streams.delete(id);
    if (worker) tell({ kind: "unfollow", id });
  }
}
