import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Table } from "../../api/types.ts";
import Rematch from "./Rematch.svelte";
import { worded } from "../../words/words.svelte.ts";

beforeAll(() => worded(Promise.resolve()));

let sent: { path: string; body: unknown }[] = [];
let answers: Response[] = [];
let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  localStorage.setItem("aquae.token", "token");
  sent = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    if (path === "/api/people") return Promise.resolve(new Response('{"token":"x","person":"p"}'));
    sent.push({ path, body: JSON.parse(body) });
    return Promise.resolve(answers.shift() ?? new Response('{"events":[]}'));
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  if (shown) await unmount(shown);
  shown = null;
});

function show(offer: Table["offer"], rematch: string | null = null): void {
  const table = { id: "t", mine: [0], offer, rematch } as Table;
  const props = { table, names: ["Ann", "Bea", "Cy"] };
  shown = mount(Rematch, { target: document.body, props });
  flushSync();
}

const labels = (): string[] =>
  [...document.querySelectorAll("button, a")].map((button) => button.textContent);

function press(label: string): void {
  [...document.querySelectorAll("button")].find((button) => button.textContent === label)?.click();
}

it("is offered with a salt to come", async () => {
  show(null);
  expect(labels()).toEqual(["Rematch"]);
  press("Rematch");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ path: "/api/tables/t/rematch", body: { salted: true } });
});

it("is agreed to or declined", async () => {
  show({ by: 1, agreed: [1], waiting: [0, 2] });
  expect(document.body.textContent).toContain("Bea would like a rematch.");
  expect(labels()).toEqual(["Play again", "No, thanks"]);
  press("No, thanks");
  await vi.waitFor(() => expect(sent[0]?.path).toBe("/api/tables/t/rematch/decline"));
});

it("waits for the others, and can be taken back", () => {
  show({ by: 0, agreed: [0], waiting: [1, 2] });
  expect(document.body.textContent).toContain("Rematch offered. Waiting for Bea and Cy.");
  expect(labels()).toEqual(["Take the offer back"]);
});

it("leads to the new table: at once where nobody has to be asked", async () => {
  answers = [new Response('{"events":[{"kind":"rematch","table":"new"}]}')];
  show(null);
  press("Rematch");
  await vi.waitFor(() => expect(location.hash).toBe("#/table/new"));
});

it("leads to a rematch that others have begun", () => {
  show(null, "other");
  expect(document.querySelector("a")?.getAttribute("href")).toBe("#/table/other");
});

it("says why it is not to be", async () => {
  answers = [new Response('{"code":"no-more-offers"}', { status: 409 })];
  show(null);
  press("Rematch");
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("[role=alert]")?.textContent).toBe(
      "You have offered a rematch often enough here.",
    );
  });
});
