import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { trailing, whenever } from "../shell/tasks.svelte.ts";
import { steady } from "./steady.svelte.ts";

it("keeps the items of a list that say the same", () => {
  let houses = $state.raw({ a1: 2, b1: 5 });
  const list = steady(() => Object.entries(houses).map(([name, value]) => ({ name, value })));
  const [first, second] = list.now;
  houses = { a1: 2, b1: 6 };
  expect(list.now[0]).toBe(first);
  expect(list.now[1]).not.toBe(second);
  expect(list.now[1]).toEqual({ name: "b1", value: 6 });
});

it("lets what follows be a task behind, and come to the last of what was", async () => {
  let shown = $state.raw(1);
  const seen: number[] = [];
  const stop = $effect.root(() => {
    const follower = trailing(() => shown);
    $effect(() => void seen.push(follower.now));
  });
  flushSync();
  shown = 2;
  flushSync();
  shown = 3;
  flushSync();
  expect(seen).toEqual([1]);
  await new Promise((done) => setTimeout(done, 20));
  expect(seen).toEqual([1, 3]);
  stop();
});

it("finds nothing anew before it is time, and then what is", () => {
  let isTime = $state(true);
  let deeds = $state.raw(1);
  let asked = 0;
  const words = $derived.by(
    whenever(
      () => isTime,
      () => {
        asked += 1;
        return `${deeds} deeds`;
      },
    ),
  );
  expect(words).toBe("1 deeds");
  isTime = false;
  deeds = 2;
  expect(words).toBe("1 deeds");
  expect(asked).toBe(1);
  isTime = true;
  expect(words).toBe("2 deeds");
});
