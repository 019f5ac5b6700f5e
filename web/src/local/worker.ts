/** The worker with the engine: requests one after the other, written before they are answered. */

import type { Wish, Word } from "./messages.ts";
import { keepFiles, keepRest } from "./keeping.ts";
import { started } from "./python.ts";
import { Screen, type LocalServer } from "./screen.ts";

/** Whoever waits for a board has it by then. */
const SETTLED = 5000;

const say = (word: Word): void => postMessage(word);

/** Held for ever: whoever gets it then knows that this worker is gone. Only safe origins have locks. */
const locks: LockManager | undefined = navigator.locks;
void locks?.request(self.name, () => {
  say({ kind: "alive" });
  return new Promise(() => {});
});

const opening = started((share) => say({ kind: "share", share })).then((python) => {
  const server = python.runPython(
    "from aquae.server.local.server import LocalServer; LocalServer()",
  ) as LocalServer;
  say({ kind: "ready" });
  keepFiles()
    .then(() => new Promise((done) => setTimeout(done, SETTLED)))
    .then(keepRest)
    .catch(console.warn);
  return new Screen(server, (id, messages) => say({ kind: "news", id, messages }));
});
opening.catch((failure: unknown) => say({ kind: "failed", why: String(failure) }));

async function prepare(screen: Screen, id: number): Promise<void> {
  const status = await Promise.all([screen.prepare(), keepFiles()]).then(
    () => 200,
    () => 507,
  );
  say({ kind: "answer", id, status, body: "null" });
}

async function heed(screen: Screen, wish: Wish): Promise<void> {
  if (wish.kind === "follow") return screen.follow(wish.id, wish.path);
  if (wish.kind === "unfollow") return screen.unfollow(wish.id);
  if (wish.kind === "prepare") return prepare(screen, wish.id);
  say({ kind: "answer", id: wish.id, ...(await screen.ask(wish.request)) });
}

addEventListener("message", ({ data }: MessageEvent<Wish>) => {
  // What Python did not expect may have left it in any state: another worker begins with what was written.
  void opening
    .then((screen) => heed(screen, data))
    .catch((failure: unknown) => say({ kind: "failed", why: String(failure) }));
});
