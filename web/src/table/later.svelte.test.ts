import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Desk } from "./desk.svelte.ts";
import { later, More } from "./later.svelte.ts";

const LONG = 60_000;

beforeAll(later);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** At a table of two, where another one begins. */
function sitting(kind: "bot" | "person", mine = [1]) {
  const seats = [{ kind }, { kind: "person" }];
  const session = $state({ isMine: false, mover: 0 as number | null });
  const desk = $state({ game: {}, isOpen: false, session, table: { status: "playing", mine, seats } });
  let made: More | undefined;
  const leave = $effect.root(() => {
    made = new More(desk as unknown as Desk);
  });
  flushSync();
  const more = made as unknown as More;
  const turn = (mover: number | null): void => {
    session.mover = mover;
    session.isMine = desk.isOpen = mover === 1;
    flushSync();
  };
  /** After a while what was to be fetched has come. */
  const seeAll = async (): Promise<void> => {
    vi.advanceTimersByTime(LONG);
    vi.useRealTimers();
    await vi.waitFor(() => expect(more.parts).not.toBeNull());
    leave();
  };
  return { more, turn, seeAll };
}

it("fetches nothing more while a bot or Chance begins, however long that takes", async () => {
  const { more, turn, seeAll } = sitting("bot");
  for (const mover of [0, null, 0]) {
    turn(mover);
    expect(vi.getTimerCount()).toBe(0);
  }
  expect(more.isFree).toBe(false);
  turn(1);
  expect(more.isFree).toBe(true);
  await seeAll();
});

it("fetches what comes later in a bot's second turn if there was no time for it before", async () => {
  const { turn, seeAll } = sitting("bot");
  turn(1);
  turn(0);
  await seeAll();
});

it("waits for nobody who may take days to begin", async () => {
  const { more, seeAll } = sitting("person");
  expect(more.isFree).toBe(false);
  await seeAll();
});

it("waits for no turn of those who only watch", async () => {
  const { more, seeAll } = sitting("bot", []);
  expect(more.isFree).toBe(true);
  await seeAll();
});
