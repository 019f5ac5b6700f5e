/** Waiting for a review: asked for, and looked after until it is there. */

import { get, post, Refused, type Problem } from "../api/http.ts";
import type { Review } from "../api/types.ts";

/** How often it is asked how far a review has come, in milliseconds. */
const PAUSE = 700;
/** Seconds to wait for a free bot where the server does not say how long. */
const BUSY = 10;

export interface Waiting {
  isOver: () => boolean;
  onProgress: (share: number) => void;
  /** No bot is free yet; null once one is. */
  onBusy: (problem: Problem | null) => void;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

function isReview(answer: Review | { progress: number }): answer is Review {
  return "steps" in answer;
}

/** The review of a table; null if nobody waits for it any more. */
export async function awaited(path: string, waiting: Waiting): Promise<Review | null> {
  await ask(path, waiting);
  while (!waiting.isOver()) {
    const answer = await get<Review | { progress: number }>(path);
    if (isReview(answer)) return answer;
    waiting.onProgress(answer.progress);
    await sleep(PAUSE);
  }
  return null;
}

async function ask(path: string, waiting: Waiting): Promise<void> {
  while (!waiting.isOver()) {
    const problem = await asked(path);
    waiting.onBusy(problem);
    if (!problem) return;
    await sleep(1000 * (problem.retry_after ?? BUSY));
  }
}

/** Why the review is not begun yet. Others at the table may have asked for what we may not. */
async function asked(path: string): Promise<Problem | null> {
  try {
    await post(path);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    if (problem.problem.code === "busy") return problem.problem;
    if (problem.problem.code !== "not-your-seat") throw problem;
  }
  return null;
}
