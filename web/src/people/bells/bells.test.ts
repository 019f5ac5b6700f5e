import { describe, expect, it } from "vitest";
import { bytesOf, dayOf, minuteOf, momentOf, timeOf } from "./bells.ts";

describe("times of a day", () => {
  it("are written as fields have them, and read again", () => {
    expect(timeOf(0)).toBe("00:00");
    expect(timeOf(22 * 60 + 5)).toBe("22:05");
    expect(minuteOf("07:30")).toBe(450);
    expect(minuteOf("")).toBeNull();
  });
});

describe("days", () => {
  it("are written as fields have them, and begin at midnight where somebody is", () => {
    expect(dayOf(momentOf("2026-12-31"))).toBe("2026-12-31");
    expect(dayOf(momentOf("2026-12-31", 1))).toBe("2027-01-01");
    expect(dayOf(momentOf("2026-12-31", 1) - 1)).toBe("2026-12-31");
  });
});

describe("keys", () => {
  it("are read from the letters of addresses", () => {
    expect([...bytesOf("AQL_-w")]).toEqual([1, 2, 255, 251]);
  });
});
