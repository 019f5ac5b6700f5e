import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refused, Unreachable } from "../../api/http.ts";
import { Preview } from "./preview.svelte.ts";

const get = vi.hoisted(() => vi.fn());
vi.mock("../../api/http.ts", async (original) => ({ ...(await original<object>()), get }));

const LONG = 10_000;
const found = { view: { phase: "after" } };
const refusal = (retry_after?: number): Refused =>
  new Refused({
    status: 429,
    code: "busy",
    title: "",
    detail: "",
    ...(retry_after === undefined ? {} : { retry_after }),
  });

beforeEach(() => {
  vi.useFakeTimers();
  get.mockReset();
});
afterEach(() => void vi.useRealTimers());

it("asks again for what is looked at until there is an answer", async () => {
  get.mockRejectedValueOnce(new Unreachable("")).mockRejectedValueOnce(refusal(2)).mockResolvedValue(found);
  const preview = new Preview("/table");
  preview.of("place a1", 3);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(get).toHaveBeenCalledTimes(3);
  expect(preview.after).toEqual(found.view);
});

it("does not repeat what is refused, nor what nobody looks at any more", async () => {
  const preview = new Preview("/table");
  get.mockRejectedValueOnce(refusal());
  preview.of("place a1", 3);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(get).toHaveBeenCalledOnce();
  get.mockRejectedValueOnce(new Unreachable(""));
  preview.of("place a2", 3);
  await vi.advanceTimersByTimeAsync(100);
  preview.of(null, 3);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(get).toHaveBeenCalledTimes(2);
  expect(preview.after).toBeNull();
});

it("asks anew what the same text brings in another position", async () => {
  get.mockResolvedValue(found);
  const preview = new Preview("/table");
  for (const at of [3, 4]) {
    preview.of("place a1", at);
    await vi.advanceTimersByTimeAsync(LONG);
  }
  expect(get).toHaveBeenCalledTimes(2);
});
