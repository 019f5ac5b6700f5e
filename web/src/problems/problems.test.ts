import { afterEach, beforeAll, expect, it } from "vitest";
import { Refused, Unreachable } from "../api/http.ts";
import { problemWords, troubleWords } from "./problems.ts";
import { speak } from "../words/words.svelte.ts";
import { openProblemWords } from "./words.ts";

const problem = (code: string) => ({
  code,
  status: 409,
  title: "Somebody sits here already",
  detail: "seat 1 is taken",
});

beforeAll(openProblemWords);
afterEach(() => speak("en"));

it("says a problem in the page's language, by its code", async () => {
  await speak("de");
  expect(problemWords(problem("seat-taken"))).toBe("Hier sitzt schon jemand.");
  expect(troubleWords(new Refused(problem("seat-taken")))).toBe("Hier sitzt schon jemand.");
  expect(troubleWords(new Unreachable("/api/tables"))).toBe("Der Server ist nicht erreichbar.");
});

it("falls back to the server's own words", () => {
  expect(problemWords(problem("from-the-future"))).toBe("seat 1 is taken");
  expect(problemWords({ ...problem(""), title: "", detail: "" })).toBe("Something went wrong on the server.");
  expect(troubleWords(new Error("out of paper"))).toBe("out of paper");
});
