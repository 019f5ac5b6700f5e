import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it, vi } from "vitest";
import type { Prospect } from "../../api/types.ts";
import { plainGame } from "../../games/testing.ts";
import { worded } from "../../words/words.svelte.ts";
import Hints from "./Hints.svelte";

beforeAll(() => worded(Promise.resolve()));

it("shows again what somebody looks at, where the table was told anew meanwhile", async () => {
  const onforesee = vi.fn();
  const hint = { text: "place a1", chances: [0.5, 0.5], sentences: [], then: [], why: "" };
  const props = $state({
    game: plainGame(),
    hints: [hint as unknown as Prospect],
    seat: 0,
    names: ["Ann", "Bea"],
    view: undefined,
    isForeseen: true,
    onact: vi.fn(),
    onforesee,
    onclose: vi.fn(),
  });
  const shown = mount(Hints, { target: document.body, props });
  flushSync();
  const tell = (kind: string): void => {
    document.querySelector(".hints li")?.dispatchEvent(new Event(kind));
    flushSync();
  };
  tell("pointerenter");
  expect(onforesee.mock.calls).toEqual([["place a1"]]);
  props.isForeseen = false;
  flushSync();
  expect(onforesee.mock.calls).toEqual([["place a1"], ["place a1"]]);
  tell("pointerleave");
  props.isForeseen = true;
  flushSync();
  props.isForeseen = false;
  flushSync();
  expect(onforesee.mock.calls.slice(2)).toEqual([[null]]);
  await unmount(shown);
});
