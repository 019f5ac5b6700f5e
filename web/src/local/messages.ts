/** What a page and its workers say to each other. */

import type { Message } from "../api/stream.ts";

export interface Request {
  method: string;
  path: string;
  body?: unknown;
  key?: string;
}

/** To the worker with the engine. */
export type Wish =
  | { kind: "request"; id: number; request: Request }
  | { kind: "follow"; id: number; path: string }
  | { kind: "unfollow"; id: number }
  /** Have whoever thinks ready, too, and all files kept for the next time. */
  | { kind: "prepare"; id: number };

/** From it. */
export type Word =
  /** It holds the lock of its name as long as it lives. */
  | { kind: "alive" }
  | { kind: "share"; share: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "news"; id: number; messages: Message[] };

/** To a worker that thinks, and from it. */
export interface Question {
  id: number;
  /** Null asks it to keep what it was made of. */
  question: string | null;
}

export type Thought =
  | { kind: "progress"; id: number; share: number }
  | { kind: "answer"; id: number; answer: string }
  | { kind: "failed"; id: number; why: string };
