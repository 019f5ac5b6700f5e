import { afterEach, describe, expect, it } from "vitest";
import { address, LANGUAGES, speak, type Language } from "../../words/words.svelte.ts";
import { opened } from "../testing.ts";
import { aftermath, foretold, isRuleTold } from "./aftermath.ts";
import { kit } from "./kit.ts";
import type { IrrigateAftermath } from "./view.ts";

const NAMES = ["Ann", "Bea", "Cleo"];
await opened("irrigate", kit, "money");
afterEach(() => speak("en"));

type Kind = "price" | "tax" | "income" | "compensation";
const paid = (what: Kind, rule: string, seat: number, money: number): IrrigateAftermath => ({
  what,
  rule,
  seat,
  money,
});
const goal = (what: "goal" | "goal of the bank", water: "gained" | "lost"): IrrigateAftermath => ({
  what,
  rule: "I-12",
  seat: 1,
  cell: "8,4",
  water,
});

const TOLD: [string, IrrigateAftermath[], string[]][] = [
  ["a price of the bank", [paid("price", "I-24", 0, -12)], ["Ann pays 12 coins to the bank."]],
  ["one coin", [paid("price", "I-26", 0, -1), paid("price", "I-26", 1, 1)], ["Ann pays 1 coin to Bea."]],
  [
    "an offer with its tax",
    [paid("price", "I-27", 2, -4), paid("price", "I-27", 0, 4), paid("tax", "I-25", 0, -2)],
    ["Cleo pays 4 coins to Ann.", "Tax: 2 coins."],
  ],
  ["income", [paid("income", "I-28", 1, 3)], ["Bea gets an income of 3 coins."]],
  ["double income", [paid("income", "I-35", 1, 6)], ["Bea gets a double income of 6 coins."]],
  [
    "the end of the early game",
    [
      { what: "main game", rule: "I-14", seat: 1 },
      paid("compensation", "I-14", 2, 1),
      paid("compensation", "I-14", 0, 2),
    ],
    ["The early game is over: Bea goes on with a whole turn.", "Compensation: Cleo 1 coin and Ann 2 coins."],
  ],
  [
    "its end without compensation",
    [{ what: "main game", rule: "I-35", seat: 0 }],
    ["The early game ends with the last tile."],
  ],
  [
    "goals",
    [goal("goal", "gained"), goal("goal of the bank", "lost")],
    [
      "The goal on 8,4 has water now. It belongs to Bea.",
      "The goal on 8,4 has lost its water. It belongs to the bank.",
    ],
  ],
  [
    "a tile that fits nowhere",
    [{ what: "lost", rule: "I-20", seat: 0, tile: "red tee" }],
    ["The tile fits nowhere and leaves the game."],
  ],
  ["a return", [{ what: "returned", rule: "I-33", seat: 2 }], ["Cleo is back in the game."]],
  ["a withdrawal, which the pass tells of", [{ what: "withdrawn", rule: "I-32", seat: 2 }], []],
  [
    "final turns",
    [{ what: "final turns", rule: "I-35", seat: 2 }],
    ["The tiles have run out: everybody has one final turn with double income, Cleo first."],
  ],
];

describe("what came of an action", () => {
  it.each(TOLD)("tells of %s", (_, items, words) => {
    expect(aftermath(items, NAMES)).toEqual(words);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("is said in whole sentences in %s", async (language) => {
    await speak(language);
    for (const [, items, english] of TOLD) {
      const said = aftermath(items, NAMES);
      expect(said).toHaveLength(english.length);
      for (const words of said) expect(words).toMatch(/^[\p{Lu}«][^{}]+\.$/u);
    }
  });

  it.each(Object.keys(LANGUAGES) as Language[])(
    "speaks to whoever is at the page, in %s",
    async (language) => {
      await speak(language);
      address("Ann");
      const items = [
        paid("price", "I-24", 0, -12),
        paid("income", "I-28", 0, 3),
        paid("income", "I-28", 1, 2),
      ];
      const named = aftermath(items, NAMES).map((words) => words.includes("Ann"));
      address("");
      expect(named).toEqual([false, false, false]);
      expect(aftermath(items, NAMES)[0]).toContain("Ann");
    },
  );

  it("points to the rule of what is no matter of course", () => {
    const special = TOLD.filter(([, items]) => items.some(isRuleTold)).map(([name]) => name);
    expect(special).toEqual([
      "the end of the early game",
      "its end without compensation",
      "a tile that fits nowhere",
      "a return",
      "final turns",
    ]);
  });
});

it("foretells what everybody gains and loses, and what begins", () => {
  const offer = [paid("price", "I-27", 2, -4), paid("price", "I-27", 0, 4), paid("tax", "I-25", 0, -2)];
  expect(foretold(offer, NAMES)).toEqual(["money: Ann +2, Cleo −4"]);
  expect(foretold([goal("goal", "gained"), goal("goal", "lost")], NAMES)).toEqual([
    "water for the goal on 8,4",
  ]);
  const begun = [
    { what: "main game", rule: "I-14", seat: 0 },
    { what: "final turns", rule: "I-35", seat: 0 },
  ] as const;
  expect(foretold(begun, NAMES)).toEqual(["the early game ends", "the final turns begin"]);
});
