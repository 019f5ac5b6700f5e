import { expect, it } from "vitest";
import { Guard } from "./guard.ts";

function desk() {
  let time = 0;
  const guard = new Guard(() => time);
  const click = (clientX: number, detail = 1): boolean =>
    guard.isEcho({ clientX, clientY: 10, detail, timeStamp: time });
  return { guard, click, wait: (ms: number) => (time += ms) };
}

it("takes the second half of a double click for an echo, once something was done", () => {
  const { guard, click, wait } = desk();
  expect(click(10)).toBe(false);
  wait(280);
  expect(click(10)).toBe(false);
  guard.arm();
  wait(280);
  expect(click(14)).toBe(true);
  wait(100);
  expect(click(14)).toBe(false);
});

it("counts from when something new has appeared", () => {
  const { guard, click, wait } = desk();
  click(10);
  wait(500);
  guard.arm();
  wait(100);
  expect(click(10)).toBe(true);
});

it("lets clicks pass that come later, or elsewhere, or after a key, or after another click", () => {
  const { guard, click, wait } = desk();
  click(10);
  guard.arm();
  expect(click(10, 0)).toBe(false);
  wait(400);
  expect(click(10)).toBe(false);
  guard.arm();
  wait(100);
  expect(click(200)).toBe(false);
  wait(100);
  expect(click(10)).toBe(false);
  guard.forget();
  guard.arm();
  wait(10);
  expect(click(10)).toBe(false);
});
