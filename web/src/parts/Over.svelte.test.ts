import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { Result, Table } from "../api/types.ts";
import Over from "./Over.svelte";

it("says why somebody won, with a link to the rule", async () => {
  const result: Result = { scores: [4, 7], tiebreaks: [1, 6], winners: [1], ending: "goal" };
  const table = { id: "t", game: "irrigate", seats: [], mine: [], result, ended: "played" } as unknown as Table;
  const onrule = vi.fn();
  const props = { table, names: ["Ann", "Bea"], counts: [], draws: false, onreplay: () => {}, oncount: () => {}, onrule };
  const over = mount(Over, { target: document.body, props });
  flushSync();
  expect(document.querySelector("h2")?.textContent).toBe("Bea wins");
  expect(document.body.textContent).toContain("Bea owns an irrigated goal: that wins at once.");
  const link = [...document.querySelectorAll("button")].find((button) => button.textContent?.includes("I-29"));
  link?.click();
  expect(onrule).toHaveBeenCalledWith("I-29");
  await unmount(over);
});
