import { beforeEach, expect, it, vi } from "vitest";
import { Unreachable } from "../api/http.ts";
import type { Plan } from "../api/types.ts";
import { Judging } from "./judging.svelte.ts";

const asked: string[] = [];
const answers: ((plan: Plan) => void)[] = [];
let away = false;
vi.mock("../api/http.ts", async (original) => ({
  ...(await original<object>()),
  get: (path: string): Promise<Plan> => {
    asked.push(path);
    return away ? Promise.reject(new Unreachable(path)) : new Promise((done) => answers.push(done));
  },
}));

const PURPOSE = { game: "somewhere", option: "board", players: 3 };
const planOf = (text: string): Plan => ({ value: text, text, flaws: [], view: null });

beforeEach(() => {
  asked.length = 0;
  answers.length = 0;
  away = false;
});

it("asks the server, for so many players", async () => {
  const judging = new Judging();
  const done = judging.ask(PURPOSE, "number:7");
  expect(asked).toEqual(["/api/games/somewhere/options/board?value=number%3A7&players=3"]);
  expect(judging.isWaiting).toBe(true);
  answers[0]?.(planOf("a/b"));
  await done;
  expect([judging.found?.text, judging.isWaiting]).toEqual(["a/b", false]);
});

it("takes only the last answer, in whatever order they come", async () => {
  const judging = new Judging();
  const all = [judging.ask(PURPOSE, "a"), judging.ask(PURPOSE, "b")];
  answers[1]?.(planOf("b"));
  answers[0]?.(planOf("a"));
  await Promise.all(all);
  expect(judging.found?.text).toBe("b");
});

it("asks once when much is painted in a moment", async () => {
  vi.useFakeTimers();
  const judging = new Judging();
  for (const text of ["a", "b", "c"]) void judging.ask(PURPOSE, text, 100);
  await vi.advanceTimersByTimeAsync(150);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("value=c&");
  vi.useRealTimers();
});

it("says that the server cannot be reached, and keeps what it knew", async () => {
  const judging = new Judging();
  const done = judging.ask(PURPOSE, "a");
  answers[0]?.(planOf("a"));
  await done;
  away = true;
  await judging.ask(PURPOSE, "b");
  expect([judging.found?.text, judging.trouble]).toEqual(["a", "The server cannot be reached."]);
  expect(judging.isWaiting).toBe(false);
});

it("knows what an answer is an answer to", async () => {
  const judging = new Judging();
  const first = judging.ask(PURPOSE, "number:7");
  answers[0]?.(planOf("a/b"));
  await first;
  expect(judging.written("number:7")).toBe("a/b");
  const next = judging.ask(PURPOSE, "c/d");
  expect(judging.written("c/d")).toBeNull();
  answers[1]?.(planOf("c/d"));
  await next;
  expect([judging.written("c/d"), judging.written("number:7")]).toEqual(["c/d", null]);
});
