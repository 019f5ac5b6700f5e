import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../app/settings.svelte.ts";

const sound = vi.hoisted(() => vi.fn());
vi.mock("./synth.ts", () => ({ sound, hiss: vi.fn() }));

class Context {
  static made: Context[] = [];
  state = "running";
  currentTime = 0;
  destination = {};
  constructor() {
    Context.made.push(this);
  }
  createGain(): object {
    return { gain: { value: 1 }, connect: vi.fn() };
  }
  async suspend(): Promise<void> {
    this.state = "suspended";
  }
  async resume(): Promise<void> {
    this.state = "running";
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  Context.made = [];
  sound.mockReset();
  vi.stubGlobal("AudioContext", Context);
  settings.sound = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function touched(hasBeenActive: boolean): void {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });
}

it("gets ready only once somebody has touched the page", async () => {
  const { prepareQuietly } = await import("./hearing.svelte.ts");
  touched(false);
  prepareQuietly();
  await vi.advanceTimersByTimeAsync(100);
  expect(Context.made).toEqual([]);
  touched(true);
  prepareQuietly();
  await vi.advanceTimersByTimeAsync(100);
  expect(Context.made).toHaveLength(1);
});

it("works out no silence, and is heard again after it", async () => {
  touched(true);
  const { hear } = await import("./hearing.svelte.ts");
  hear("wood");
  await vi.advanceTimersByTimeAsync(100);
  expect(sound).toHaveBeenCalledOnce();
  const [context] = Context.made;
  expect(context?.state).toBe("running");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(context?.state).toBe("suspended");
  hear("stone");
  await vi.advanceTimersByTimeAsync(100);
  expect(context?.state).toBe("running");
  expect(sound).toHaveBeenCalledTimes(2);
});
