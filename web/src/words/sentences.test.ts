import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { speak } from "./words.svelte.ts";
import { say, templatesOf, type Templates } from "./sentences.ts";

const NAMES = ["Ann", "Bea"];
const OVER = { message: "the game is over, so {:verb} is no longer possible", things: ["spring"] };
const HOUSES = {
  message: "waters your {:houses} and nothing of the other seats'",
  things: ["3 c4; 2 d5; 1 e4"],
};

afterEach(() => speak("en"));

describe("English", () => {
  it("is the template, with people and verbs as the page calls them", () => {
    expect(say([OVER], {}, NAMES)).toBe("The game is over, so “Find a spring” is no longer possible.");
    const owned = { message: "{} belongs to {:seat}, who has to agree", things: ["2,1", "1"] };
    expect(say([owned], {}, NAMES)).toBe("2,1 belongs to Bea, who has to agree.");
  });

  it("spells names as they are: c4 is a space and C4 an intersection", () => {
    expect(say([{ message: "{} already has a mountain", things: ["c4"] }], {}, NAMES)).toBe(
      "c4 already has a mountain.",
    );
    const piece = {
      message: "{:piece} on {} would join the aqueducts of {} and {}",
      things: ["curve-NE", "d5", "Y1", "R2"],
    };
    expect(say([piece], {}, NAMES)).toBe("Curve north–east on d5 would join the aqueducts of Y1 and R2.");
  });

  it("puts several sentences into one", () => {
    const money = { message: "brings {} money", things: ["3"] };
    const land = { message: "irrigates your {:names}", things: ["2,1; 3,1"] };
    expect(say([land, money], {}, NAMES)).toBe("Irrigates your 2,1 and 3,1, brings 3 money.");
  });
});

describe.each([
  [
    "de",
    "Das Spiel ist zu Ende; „Quelle erschließen“ ist nicht mehr möglich.",
    "Bewässert bei dir 3 auf c4, 2 auf d5 und 1 auf e4, bei den anderen nichts.",
  ],
  [
    "fr",
    "La partie est finie\u202f; «\u202fTrouver une source\u202f» n’est plus possible.",
    "Donne de l’eau chez vous à 3 en c4, 2 en d5 et 1 en e4, chez les autres à rien.",
  ],
  [
    "it",
    "La partita è finita; «Trova una sorgente» non è più possibile.",
    "Porta acqua fra le tue a 3 in c4, 2 in d5 e 1 in e4, fra le altrui a nessuna.",
  ],
] as const)("%s", (language, over, houses) => {
  it("says what the server says", async () => {
    await speak(language);
    const templates = await templatesOf("aquaedukt", language);
    expect(say([OVER], templates, NAMES)).toBe(over);
    expect(say([HOUSES], templates, NAMES)).toBe(houses);
  });

  it("has a sentence for every game and one for all of them", async () => {
    for (const game of ["aquaedukt", "aqua-romana", "irrigate"] as const) {
      const templates = await templatesOf(game, language);
      expect(Object.keys(templates).length).toBeGreaterThan(50);
      expect(templates).toHaveProperty(["changes nothing about the water yet"]);
    }
  });
});

it.each([
  ["en", "“asdf” is no action of Irrigate."],
  ["de", "„asdf“ ist keine Aktion von Irrigate."],
  ["fr", "«\u202fasdf\u202f» n’est pas une action d’Irrigate."],
  ["it", "«asdf» non è un’azione di Irrigate."],
] as const)("quotes what was typed as %s does", async (language, words) => {
  await speak(language);
  const nonsense = { message: "{:quoted} is no action of {}", things: ["asdf", "Irrigate"] };
  expect(say([nonsense], await templatesOf("irrigate", language), NAMES)).toBe(words);
});

it("puts things where a translation wants them", () => {
  const templates: Templates = {
    "takes water on {} tiles from {:seat}": "nimmt {1} das Wasser auf {0} Plättchen",
  };
  const taken = { message: "takes water on {} tiles from {:seat}", things: ["2", "0"] };
  expect(say([taken], templates, NAMES)).toBe("Nimmt Ann das Wasser auf 2 Plättchen.");
});

/** Every translation in every language, with the places of its template and words for each kind. */
const SOURCE = join(process.cwd(), "src");
const FOLDERS = ["words", ...readdirSync(join(SOURCE, "games")).map((name) => join("games", name))].filter(
  (folder) => existsSync(join(SOURCE, folder, "reasons.de.json")),
);
const KIND = /\{:(\w+)\}/g;
const EXAMPLES: Record<string, string> = {
  seat: "1",
  verb: "canal",
  kind: "double",
  piece: "double-NW",
  side: "N",
  face: "foul",
  colour: "grey",
  shape: "tee",
  exits: "NES",
  names: "2,1; 3,1",
  quoted: "asdf",
  houses: "3 c4; 2 d5",
};

describe.each(["de", "fr", "it"] as const)("%s", (language) => {
  it.each(FOLDERS)("says everything in %s", async (folder) => {
    await speak(language);
    const templates = JSON.parse(
      readFileSync(join(SOURCE, folder, `reasons.${language}.json`), "utf8"),
    ) as Templates;
    for (const message of Object.keys(templates)) {
      const kinds = [...message.matchAll(/\{(?::(\w+))?\}/g)].map((place) => place[1]);
      const things = kinds.map((kind, place) =>
        kind ? (EXAMPLES[kind] ?? "unknown kind") : `thing${place}`,
      );
      const words = say([{ message, things }], templates, NAMES);
      for (const [place, kind] of kinds.entries())
        if (!kind) expect(words, message).toContain(`thing${place}`);
      expect(words, message).not.toMatch(/[{}]|undefined|unknown/);
      for (const [, kind = ""] of message.matchAll(KIND)) expect(EXAMPLES, message).toHaveProperty(kind);
    }
  });
});
