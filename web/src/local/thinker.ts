/** A worker that thinks for bots: it may take its time, and whoever grows tired of it ends it. */

import { keepFiles } from "./keeping.ts";
import { started } from "./python.ts";
import type { Question, Thought } from "./messages.ts";

interface Thinker {
  think(question: string, onshare: (share: number) => void): string;
  /** Frees what no decision needs any more, once nobody waits. */
  tidy(): void;
}

const say = (thought: Thought): void => postMessage(thought);

const thinking = started().then(
  (python) =>
    python.runPython("from aquae.server.local.thinking import LocalThinker; LocalThinker()") as Thinker,
);

async function answer(thinker: Thinker, { id, question }: Question): Promise<void> {
  if (question === null) await keepFiles();
  const onshare = (share: number): void => say({ kind: "progress", id, share });
  say({ kind: "answer", id, answer: question === null ? "null" : thinker.think(question, onshare) });
  thinker.tidy();
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  thinking
    .then((thinker) => answer(thinker, data))
    .catch((failure: unknown) => say({ kind: "failed", id: data.id, why: String(failure) }));
});
