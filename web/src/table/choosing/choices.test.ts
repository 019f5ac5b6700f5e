import { describe, expect, it } from "vitest";
import { Grammar } from "../../games/grammar.ts";
import { isHasty, offer } from "./choices.ts";
import { remaining, type Pick } from "./picker.ts";

const grammar = new Grammar();
const game = {
  grammar,
  kit: {
    isOnBoard: (word: string): boolean => /^[a-l]\d$|^[A-M]\d/.test(word),
    isRival: (verb: string): boolean => verb === "roll",
    isListed: (): boolean => false,
  },
};
const TURN = ["canal C4-D4", "canal C4-C5", "roll", "spring C4"];
const ROLLED = ["end", "house 1 c4", "house 2 c4", "house 1 c5"];

function offered(legal: string[], picks: Pick[]) {
  return offer(remaining(legal, picks, grammar), picks, game);
}

describe("the bar", () => {
  it("offers whole actions and verbs at the beginning of a turn", () => {
    expect(offered(TURN, [])).toMatchObject({ whole: ["roll"], verbs: ["canal", "spring"], verb: null });
  });

  it("fills in the only verb there is, beside the whole actions", () => {
    expect(offered(ROLLED, [])).toMatchObject({
      whole: ["end"],
      verbs: [],
      verb: "house",
      words: ["1", "2"],
    });
    expect(offered(ROLLED, [{ any: ["c4"] }]).words).toEqual(["1", "2"]);
  });

  it("does not begin a verb by itself while there is another way to spend the turn", () => {
    expect(offered(["roll", "spring C4", "spring D4"], [])).toMatchObject({ verbs: ["spring"], verb: null });
    expect(isHasty(["roll", "spring C4", "spring D4"], [{ any: ["C4"] }], game)).toBe(true);
  });

  it("still offers the last word when nothing was picked yet", () => {
    expect(offer(["take joker"], [], game).words).toEqual(["joker"]);
  });

  it("keeps in sight what was chosen and what there is only one of", () => {
    const lay = ["lay Y2 Nc curve-SE", "lay Y2 Nd curve-SE", "lay Y2 Nc curve-NE"];
    const isOnBoard = (word: string): boolean => /^[NY]\w$/.test(word);
    const pathway = { grammar, kit: { ...game.kit, isOnBoard } };
    const picks: Pick[] = [{ any: ["Y2"] }, { any: ["curve-SE"] }];
    const chosen = offer(remaining(lay, picks, grammar), picks, pathway);
    expect(chosen).toMatchObject({ words: [], settled: ["curve-SE"] });
    expect(offer(["builder joker Nc", "builder joker Nd"], [], pathway).settled).toEqual(["joker"]);
    expect(offer(lay, [], pathway).settled).toEqual([]);
  });

  it("finds a tap hasty only if it chose between verbs", () => {
    expect(isHasty(TURN, [{ any: ["C4"] }], game)).toBe(true);
    expect(isHasty(TURN, [{ verb: "spring" }, { any: ["C4"] }], game)).toBe(false);
    expect(isHasty(ROLLED, [{ any: ["c5"] }], game)).toBe(false);
  });
});
