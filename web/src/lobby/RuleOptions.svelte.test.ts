import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { OptionChoice } from "../api/types.ts";
import type { Words } from "../words/words.svelte.ts";
import RuleOptions from "./RuleOptions.svelte";

const TEXTS: Record<string, string> = {
  "option.depth": "Depth",
  "option.depth.words": "How deep one digs.",
  "value.deep.words": "Only for strong arms.",
  "option.night": "At night",
};
const words: Words = {
  t: (key) => TEXTS[key] ?? key,
  named: (prefix, name) => TEXTS[`${prefix}.${name}`] ?? String(name),
  counted: (key) => key,
  has: (key) => key in TEXTS,
};
const choice = (name: string, values: OptionChoice["values"]): OptionChoice => ({
  name,
  values,
  default: values[0] ?? "",
  open_ended: false,
  help: "",
});

it("explains every option, and the value that it has, where there are words for it", async () => {
  const options = $state<Record<string, string | boolean>>({ depth: "flat", night: false });
  const choices = [choice("depth", ["flat", "deep"]), choice("night", [false, true])];
  const made = mount(RuleOptions, { target: document.body, props: { choices, options, words } });
  flushSync();
  const select = document.querySelector("select")!;
  const about = document.getElementById(select.getAttribute("aria-describedby") ?? "");
  expect(about?.textContent).toBe("How deep one digs.");
  options["depth"] = "deep";
  flushSync();
  expect(about?.textContent).toBe("How deep one digs. Only for strong arms.");
  const tick = document.querySelector<HTMLInputElement>("input[type=checkbox]")!;
  expect(tick.labels?.[0]?.textContent?.trim()).toBe("At night");
  expect(document.getElementById("about-night")?.textContent).toBe("");
  tick.click();
  flushSync();
  expect(options).toEqual({ depth: "deep", night: true });
  await unmount(made);
});
