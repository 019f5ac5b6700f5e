import { expect, it } from "vitest";
import { NotARecord, readRecord } from "./replay.svelte.ts";

const RECORD = { format: "aquae/1", game: "irrigate", options: {}, seats: [], actions: [], result: null };

it("reads a record on one line, on many, and the first of bulk data", () => {
  expect(readRecord(JSON.stringify(RECORD))).toEqual(RECORD);
  expect(readRecord(JSON.stringify(RECORD, null, 2))).toEqual(RECORD);
  expect(readRecord(`${JSON.stringify(RECORD)}\n{"format":"other"}\n`)).toEqual(RECORD);
});

it("knows what is no record at all", () => {
  for (const text of ["", "not a record", "[]", "null", "7", '{"actions": 3}']) {
    expect(() => readRecord(text)).toThrow(NotARecord);
  }
});
