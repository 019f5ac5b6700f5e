import { expect, it } from "vitest";
import { named, speak, type Language } from "../words/words.svelte.ts";
import { FACES } from "./faces.ts";

it("has a face and a character for each of the four bots, in every language", async () => {
  expect(Object.keys(FACES)).toEqual(["tiro", "faber", "architectus", "curator"]);
  for (const language of ["en", "de", "fr", "it"] satisfies Language[]) {
    await speak(language);
    const said = Object.keys(FACES).map((level) => named("level", `${level}.character`));
    expect(new Set(said).size).toBe(4);
    expect(said.every((sentence) => sentence.endsWith("."))).toBe(true);
  }
});
