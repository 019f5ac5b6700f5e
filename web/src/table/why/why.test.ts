import { expect, it } from "vitest";
import { together } from "./why.svelte.ts";

const refusal = (
  rule: string,
  thing: string,
): { rule: string; reason: string; message: string; things: string[] } => ({
  rule,
  reason: `no tile lies on ${thing}`,
  message: "no tile lies on {}",
  things: [thing],
});

it("says once what several rules say in the same words", () => {
  const reasons = together([
    refusal("I-26", "8,3"),
    refusal("I-23", "8,3"),
    refusal("I-24", "9,3"),
    refusal("I-23", "8,3"),
  ]);
  expect(reasons.map(({ reason, rules }) => [reason, rules])).toEqual([
    ["no tile lies on 8,3", ["I-26", "I-23"]],
    ["no tile lies on 9,3", ["I-24"]],
  ]);
});
