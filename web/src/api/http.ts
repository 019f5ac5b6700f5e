/** Requests to the server: who we are, problems as data, and no request that is done twice. */

import { isAnsweredHere } from "../local/here.ts";
import { isKept } from "../local/kept.ts";
import { openProblemWords } from "../problems/words.ts";
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

/** How long a server may take where nobody has to wait for it, in milliseconds. */
const HASTE = 5000;

let token = kept("token");
let introduction: Promise<void> | null = null;

/** From now on this browser is this person. */
export function become(made: { person: string; token: string }): void {
  token = made.token;
  keep("token", token);
  keep("person", made.person);
}

/** Where only those who are invited may come, others can still look. */
let uninvited: Refused | null = null;

async function introduce(): Promise<void> {
  const body = { invitation: kept("invitation") };
  const signal = AbortSignal.timeout(HASTE);
  try {
    become(await send({ method: "POST", path: "/api/people", body, signal }, {}));
    uninvited = null;
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.problem.code !== "not-invited") throw problem;
    uninvited = problem;
  }
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
  const known = await introduced();
  return known ? { Authorization: `Bearer ${known}` } : {};
}

/** What stands between us and the server has no answer from it, or its database has gone. */
const isAway = ({ status, code }: Problem): boolean => status >= 502 && status <= 504 && code !== "busy";

interface Asking {
  method: string;
  path: string;
  body?: unknown;
  key?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** The engine on this device comes when it is first asked. */
async function here<T>({ method, path, body, key }: Asking): Promise<T> {
  let answer: { status: number; body: string };
  try {
    const { ask } = await import("../local/engine.ts");
    answer = await ask({ method, path, body, ...(key ? { key } : {}) });
  } catch {
    throw new Unreachable(path);
  }
  return judged<T>(answer.status, JSON.parse(answer.body), path);
}

async function judged<T>(status: number, data: unknown, path: string): Promise<T> {
  if (status < 400) return data as T;
  const problem = { ...(data as Problem), status };
  if (isAway(problem)) throw new Unreachable(path);
  // Whoever hears of it says it at once; without the file for them the server's own words have to do.
  await openProblemWords().catch(Boolean);
  throw new Refused(problem);
}

async function send<T>(asking: Asking, headers: Record<string, string>): Promise<T> {
  const { method, path, body, key, signal } = asking;
  const about: Record<string, string> = {
    ...headers,
    ...(key ? { "Idempotency-Key": key } : {}),
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
  };
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: about,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch {
    throw new Unreachable(path);
  }
  return judged<T>(answer.status, await answer.json().catch(() => ({})), path);
}

/** After the server has lost its people (a new data folder) one introduces oneself again. */
async function known<T>(ask: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  try {
    return await ask(await authorised());
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.problem.status !== 401) throw problem;
    token = "";
    const headers = await authorised();
    if (uninvited) throw uninvited;
    return ask(headers);
  }
}

interface Wanting {
  /** Whether the engine on this device answers: instead of a server that is away, or anyhow. */
  here?: "if away" | "anyhow" | undefined;
  /** Whether it does not matter who asks: nobody is introduced for it. */
  isNameless?: boolean;
  /** Whether there is something better to do than to wait for a server that never answers. */
  isHasty?: boolean;
}

/** For how long it is not asked then what this device can answer. */
const LEFT_ALONE = 30_000;
let leftAloneUntil = 0;

function afar<T>(asking: Asking, { isNameless }: Wanting): Promise<T> {
  return isNameless ? send<T>(asking, {}) : known((headers) => send<T>(asking, headers));
}

/** A server that takes requests and never answers is away, too. */
async function hastily<T>(asking: Asking, wanting: Wanting): Promise<T> {
  const given = AbortSignal.timeout(HASTE);
  const late = new Promise<never>((_, fail) => {
    given.addEventListener("abort", () => fail(new Unreachable(asking.path)));
  });
  const answer = afar<T>({ ...asking, signal: asking.signal ?? given }, wanting);
  try {
    return await Promise.race([answer, late]);
  } finally {
    leftAloneUntil = given.aborted ? Date.now() + LEFT_ALONE : 0;
  }
}

async function asked<T>(asking: Asking, wanting: Wanting): Promise<T> {
  const { here: where, isHasty = false } = wanting;
  const isLeftAlone = where === "if away" && Date.now() < leftAloneUntil;
  if (where === "anyhow" || isLeftAlone || isAnsweredHere(asking.path)) return here<T>(asking);
  try {
    return await (isHasty || where ? hastily<T>(asking, wanting) : afar<T>(asking, wanting));
  } catch (problem) {
    if (!(problem instanceof Unreachable)) throw problem;
    if (!where && !(await isKept(asking.method, asking.path))) throw problem;
    return here<T>(asking);
  }
}

export function get<T>(path: string, wanting: Wanting = {}): Promise<T> {
  return asked<T>({ method: "GET", path }, wanting);
}

interface Posting extends Wanting {
  /** Makes a request that is repeated one and the same. */
  key?: string;
  /** Gives the request up, and with it what the server does about it. */
  signal?: AbortSignal;
}

export function post<T>(path: string, body: unknown = {}, posting: Posting = {}): Promise<T> {
  const { key, signal } = posting;
  return asked<T>({ method: "POST", path, body, key, signal }, posting);
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
