import { afterEach, expect, it, vi } from "vitest";
import { Refused, Unreachable } from "../api/http.ts";
import { awaited } from "./waiting.ts";

const REVIEW = { progress: 1, steps: [] };
type Answer = [status: number, data: unknown];

/** A server with these answers to asking for a review and to looking at it, the last for ever. */
function serve(posts: Answer[], gets: Answer[]): void {
  vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
    if (path.endsWith("/people")) return Response.json({ person: "p", token: "t" });
    const answers = method === "POST" ? posts : gets;
    const [status, data] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500, {}];
    return Response.json(data, { status });
  });
}

function waiting() {
  return { isOver: () => false, onProgress: vi.fn(), onBusy: vi.fn() };
}

afterEach(() => vi.unstubAllGlobals());

it("asks again while no bot is free, and tells how far the review has come", async () => {
  serve(
    [
      [503, { code: "busy", retry_after: 0.01 }],
      [202, { progress: 0 }],
    ],
    [
      [200, { progress: 0.5 }],
      [200, REVIEW],
    ],
  );
  const told = waiting();
  expect(await awaited("/review", told)).toEqual(REVIEW);
  expect(told.onBusy.mock.calls).toEqual([[expect.objectContaining({ code: "busy" })], [null]]);
  expect(told.onProgress.mock.calls).toEqual([[0.5]]);
});

it("shows to anybody what those at the table have asked for", async () => {
  serve([[403, { code: "not-your-seat" }]], [[200, REVIEW]]);
  expect(await awaited("/review", waiting())).toEqual(REVIEW);
  serve([[403, { code: "not-your-seat" }]], [[404, { code: "no-review" }]]);
  await expect(awaited("/review", waiting())).rejects.toBeInstanceOf(Refused);
});

it("tells a server that is away from one whose bots are busy", async () => {
  serve([[503, { code: "database-away" }]], []);
  await expect(awaited("/review", waiting())).rejects.toBeInstanceOf(Unreachable);
  serve([[502, "<html>"]], []);
  await expect(awaited("/review", waiting())).rejects.toBeInstanceOf(Unreachable);
});

it("stops when nobody waits any more", async () => {
  serve([[202, {}]], [[200, { progress: 0.1 }]]);
  const told = { ...waiting(), isOver: () => told.onProgress.mock.calls.length > 0 };
  expect(await awaited("/review", told)).toBeNull();
});
