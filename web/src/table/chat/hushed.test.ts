import { afterEach, expect, it } from "vitest";
import type { Table, TableEvent } from "../../api/types.ts";
import { hush, spoken } from "./hushed.svelte.ts";

const said = (number: number, seat: number) =>
  ({ kind: "chat", number, seat, name: "x", text: "hello", at: 0 }) as unknown as TableEvent;
const table = { seats: [{ person: "ann" }, { person: "bea" }, { person: null }] } as Table;
const events = [said(1, 0), said(2, 1), said(3, 2), { kind: "action", number: 4 } as TableEvent];
const numbers = (): number[] => spoken(events, table).map(({ number }) => number);

afterEach(() => hush([]));

it("leaves out what those say who are muted, and nothing else", () => {
  expect(numbers()).toEqual([1, 2, 3]);
  hush(["bea", "dora"]);
  expect(numbers()).toEqual([1, 3]);
  expect(localStorage.getItem("aquae.avoided")).toBe("bea dora");
  hush([]);
  expect(numbers()).toEqual([1, 2, 3]);
});
