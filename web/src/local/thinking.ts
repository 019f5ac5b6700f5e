/** Asks workers that think; one that takes too long is ended, and another begins. */

import type { Question, Thought } from "./messages.ts";

interface Waiting {
  done(answer: string): void;
  fail(why: Error): void;
  onshare: (share: number) => void;
}

/** A worker that is started when it is first asked. */
export class Thinking {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  ask(question: string | null, limit: number, onshare: (share: number) => void = () => {}): Promise<string> {
    const id = ++this.asked;
    const answer = new Promise<string>((done, fail) => this.waiting.set(id, { done, fail, onshare }));
    this.start().postMessage({ id, question } satisfies Question);
    const alarm = setTimeout(() => this.end(), limit);
    return answer.finally(() => clearTimeout(alarm));
  }

  /** Whatever it thought about is given up. */
  end(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { fail } of this.waiting.values()) fail(new Error("given up"));
    this.waiting.clear();
  }

  /** The worker; it begins to load if it has not yet. */
  start(): Worker {
    if (this.worker) return this.worker;
    this.worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<Thought>) => this.hear(data);
    this.worker.onerror = () => this.end();
    return this.worker;
  }

  private hear(thought: Thought): void {
    const waiting = this.waiting.get(thought.id);
    if (thought.kind === "progress") return waiting?.onshare(thought.share);
    this.waiting.delete(thought.id);
    if (thought.kind === "answer") waiting?.done(thought.answer);
    else waiting?.fail(new Error(thought.why));
  }
}
