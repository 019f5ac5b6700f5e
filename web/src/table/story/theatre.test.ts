import { beforeEach, expect, it, vi } from "vitest";
import type { Motion } from "../../board/motion/motions.ts";
import { Theatre, type Happening } from "./theatre.ts";

const { called, play, roll } = vi.hoisted(() => ({ called: vi.fn(), play: vi.fn(), roll: vi.fn() }));
const heard = vi.hoisted(() => vi.fn());
vi.mock("../../sound/hearing.svelte.ts", () => ({ hear: heard }));
vi.mock("../../board/motion/player.ts", async () => {
  await called();
  return {
    Player: class {
      play = play;
      roll = roll;
      remember(): void {}
      skip(): void {}
    },
  };
});

const MOTIONS: Motion[] = [{ kind: "fly", piece: "a", path: ["hand"], sound: "stone" }];
const HAPPENING = { event: { kind: "action" }, from: null } as unknown as Happening;

let come = (): void => {};
beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});

it("does not wait for what plays motions where that is slow to come, and lets be heard what is done", async () => {
  called.mockReturnValue(new Promise<void>((done) => (come = done)));
  const theatre = new Theatre(() => MOTIONS);
  const isDone = theatre.before(HAPPENING);
  await vi.advanceTimersByTimeAsync(1000);
  await isDone;
  await theatre.after();
  expect(heard).toHaveBeenCalledWith("stone");
  expect(play).not.toHaveBeenCalled();
  come();
  vi.useRealTimers();
  await vi.waitFor(async () => {
    await theatre.before(HAPPENING);
    await theatre.after();
    expect(play).toHaveBeenCalledWith(MOTIONS);
  });
});

it("moves nothing that somebody did not want to wait for", async () => {
  vi.useRealTimers();
  const theatre = new Theatre(() => MOTIONS);
  const isDone = theatre.before(HAPPENING);
  theatre.skip();
  await isDone;
  await theatre.after();
  expect(play).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledWith("stone");
});
