import { describe, expect, it } from "vitest";
import { drawnLot, ticket, verify, type Receipt, type Verdict } from "./dice.ts";

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
  expect(verify(RECEIPT, [draw(0, "die 18"), draw(1, "die 12")])).toEqual({
    fine: true,
    count: 2,
    salted: false,
  });
  expect(verify(RECEIPT, [draw(0, "die 18"), draw(7, "die 1")])).toEqual({ fine: false, fault: 7 });
});

it("counts weights", () => {
  // Ticket 17 of 20 falls on the second outcome if the first owns 17 tickets (0 to 16).
  const weighed = {
    position: 0,
    actions: ["tile grey tee", "tile red tee"],
    weights: [17, 3],
    text: "tile red tee",
  };
  expect(verify(RECEIPT, [weighed])).toEqual({ fine: true, count: 1, salted: false });
});

it("does not believe a secret that opens another seal", () => {
  const forged = { ...RECEIPT, commitment: "0".repeat(64) };
  expect(verify(forged, [])).toEqual({ fine: false, fault: "seal" });
  expect(verify({ ...RECEIPT, secret: null }, [])).toEqual({ fine: false, fault: "seal" });
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
    expect(verify({ ...RECEIPT, start }, [draw(0, "die 18")])).toEqual({
      fine: true,
      count: 3,
      salted: false,
    });
    const forged = { ...start, rolls: [[19, 18]] };
    expect(verify({ ...RECEIPT, start: forged }, [])).toEqual({ fine: false, fault: "start" });
    const other = { by: "random", first: 0, rolls: [] };
    expect(verify({ ...RECEIPT, start: other }, [])).toEqual({ fine: false, fault: "start" });
  });
});

describe("a dishonest host", () => {
  const note = { commitment: RECEIPT.commitment, chairs: 2, salts: { 0: "abc", 1: "" } };
  const draws = [draw(0, "die 18"), draw(1, "die 12")];
  const told = draws.map(({ position, text }) => ({ position, text }));
  const judge = (receipt: Receipt, shown = draws): Verdict => verify(receipt, shown, { note, told });
  // Another secret, ground until it gave what was wanted, and its own commitment.
  const ground = "11".repeat(32);
  const sealed = "02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc";

  it("is not suspected without cause", () => {
    expect(judge(RECEIPT)).toEqual({ fine: true, count: 2, salted: true });
  });

  it("cannot take another secret, with or without its own commitment", () => {
    expect(judge({ ...RECEIPT, secret: ground, commitment: sealed })).toEqual({
      fine: false,
      fault: "commitment",
    });
    expect(judge({ ...RECEIPT, secret: ground })).toEqual({ fine: false, fault: "seal" });
  });

  it("cannot drop, replace or move the salt of this browser", () => {
    for (const salts of [["", ""], ["xyz", ""], ["", "abc"], []])
      expect(judge({ ...RECEIPT, salts })).toEqual({ fine: false, fault: "salt" });
  });

  it("cannot add salts that nobody gave", () => {
    for (const salts of [
      ["abc", "bot"],
      ["abc", "", "x"],
    ])
      expect(judge({ ...RECEIPT, salts })).toEqual({ fine: false, fault: "nobody" });
  });

  it("cannot leave out a draw, or tell another than it told at the time", () => {
    expect(judge(RECEIPT, draws.slice(0, 1))).toEqual({ fine: false, fault: 1 });
    const other = { ...draw(1, "die 12"), actions: [...FACES].reverse(), text: "die 9" };
    expect(judge(RECEIPT, [draw(0, "die 18"), other])).toEqual({ fine: false, fault: 1 });
  });

  it("may count its draws instead of taking their positions", () => {
    const counted = { ...RECEIPT, counted: true };
    const moved = draws.map((one) => ({ ...one, position: 3 * one.position + 1 }));
    expect(verify(counted, moved)).toMatchObject({ fine: true, count: 2 });
    expect(verify(RECEIPT, moved)).toEqual({ fine: false, fault: 1 });
    expect(verify(counted, moved.slice(1))).toEqual({ fine: false, fault: 4 });
  });

  it("may go on from what other dice have drawn", () => {
    const late = { ...RECEIPT, from: 1 };
    expect(verify(late, draws.slice(1), { note, told })).toEqual({ fine: true, count: 1, salted: true });
  });
});
