import { describe, expect, it } from "vitest";
import { drawnLot, ticket, verify } from "./dice.ts";

// The secret 00 01 … 1f with two salts, as the engine draws with it.
const SECRET = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const RECEIPT = {
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  salts: ["abc", ""],
  secret: SECRET,
};
const FACES = Array.from({ length: 20 }, (_, i) => `die ${i + 1}`);
const draw = (position: number, text: string) => ({
  position,
  actions: FACES,
  weights: FACES.map(() => 1),
  text,
});

it("draws what the engine draws", () => {
  const drawn = [0, 1, 7, 130].map((position) => ticket(SECRET, position, RECEIPT.salts, 20));
  expect(drawn).toEqual([17, 11, 11, 7]);
});

it("finds every draw in order, or the first that is not", () => {
  expect(verify(RECEIPT, [draw(0, "die 18"), draw(1, "die 12")])).toEqual({ fine: true, count: 2 });
  expect(verify(RECEIPT, [draw(0, "die 18"), draw(7, "die 1")])).toEqual({ fine: false, at: 7 });
});

it("counts weights", () => {
  // Ticket 17 of 20 falls on the second outcome if the first owns 17 tickets (0 to 16).
  const weighed = {
    position: 0,
    actions: ["tile grey tee", "tile red tee"],
    weights: [17, 3],
    text: "tile red tee",
  };
  expect(verify(RECEIPT, [weighed])).toEqual({ fine: true, count: 1 });
});

it("does not believe a secret that opens another seal", () => {
  const forged = { ...RECEIPT, commitment: "0".repeat(64) };
  expect(verify(forged, [])).toEqual({ fine: false, at: null });
  expect(verify({ ...RECEIPT, secret: null }, [])).toEqual({ fine: false, at: null });
});

describe("who begins", () => {
  it("is drawn as the engine draws it, and rolled again where it is the same", () => {
    expect(drawnLot(SECRET, RECEIPT.salts, "random")).toEqual({ by: "random", first: 1, rolls: [] });
    expect(drawnLot(SECRET, RECEIPT.salts, "die")).toEqual({ by: "die", first: 1, rolls: [[14, 18]] });
    const again = [
      [11, 11],
      [2, 9],
    ];
    expect(drawnLot(SECRET, ["8", ""], "die")).toEqual({ by: "die", first: 1, rolls: again });
  });

  it("is verified with the draws", () => {
    const start = { by: "die", first: 1, rolls: [[14, 18]] };
    expect(verify({ ...RECEIPT, start }, [draw(0, "die 18")])).toEqual({ fine: true, count: 3 });
    const forged = { ...start, rolls: [[19, 18]] };
    expect(verify({ ...RECEIPT, start: forged }, [])).toEqual({ fine: false, at: "start" });
    const other = { by: "random", first: 0, rolls: [] };
    expect(verify({ ...RECEIPT, start: other }, [])).toEqual({ fine: false, at: "start" });
  });
});
