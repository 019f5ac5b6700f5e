/** A worker that thinks for bots: it may take its time, and whoever grows tired of it ends it. */

import { keepFiles } from "./keeping.ts";
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
  const onshare = (share: number): void => say({ kind: "progress", id, share });
  thinking
    .then((thinker) =>
      question === null ? keepFiles().then(() => "null") : thinker.think(question, onshare),
    )
    .then((answer) => say({ kind: "answer", id, answer }))
    .catch((failure: unknown) => say({ kind: "failed", id, why: String(failure) }));
});
