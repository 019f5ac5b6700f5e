import { afterEach, beforeEach, expect, it, vi } from "vitest";

const asked: string[] = [];
const here: string[] = [];

/** A server that takes every request and answers those that `answers` lets it. */
function serve(answers: (path: string) => boolean): void {
  vi.stubGlobal("fetch", (path: string, { signal }: { signal?: AbortSignal }) => {
    asked.push(path);
    if (answers(path)) return Promise.resolve(Response.json({ person: "p", token: "t", from: "server" }));
    return new Promise((_, fail) => signal?.addEventListener("abort", () => fail(new Error("aborted"))));
  });
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const given = new AbortController();
    setTimeout(() => given.abort(), ms);
    return given.signal;
  });
  vi.doMock("../local/engine.ts", () => ({
    ask: ({ path }: { path: string }) => {
      here.push(path);
      return Promise.resolve({ status: 200, body: '{"from":"here"}' });
    },
  }));
  asked.length = here.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("plays here after a few seconds when a server hangs, and does not ask it again at once", async () => {
  serve(() => false);
  const { post } = await import("./http.ts");
  const first = post("/api/tables", {}, { here: "if away" });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await first).toEqual({ from: "here" });
  expect(await post("/api/replay", {}, { here: "if away" })).toEqual({ from: "here" });
  expect([asked, here]).toEqual([["/api/people"], ["/api/tables", "/api/replay"]]);
});

it("asks a server again that hung, where somebody wants to know whether it is back", async () => {
  serve(() => false);
  const { get, post, Unreachable } = await import("./http.ts");
  const first = get("/api/tables", { isHasty: true });
  const failing = expect(first).rejects.toBeInstanceOf(Unreachable);
  await vi.advanceTimersByTimeAsync(5000);
  await failing;
  serve(() => true);
  expect(await get("/api/tables", { isHasty: true })).toMatchObject({ from: "server" });
  expect(await post("/api/tables", {}, { here: "if away" })).toMatchObject({ from: "server" });
});

it("waits as long as it takes for what only the server knows", async () => {
  serve((path) => path === "/api/people");
  const { get } = await import("./http.ts");
  const onend = vi.fn();
  void get("/api/tables/x").finally(onend);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onend).not.toHaveBeenCalled();
  expect(here).toEqual([]);
});
