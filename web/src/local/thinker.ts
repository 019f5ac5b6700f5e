/** A worker that thinks for bots: it may take its time, and whoever grows tired of it ends it. */

import { started } from "./python.ts";
import type { Question, Thought } from "./messages.ts";

interface Thinker {
  think(question: string, onshare: (share: number) => void): string;
}

const say = (thought: Thought): void => postMessage(thought);

const thinking = started(() => {}).then(
  (python) =>
    python.runPython("from aquae.server.local.thinking import LocalThinker; LocalThinker()") as Thinker,
);

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const { id, question } = data;
  thinking
    .then((thinker) => thinker.think(question, (share) => say({ kind: "progress", id, share })))
    .then((answer) => say({ kind: "answer", id, answer }))
    .catch((failure: unknown) => say({ kind: "failed", id, why: String(failure) }));
});
