import { expect, it } from "vitest";
import type { TableEvent } from "./types.ts";
import { MessageReader, whereToGoOn } from "./stream.ts";

it("puts messages together from pieces", () => {
  const reader = new MessageReader();
  expect(reader.read("id: 1\nevent: table\nda")).toEqual([]);
  expect(reader.read('ta: {"number":1}\n\n: ping\n\nevent: presence\ndata: {}')).toEqual([
    { event: "table", data: '{"number":1}' },
  ]);
  expect(reader.read("\n\n")).toEqual([{ event: "presence", data: "{}" }]);
});

it("understands lines ended by return and newline, and data of several lines", () => {
  expect(new MessageReader().read("data: a\r\ndata: b\r\n\r\n")).toEqual([
    { event: "message", data: "a\nb" },
  ]);
});

it("says which event it has heard last, if it has heard it", () => {
  const last = { number: 12, kind: "chat", seat: 0, made_at: 1794808775215 } as TableEvent;
  const path = "/api/tables/abc/events?after=12&positions=true";
  expect(whereToGoOn("abc", 12, last)).toBe(`${path}&made_at=1794808775215`);
  expect(whereToGoOn("abc", 12, { ...last, number: 11 })).toBe(path);
  expect(whereToGoOn("abc", 12, null)).toBe(path);
});
