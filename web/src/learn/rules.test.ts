import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { GAMES } from "../games/catalogue.svelte.ts";
import { LANGUAGES, openWords, type Language } from "../words/words.svelte.ts";
import { figuresIn, rulesIn } from "./book/book.ts";
import { addressOf, bookOf, figuresOf } from "./rules.ts";

describe.each(GAMES)("the book of %s", (game) => {
  it.each(Object.keys(LANGUAGES) as Language[])("tells every rule in %s", async (language) => {
    const rules = rulesIn(await bookOf(game, language));
    expect([...rules.keys()].sort()).toEqual([...rulesIn(await bookOf(game, "en")).keys()].sort());
    expect(rules.has("N-01")).toBe(true);
    for (const [number, { title, text }] of rules) {
      expect(title, number).not.toBe("");
      expect(text.map((span) => span.text).join(""), number).toMatch(/^[^{}]{15,}$/);
    }
  });

  it("names the figures that are drawn, and no others", async () => {
    const figures = await figuresOf(game);
    const named = new Set(figuresIn(await bookOf(game, "en")));
    expect([...named].sort()).toEqual([...(figures?.FIGURES ?? [])].sort());
  });

  it("has figures that are labelled with their captions", async () => {
    await openWords(game);
    const figures = await figuresOf(game);
    for (const name of figures?.FIGURES ?? []) {
      const drawn = mount(figures!.default, { target: document.body, props: { name, label: "caption" } });
      expect(document.querySelector("svg")?.getAttribute("aria-labelledby"), name).toBe("caption");
      await unmount(drawn);
    }
  }, 60_000);
});

it("is empty for a game without one", async () => {
  expect(await bookOf("nowhere", "de")).toEqual({ title: "", opening: [], chapters: [] });
  expect(await figuresOf("nowhere")).toBeUndefined();
});

it("has an address for every place", () => {
  expect(addressOf("nowhere", { chapter: "aim" })).toBe("#/rules/nowhere?chapter=aim");
});
