import { afterEach, expect, it } from "vitest";
import type { SeatedEvent } from "../../api/types.ts";
import { plainGame } from "../../games/testing.ts";
import { address, speak } from "../../words/words.svelte.ts";
import { eventSentence } from "../log/log.ts";
import { chairNames, lotSentence } from "./lots.ts";

const seated = (more: Partial<SeatedEvent>): SeatedEvent => ({
  number: 4,
  kind: "seated",
  seat: null,
  made_at: 0,
  by: "die",
  first: 0,
  rolls: [],
  colours: [],
  ...more,
});
/** Bea rolled as Ann did, and then more: she begins. */
const tied = seated({
  first: 1,
  rolls: [
    [17, 17, 4],
    [5, 12, 0],
  ],
});
const NAMES = ["Bea", "Cy", "Ann"];

afterEach(() => speak("en"));

it("knows who sat where before", () => {
  expect(chairNames(NAMES, tied)).toEqual(["Ann", "Bea", "Cy"]);
  expect(chairNames(["Ann", "Bea"], seated({}))).toEqual(["Ann", "Bea"]);
});

it.each([
  ["en", "Ann rolled 17, Bea 17, Cy 4; again Ann 5, Bea 12: Bea begins."],
  ["de", "Ann würfelt 17, Bea 17, Cy 4; noch einmal Ann 5, Bea 12: Bea beginnt."],
  ["fr", "Ann fait 17, Bea 17, Cy 4\u202f; puis Ann 5, Bea 12\u202f: Bea commence."],
  ["it", "Ann fa 17, Bea 17, Cy 4; di nuovo Ann 5, Bea 12: comincia Bea."],
] as const)("tells the rolls in %s", async (language, sentence) => {
  await speak(language);
  expect(lotSentence(tied, NAMES)).toBe(sentence);
});

it.each([
  ["en", "Ann rolled 17, you 17, Cy 4; again Ann 5, you 12: you begin."],
  ["de", "Ann würfelt 17, du 17, Cy 4; noch einmal Ann 5, du 12: Du beginnst."],
  ["fr", "Ann fait 17, vous 17, Cy 4\u202f; puis Ann 5, vous 12\u202f: vous commencez."],
  ["it", "Ann fa 17, tu 17, Cy 4; di nuovo Ann 5, tu 12: cominci tu."],
] as const)("speaks to whoever is here in %s", async (language, sentence) => {
  address("Bea");
  await speak(language);
  expect(lotSentence(tied, NAMES)).toBe(sentence);
  address("");
});

it("tells of lots and of age in a sentence", () => {
  expect(lotSentence(seated({ by: "random" }), ["Ann", "Bea"])).toBe("The lot decides: Ann begins.");
  expect(lotSentence(seated({ by: "eldest" }), ["Ann", "Bea"])).toBe("Age decides: Ann begins.");
});

it("names people in the log by where they sat then", () => {
  const context = { game: plainGame(), names: NAMES, lot: tied };
  expect(eventSentence(tied, context)).toMatch(/Bea begins\.$/);
  const left = { kind: "left", seat: 0, made_at: 0, level: "tiro" } as const;
  expect(eventSentence({ ...left, number: 2 }, context)).toMatch(/^Ann leaves/);
  expect(eventSentence({ ...left, number: 9 }, context)).toMatch(/^Bea leaves/);
});
