import { describe, expect, it } from "vitest";
import { isHasty, offer } from "./choices.ts";
import type { View } from "../../api/types.ts";
import { promptFor } from "./prompt.ts";
import { remaining, type Pick } from "./picker.ts";

const isSpace = (word: string): boolean => /^[a-l]\d$|^[A-M]\d/.test(word);
const TURN = ["canal C4-D4", "canal C4-C5", "roll", "spring C4"];
const ROLLED = ["end", "house 1 c4", "house 2 c4", "house 1 c5"];

function offered(legal: string[], picks: Pick[]) {
  return offer(remaining(legal, picks), picks, isSpace);
}

describe("the bar", () => {
  it("offers deeds and verbs at the beginning of a turn", () => {
    expect(offered(TURN, [])).toMatchObject({ deeds: ["roll"], verbs: ["canal", "spring"], verb: null });
  });

  it("fills in the only verb there is, beside the deeds", () => {
    expect(offered(ROLLED, [])).toMatchObject({
      deeds: ["end"],
      verbs: [],
      verb: "house",
      words: ["1", "2"],
    });
    expect(offered(ROLLED, [{ any: ["c4"] }]).words).toEqual(["1", "2"]);
  });

  it("does not begin a verb by itself while there is another way to spend the turn", () => {
    expect(offered(["roll", "spring C4", "spring D4"], [])).toMatchObject({ verbs: ["spring"], verb: null });
    expect(isHasty(["roll", "spring C4", "spring D4"], [{ any: ["C4"] }])).toBe(true);
  });

  it("makes a stepper of prices", () => {
    expect(offered(["price 0", "price 1", "price 2"], []).prices).toEqual([0, 1, 2]);
  });

  it("still offers the last word when nothing was picked yet", () => {
    expect(offer(["take joker"], [], () => false).words).toEqual(["joker"]);
  });

  it("keeps in sight what was chosen and what there is only one of", () => {
    const lay = ["lay Y2 Nc curve-SE", "lay Y2 Nd curve-SE", "lay Y2 Nc curve-NE"];
    const isPlace = (word: string): boolean => /^[NY]\w$/.test(word);
    const picks: Pick[] = [{ any: ["Y2"] }, { any: ["curve-SE"] }];
    const chosen = offer(remaining(lay, picks), picks, isPlace);
    expect(chosen).toMatchObject({ words: [], settled: ["curve-SE"] });
    expect(promptFor(chosen, {} as View)).toBe("Now choose the builder who allows it.");
    expect(offer(["builder joker Nc", "builder joker Nd"], [], isPlace).settled).toEqual(["joker"]);
    expect(offer(lay, [], isPlace).settled).toEqual([]);
  });

  it("finds a tap hasty only if it chose between verbs", () => {
    expect(isHasty(TURN, [{ any: ["C4"] }])).toBe(true);
    expect(isHasty(TURN, [{ verb: "spring" }, { any: ["C4"] }])).toBe(false);
    expect(isHasty(ROLLED, [{ any: ["c5"] }])).toBe(false);
  });
});
