import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SeatedEvent } from "../../api/types.ts";
import { settings } from "../../app/settings.svelte.ts";
import Ceremony from "./Ceremony.svelte";

/** Bea rolled as Ann did, and then more. */
const lot: SeatedEvent = {
  number: 4,
  kind: "seated",
  seat: null,
  made_at: 0,
  by: "die",
  first: 1,
  rolls: [
    [17, 17, 4],
    [5, 12, 0],
  ],
  colours: ["yellow", "green", "red"],
};
const names = ["Bea", "Cy", "Ann"];

beforeEach(() => {
  vi.useFakeTimers();
  HTMLDialogElement.prototype.showModal = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function opened(onclose = () => {}) {
  const made = mount(Ceremony, { target: document.body, props: { lot, names, onclose } });
  flushSync();
  return made;
}
const dice = (): string[] =>
  [...document.querySelectorAll("li")].map((line) =>
    [...line.querySelectorAll("text")]
      .slice(1)
      .map((number) => (number.closest(".rolling") ? "?" : number.textContent))
      .join(" "),
  );
const button = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>(".button.main")!;
const said = (): string => document.querySelector("[role=status]")?.textContent ?? "";

it("rolls round by round, and says in the end who begins", async () => {
  vi.spyOn(settings, "still", "get").mockReturnValue(false);
  const onclose = vi.fn();
  const made = opened(onclose);
  expect(dice()).toEqual(["?", "?", "?"]);
  for (const shown of [
    ["17 ?", "17 ?", "4"],
    ["17 5", "17 12", "4"],
  ]) {
    expect(said()).toBe("");
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(dice()).toEqual(shown);
  }
  expect(said()).toBe("Ann rolled 17, Bea 17, Cy 4; again Ann 5, Bea 12: Bea begins.");
  expect(document.querySelector("li.first .name")?.textContent).toBe("Bea");
  button().click();
  expect(onclose).toHaveBeenCalledOnce();
  await unmount(made);
});

it("is skipped with a tap", async () => {
  vi.spyOn(settings, "still", "get").mockReturnValue(false);
  const onclose = vi.fn();
  const made = opened(onclose);
  button().click();
  flushSync();
  expect(said()).toMatch(/Bea begins\.$/);
  expect(onclose).not.toHaveBeenCalled();
  await unmount(made);
});

it("is told at once where nothing shall move", async () => {
  vi.spyOn(settings, "still", "get").mockReturnValue(true);
  const made = opened();
  expect(dice()).toEqual(["17 5", "17 12", "4"]);
  expect(said()).toMatch(/Bea begins\.$/);
  await unmount(made);
});

it("lists whoever is here as everything else at the table does", async () => {
  vi.spyOn(settings, "still", "get").mockReturnValue(true);
  const listed = ["You", "Cy", "Ann"];
  const made = mount(Ceremony, { target: document.body, props: { lot, names, listed, onclose: () => {} } });
  flushSync();
  const chairs = [...document.querySelectorAll("li .name")].map((name) => name.textContent);
  expect(chairs).toEqual(["Ann", "You", "Cy"]);
  await unmount(made);
});
