import { expect, it } from "vitest";
import { eventSentence } from "../../table/log/log.ts";
import { say } from "../../words/sentences.ts";
import { meantText } from "../coloured.ts";
import { coloured } from "../games.ts";
import { opened, viewOf } from "../testing.ts";
import { kit as own } from "./kit.ts";
import type { RomanaView } from "./view.ts";

const NAMES = ["Ann", "Bea"];
const PRINTED = ["yellow", "red", "blue", "green"];
const boxed = await opened("aqua-romana", own);
/** Ann has green where yellow is printed, and yellow where green is. */
const game = coloured({ ...boxed, info: { ...boxed.info, colours: PRINTED } }, [
  "green",
  "red",
  "blue",
  "yellow",
]);
const { kit, palette } = game;

it("calls a workman by the colour in which he is seen, wherever he is named", () => {
  const podium = { what: "podium", rule: "R-29", seat: 0, workman: "Y2", length: 9, podium: 7 };
  const close = { number: 1, kind: "action", seat: 0, made_at: 0, position: 0, by: "seat" } as const;
  const told = eventSentence({ ...close, text: "close Y2", aftermath: [podium] }, { game, names: NAMES });
  expect(told).toBe("Ann closes the aqueduct of G2. G2 (Ann) goes to podium 7: +7 for length 9.");
  const joined = { message: "it would join the aqueducts of {} and {}", things: ["Y1", "R2"] };
  expect(say([joined], {}, NAMES, game)).toBe("It would join the aqueducts of G1 and R2.");
  const workmen = { G3: { seat: 1, podium: 5, bonus: 0, course: [] } };
  const view = viewOf<RomanaView>({ workmen, podium_order: ["G3"] });
  expect(kit.count(view, palette)[0]?.words).toBe("Y3, podium 5");
});

it("tells what would come of an action in the same colours", () => {
  const man = { facing: "N", square: "c7", course: [] as string[] };
  const before = viewOf<RomanaView>({ workmen: { Y1: man }, pathway: {} });
  const after = viewOf<RomanaView>({ workmen: { Y1: { ...man, course: ["c7 NS"] } }, pathway: {} });
  expect(kit.effect(before, after, NAMES, palette)).toBe("G1: length 1");
});

it("understands what is typed as the table shows it, and leaves slots and squares alone", () => {
  expect(meantText(game, "lay G1 E8 curve-SE")).toBe("lay Y1 E8 curve-SE");
  expect(meantText(game, "extra b1 bridge")).toBe("extra b1 bridge");
});
