import { expect, it } from "vitest";
import { MessageReader } from "./stream.ts";

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
