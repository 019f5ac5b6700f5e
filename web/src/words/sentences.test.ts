import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../games/catalogue.svelte.ts";
import type { OwnKit } from "../games/kit.ts";
import { opened, plainGame } from "../games/testing.ts";
import { say, templatesOf, type Templates } from "./sentences.ts";
import { speak } from "./words.svelte.ts";

const NAMES = ["Ann", "Bea"];
const LANGUAGES = ["de", "fr", "it"] as const;
const game = plainGame({ spoken: { flock: (thing) => `${thing} sheep` } });

afterEach(() => speak("en"));

describe("English", () => {
  it("is the template, with people and verbs as the page calls them", () => {
    const over = { message: "the game is over, so {:verb} is no longer possible", things: ["dig"] };
    expect(say([over], {}, NAMES, game)).toBe("The game is over, so “dig” is no longer possible.");
    const owned = { message: "{} belongs to {:seat}, who has to agree", things: ["2,1", "1"] };
    expect(say([owned], {}, NAMES, game)).toBe("2,1 belongs to Bea, who has to agree.");
  });

  it("spells names as they are: c4 is a space and C4 an intersection", () => {
    const taken = { message: "{} already has a mountain", things: ["c4"] };
    expect(say([taken], {}, NAMES, game)).toBe("c4 already has a mountain.");
    expect(say([{ message: "{:kind} on {}", things: ["well", "d5"] }], {}, NAMES, game)).toBe("Well on d5.");
  });

  it("puts several sentences into one", () => {
    const money = { message: "brings {} money", things: ["3"] };
    const land = { message: "waters your {:names}", things: ["2,1; 3,1"] };
    expect(say([land, money], {}, NAMES, game)).toBe("Waters your 2,1 and 3,1, brings 3 money.");
  });

  it("lets a game say the kinds of things that only it has", () => {
    expect(say([{ message: "waters {:flock}", things: ["3"] }], {}, NAMES, game)).toBe("Waters 3 sheep.");
  });
});

it.each([
  ["en", "“asdf” is not an action of A Game."],
  ["de", "„asdf“ ist keine Aktion von A Game."],
  ["fr", "«\u202fasdf\u202f» n’est pas une action du jeu A Game."],
  ["it", "«asdf» non è un’azione di A Game."],
] as const)("quotes what was typed as %s does", async (language, words) => {
  await speak(language);
  const nonsense = { message: "{:quoted} is not an action of {}", things: ["asdf", "A Game"] };
  expect(say([nonsense], await templatesOf(game.name, language), NAMES, game)).toBe(words);
});

it("puts things where a translation wants them", () => {
  const templates: Templates = {
    "means {} irrigated tiles fewer for {:seat}": "nimmt {1} das Wasser auf {0} Plättchen",
  };
  const taken = { message: "means {} irrigated tiles fewer for {:seat}", things: ["2", "0"] };
  expect(say([taken], templates, NAMES, game)).toBe("Nimmt Ann das Wasser auf 2 Plättchen.");
});

/** Every translation in every language has the places of its template, and words for each kind. */
const KITS = import.meta.glob<OwnKit>("../games/*/kit.ts", { import: "kit" });
const EXAMPLES: Record<string, string> = { seat: "1", names: "2,1; 3,1", quoted: "asdf" };

describe.each(GAMES)("%s", (name) => {
  it.each(LANGUAGES)("says everything in %s", async (language) => {
    await speak(language);
    const speaker = await opened(name, await KITS[`../games/${name}/kit.ts`]!());
    const templates = await templatesOf(name, language);
    expect(templates).toHaveProperty(["makes no difference to the water yet"]);
    for (const message of Object.keys(templates)) {
      const kinds = [...message.matchAll(/\{(?::(\w+))?\}/g)].map((place) => place[1]);
      const things = kinds.map((kind, place) => EXAMPLES[kind ?? ""] ?? `thing${place}`);
      const words = say([{ message, things }], templates, NAMES, speaker);
      for (const [place, kind] of kinds.entries())
        if (!kind) expect(words, message).toContain(`thing${place}`);
      expect(words, message).not.toMatch(/[{}]|undefined/);
    }
  });
});
