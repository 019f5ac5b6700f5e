import { afterEach, expect, it } from "vitest";
import { speak } from "../../words/words.svelte.ts";
import { heard, QUICK } from "./quick.ts";

afterEach(() => speak("en"));

it("reads quick words in one's own language, and everything else as it was said", async () => {
  await speak("de");
  expect(QUICK).toContain("Well played!");
  expect(heard("Well played!")).toBe("Gut gespielt!");
  expect(heard("well, played")).toBe("well, played");
});
