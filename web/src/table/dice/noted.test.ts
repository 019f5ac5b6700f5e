import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Table } from "../../api/types.ts";
import { giveSalt, note, noteOf, saltFor, unsalt } from "./noted.ts";

function table(more: Partial<Table> = {}): Table {
  const seats = [
    { seat: 0, kind: "person" },
    { seat: 1, kind: "bot" },
  ];
  return { id: "t", status: "open", commitment: "first", seats, mine: [0], awaited: [], ...more } as Table;
}

let sent: { path: string; body: unknown }[] = [];
let answer: Response;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("aquae.token", "token");
  sent = [];
  answer = new Response("{}");
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    if (path !== "/api/people") sent.push({ path, body: JSON.parse(body) });
    return Promise.resolve(path === "/api/people" ? new Response('{"token":"x","person":"p"}') : answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

it("keeps the first commitment, and that bots give no salt", () => {
  note(table());
  note(table({ commitment: "other" }));
  expect(noteOf("t")).toEqual({ commitment: "first", chairs: 2, salts: { 1: "" } });
});

it("does not take seats for chairs once they have moved round", () => {
  note(table({ id: "late", status: "playing" }));
  expect(noteOf("late")?.salts).toEqual({});
});

it("sends a salt once, noted before and the same in every tab", async () => {
  const asked = table({ id: "asked", awaited: [0] });
  expect(await giveSalt(asked)).toBe(true);
  const salt = noteOf("asked")?.salts[0];
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(sent).toEqual([{ path: "/api/tables/asked/salt", body: { salt } }]);
  expect(saltFor("asked", [0])).toBe(salt);
  expect(await giveSalt(table({ id: "asked" }))).toBe(false);
  expect(sent).toHaveLength(1);
});

it("does not expect a salt that the server has refused", async () => {
  answer = new Response('{"code":"salt-given"}', { status: 409 });
  await giveSalt(table({ id: "refused", awaited: [0] }));
  expect(noteOf("refused")?.salts).toEqual({ 1: "" });
});

it("leaves the salts of others to themselves", async () => {
  expect(await giveSalt(table({ id: "others", awaited: [0], mine: [] }))).toBe(false);
  expect(sent).toEqual([]);
  unsalt("nowhere", [0]);
  expect(saltFor("nowhere", [0])).toBe("");
});

it("remembers the last two hundred tables", () => {
  for (let number = 0; number <= 200; number += 1) note(table({ id: `n${number}` }));
  expect(noteOf("n0")).toBeNull();
  expect(noteOf("n1")).not.toBeNull();
});
