import { expect, it } from "vitest";
import type { Table } from "../../api/types.ts";
import { isMyTurn, nextAfter, timeLeft } from "./home.ts";
import { asked } from "../history.ts";
import { deviceName } from "../self.ts";

const table = (more: Partial<Table>): Table =>
  ({ status: "playing", to_move: 0, mine: [0], seats: [{ left_ms: 5000 }, {}], ...more }) as Table;

it("knows whose turn it is, and how long there is", () => {
  expect(isMyTurn(table({}))).toBe(true);
  expect(isMyTurn(table({ to_move: 1 }))).toBe(false);
  expect(isMyTurn(table({ to_move: "chance" }))).toBe(false);
  expect(isMyTurn(table({ status: "over", to_move: "over" }))).toBe(false);
  expect(timeLeft(table({}))).toBe(5000);
  expect(timeLeft(table({ to_move: "over" }))).toBe(null);
});

it("goes on where least time is left, and never to the same table or to one that waits for others", () => {
  const [here, calm, hurried] = ["here", "calm", "hurried"].map((id) => table({ id }));
  hurried!.seats = [{ left_ms: 900 }, {}] as Table["seats"];
  expect(nextAfter([here!], "here")).toBe(null);
  expect(nextAfter([here!, calm!, hurried!], "here")).toBe(hurried);
  expect(nextAfter([calm!, table({ id: "b" })], "here")).toBe(calm);
  expect(nextAfter([table({ id: "c", to_move: 1 })], "here")).toBe(null);
});

it("asks only for what somebody looks for", () => {
  expect(asked({ game: "", outcome: "won", with: "Ann & Bea" }, "7-x")).toBe(
    "outcome=won&with=Ann+%26+Bea&before=7-x",
  );
  expect(asked({ game: "", outcome: "", with: "" })).toBe("");
});

it("calls a device by its browser and its system", () => {
  expect(deviceName("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36")).toBe(
    "Chrome · Linux",
  );
  expect(deviceName("Mozilla/5.0 (iPhone; CPU) Version/17 Mobile Safari/604")).toBe("Safari · iPhone");
  expect(deviceName("curl")).toBe("");
});
