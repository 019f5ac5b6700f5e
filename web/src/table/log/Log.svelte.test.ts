import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { TableEvent } from "../../api/types.ts";
import { plainGame } from "../../games/testing.ts";
import Log from "./Log.svelte";

const action = (position: number): TableEvent => ({
  number: position + 1,
  kind: "action",
  seat: 0,
  by: "seat",
  made_at: 0,
  text: "roll",
  position,
});
const props = $state({
  events: [0, 1, 2].map(action),
  context: { game: plainGame(), names: ["Ann"] },
  at: null as number | null,
  onlook: () => {},
  onrule: () => {},
});
let log: object;

beforeEach(() => {
  props.at = null;
  Element.prototype.scrollTo = () => {};
  log = mount(Log, { target: document.body, props });
  flushSync();
});
afterEach(() => unmount(log));

const lines = (selector: string): number[] =>
  [...document.querySelectorAll("li")].flatMap((line, index) => (line.matches(selector) ? [index] : []));

it("tells everything in full at the present", () => {
  expect(lines("li")).toHaveLength(3);
  expect(lines(".future, [aria-current]")).toEqual([]);
});

it("marks where one looks, and pales what is to come", () => {
  props.at = 2;
  flushSync();
  expect(lines("[aria-current=step]")).toEqual([1]);
  expect(lines(".future")).toEqual([2]);
  props.at = 0;
  flushSync();
  expect(lines("[aria-current]")).toEqual([]);
  expect(lines(".future")).toEqual([0, 1, 2]);
});
