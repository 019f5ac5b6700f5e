import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import ReplayBar from "./ReplayBar.svelte";
import { worded } from "../words/words.svelte.ts";

beforeAll(() => worded(Promise.resolve()));

const ALL = 3;
let away = false;
const props = $state({ at: 0, all: ALL, live: false, onlook: look });
let bar: object;

async function look(at: number | null): Promise<void> {
  if (away) throw new Error("the server is away");
  props.at = at ?? ALL;
}

beforeEach(() => {
  vi.useFakeTimers();
  away = false;
  props.at = 0;
  bar = mount(ReplayBar, { target: document.body, props });
  flushSync();
});
afterEach(async () => {
  await unmount(bar);
  vi.useRealTimers();
});

const play = (): HTMLElement => document.querySelector<HTMLElement>("[aria-label=Play], [aria-label=Stop]")!;

/** At the usual speed an action takes 800 ms. */
async function wait(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    flushSync();
  }
}

async function press(key: string, on: EventTarget = document.body): Promise<void> {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  await wait(0);
  await Promise.resolve();
  flushSync();
}

describe("a replay", () => {
  it("plays on to the end and stops there", async () => {
    play().click();
    await wait(900);
    expect(props.at).toBe(1);
    await wait(800);
    expect(props.at).toBe(2);
    await wait(2000);
    expect(props.at).toBe(ALL);
    expect(play().getAttribute("aria-label")).toBe("Play");
  });

  it("stops where the next position cannot be had", async () => {
    play().click();
    await wait(900);
    away = true;
    await wait(900);
    expect(props.at).toBe(1);
    expect(play().getAttribute("aria-label")).toBe("Play");
  });

  it("begins anew when it is played at its end", async () => {
    props.at = ALL;
    flushSync();
    play().click();
    await wait(100);
    expect(props.at).toBe(0);
    await wait(900);
    expect(props.at).toBe(1);
  });

  it("is played and stopped by the space key, but not on another button", async () => {
    await press(" ");
    expect(play().getAttribute("aria-label")).toBe("Stop");
    await wait(900);
    await press(" ");
    await wait(2000);
    expect(props.at).toBe(1);
    await press(" ", document.querySelector("[aria-label='Forward one action']")!);
    expect(play().getAttribute("aria-label")).toBe("Play");
  });
});
