/** Requests to the server: who we are, problems as data, and no request that is done twice. */

import { unguessable } from "./random.ts";
import { keep, kept } from "./storage.ts";
import type { TableEvent } from "./types.ts";

/** What the server answered instead of doing it; `code` is stable, the rest is for people. */
export interface Problem {
  status: number;
  code: string;
  title: string;
  detail: string;
  rule?: string;
  reason?: string;
  message?: string;
  things?: string[];
  events?: TableEvent[];
  /** Which action of a record is refused, counted from one, and its text. */
  action?: number;
  text?: string;
  /** Seconds after which it may be worth asking again. */
  retry_after?: number;
}

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title || problem.code);
  }
}

/** The server cannot be reached: nothing is known about whether the request was done. */
export class Unreachable extends Error {}

let token = kept("token");
let introduction: Promise<void> | null = null;

async function introduce(): Promise<void> {
  const made = await send<{ person: string; token: string }>("POST", "/api/people", {}, {});
  token = made.token;
  keep("token", token);
  keep("person", made.person);
}

/** Whoever asks first introduces this browser; everybody else waits for the same answer. */
async function introduced(): Promise<string> {
  if (!token) {
    introduction ??= introduce().finally(() => (introduction = null));
    await introduction;
  }
  return token;
}

export async function authorised(): Promise<Record<string, string>> {
  return { Authorization: `Bearer ${await introduced()}` };
}

/** What stands between us and the server has no answer from it, or its database has gone. */
const isAway = ({ status }: Response, { code }: Problem): boolean =>
  status >= 502 && status <= 504 && code !== "busy";

async function send<T>(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? headers : { ...headers, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch {
    throw new Unreachable(path);
  }
  const data: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return data as T;
  const problem = { ...(data as Problem), status: answer.status };
  throw isAway(answer, problem) ? new Unreachable(path) : new Refused(problem);
}

/** After the server has lost its people (a new data folder) one introduces oneself again. */
async function known<T>(ask: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  try {
    return await ask(await authorised());
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.problem.status !== 401) throw problem;
    token = "";
    return ask(await authorised());
  }
}

export function get<T>(path: string): Promise<T> {
  return known((headers) => send<T>("GET", path, undefined, headers));
}

interface Posting {
  /** Makes a request that is repeated one and the same. */
  key?: string;
  /** Gives the request up, and with it what the server does about it. */
  signal?: AbortSignal;
}

export function post<T>(path: string, body: unknown = {}, { key, signal }: Posting = {}): Promise<T> {
  const extra: Record<string, string> = key ? { "Idempotency-Key": key } : {};
  return known((headers) => send<T>("POST", path, body, { ...headers, ...extra }, signal));
}

const PATIENCE = [300, 900, 2000, 4000, 8000];

export interface Insisting extends Posting {
  /** Until it is given up: somebody was promised that it is sent. */
  isEndless?: boolean;
  /** The server cannot be reached. */
  onaway?: () => void;
}

/** Waits, but not longer than until the browser is online again or nobody wants it any more. */
function paused(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const woken = (): void => {
      clearTimeout(timer);
      removeEventListener("online", woken);
      done();
    };
    const timer = setTimeout(woken, ms);
    addEventListener("online", woken);
    signal?.addEventListener("abort", woken, { once: true });
  });
}

/** Repeats a request with the same key until the server has answered: it is done once or refused. */
export async function insist<T>(path: string, body: unknown, wishes: Insisting = {}): Promise<T> {
  const { key = unguessable(), signal, isEndless = false, onaway } = wishes;
  const posting = { key, ...(signal ? { signal } : {}) };
  for (let tries = 0; ; tries += 1) {
    try {
      return await post<T>(path, body, posting);
    } catch (problem) {
      const pause = PATIENCE[isEndless ? Math.min(tries, PATIENCE.length - 1) : tries];
      if (!(problem instanceof Unreachable) || pause === undefined || signal?.aborted) throw problem;
      onaway?.();
      await paused(pause, signal);
    }
    if (signal?.aborted) throw new Unreachable(path);
  }
}
