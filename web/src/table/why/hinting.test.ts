import { afterEach, expect, it, vi } from "vitest";
import { Hinting } from "./hinting.svelte.ts";

interface Sent {
  path: string;
  signal: AbortSignal | undefined;
  answer: (status: number, data: unknown) => void;
}

/** A server that answers when it is told to, unless the request is given up before. */
function serve(): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (path: string, { signal }: { signal?: AbortSignal } = {}) => {
    if (path.endsWith("/people")) return Promise.resolve(Response.json({ person: "p", token: "t" }));
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("given up", "AbortError")));
      sent.push({
        path,
        signal,
        answer: (status, data) => resolve(Response.json(data, { status })),
      });
    });
  });
  return sent;
}

const BEST = [{ text: "draw", chances: [0.5, 0.5], scores: [1, 1], why: "", sentences: [], then: [] }];

afterEach(() => vi.unstubAllGlobals());

it("shows what the server says, and why it says nothing", async () => {
  const sent = serve();
  const hints = new Hinting("/api/tables/t");
  const asked = hints.ask();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(200, { best: BEST });
  expect(await asked).toBeNull();
  expect(hints.best).toEqual(BEST);
  const again = hints.ask();
  expect(hints.best).toBeNull();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.answer(503, { code: "busy", title: "", detail: "", retry_after: 3 });
  expect(await again).toMatchObject({ code: "busy", status: 503, retry_after: 3 });
});

it("gives up what is no longer wanted, and does not complain of that", async () => {
  const sent = serve();
  const hints = new Hinting("/api/tables/t");
  const first = hints.ask();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const second = hints.ask();
  expect(sent[0]?.signal?.aborted).toBe(true);
  expect(await first).toBeNull();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  hints.forget();
  expect(sent[1]?.signal?.aborted).toBe(true);
  expect(await second).toBeNull();
  expect(hints.best).toBeNull();
});
