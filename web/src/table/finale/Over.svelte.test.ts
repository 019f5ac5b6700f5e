import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Result, Table } from "../../api/types.ts";
import { address, wordsOf, type Words, worded } from "../../words/words.svelte.ts";
import { Counting } from "./counting.svelte.ts";
import Over from "./Over.svelte";

beforeAll(() => worded(Promise.resolve()));

const words: Words = wordsOf("nowhere");

it("says why somebody won, with a link to the rule", async () => {
  const result: Result = { scores: [4, 7], tiebreaks: [1, 6], winners: [1], ending: "goal", rule: "X-29" };
  const table = {
    id: "t",
    game: "nowhere",
    seats: [],
    mine: [],
    result,
    ended: "played",
  } as unknown as Table;
  const onrule = vi.fn();
  const props = {
    table,
    names: ["Ann", "Bea"],
    words: { ...words, named: () => "Bea owns an irrigated goal." },
    counting: new Counting(),
    draws: false,
    line: [],
    onreplay: () => {},
    oncount: () => {},
    onrule,
  };
  const over = mount(Over, { target: document.body, props });
  flushSync();
  expect(document.querySelector("h2")?.textContent).toBe("Bea wins");
  expect(document.body.textContent).toContain("Bea owns an irrigated goal.");
  const link = [...document.querySelectorAll("button")].find((button) =>
    button.textContent?.includes("X-29"),
  );
  link?.click();
  expect(onrule).toHaveBeenCalledWith("X-29");
  await unmount(over);
});

it("speaks to whoever gave up", async () => {
  address("Ann");
  const seats = ["Ann", "Bea"].map((name, seat) => ({ seat, name, kind: "person", conceded: seat === 0 }));
  const table = {
    id: "t",
    game: "nowhere",
    seats,
    mine: [0],
    result: null,
    ended: "conceded",
  } as unknown as Table;
  const props = {
    table,
    names: ["Ann", "Bea"],
    words,
    counting: new Counting(),
    draws: false,
    line: [],
    onreplay: () => {},
    oncount: () => {},
    onrule: () => {},
  };
  const over = mount(Over, { target: document.body, props });
  flushSync();
  expect(document.querySelector(".how p")?.textContent?.trim()).toBe("You conceded");
  address("");
  await unmount(over);
});

describe("the count", () => {
  const counts = [1, 2, 3].map((points) => ({
    seat: 0,
    points,
    words: `step ${points}`,
    things: [`c${points}`],
  }));
  const table = {
    id: "t",
    game: "nowhere",
    seats: [],
    mine: [],
    result: null,
    ended: "played",
  } as unknown as Table;
  const told = (): string => document.querySelector(".told")?.textContent ?? "";

  function press(label: string): void {
    [...document.querySelectorAll("button")].find((button) => button.textContent === label)?.click();
    flushSync();
  }

  async function wait(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
    flushSync();
  }

  it("begins again when it is asked for again, and stops for the dice", async () => {
    vi.useFakeTimers();
    const counting = new Counting();
    const props = {
      table,
      names: ["Ann"],
      words,
      counting,
      draws: true,
      line: [],
      onreplay: () => {},
      oncount: () => counting.begin(counts),
      onrule: () => {},
    };
    const over = mount(Over, { target: document.body, props });
    flushSync();
    press("Count the points");
    await wait(800);
    press("Count the points");
    await wait(800);
    expect(told()).toContain("step 1");
    await wait(400);
    expect(told()).toContain("step 2");
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    press("Verify the dice");
    await wait(3000);
    expect(counting.things).toBeNull();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    await unmount(over);
  });
});
