import { expect, it } from "vitest";
import type { Table } from "../api/types.ts";
import { isMyTurn, timeLeft } from "./home.ts";
import { asked } from "./history.ts";
import { deviceName } from "./self.ts";

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
