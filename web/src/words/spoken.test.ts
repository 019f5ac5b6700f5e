import { afterEach, expect, it } from "vitest";
import { spokenTime } from "./spoken.ts";
import { speak } from "./words.svelte.ts";

afterEach(() => speak("en"));

it("says a time to a tenth of its unit, in the page's language", async () => {
  const almostAWeek = 7 * 86400 - 100;
  expect(spokenTime(almostAWeek)).toBe("7 days");
  expect(spokenTime(90)).toBe("1.5 minutes");
  await speak("it");
  expect(spokenTime(almostAWeek)).toBe("7 giorni");
});
