import { counted, t } from "../../words/words.svelte.ts";
import type { Count } from "../games.ts";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";
import Supplies from "./Supplies.svelte";
import type { AquaeduktView } from "./view.ts";

function effect(before: AquaeduktView, after: AquaeduktView): string {
  const names = Object.keys(before.spaces);
  const wet = names.filter((name) => !before.spaces[name]?.supply && after.spaces[name]?.supply);
  const doubled = Object.keys(before.canals).filter(
    (edge) => after.canals[edge]?.count !== before.canals[edge]?.count,
  );
  const said = [];
  if (doubled.length > 0) said.push(t("effect.double", { things: doubled.join(", ") }));
  if (wet.length > 0) said.push(t("effect.wet", { things: wet.join(", ") }));
  return said.join("; ");
}

/** Tile by value, the largest first; what the mountains change comes last. */
function count(view: AquaeduktView): Count[] {
  const steps = view.scores.flatMap((_, seat) =>
    [4, 3, 2, 1].map((value): Count => {
      const things = Object.keys(view.spaces).filter((name) => {
        const house = view.spaces[name]?.house;
        return house?.seat === seat && house.value === value;
      });
      const words = counted("over.count.houses", things.length, { value });
      return { seat, things, points: value * things.length, words };
    }),
  );
  const hidden = view.scores.map((score, seat): Count => {
    const counted = steps.filter((step) => step.seat === seat).reduce((sum, step) => sum + step.points, 0);
    const things = Object.keys(view.mountains);
    return { seat, things, points: score - counted, words: t("over.count.mountains") };
  });
  return [...steps, ...hidden].filter((step) => step.points > 0);
}

const isOnBoard = (word: string): boolean => /^[a-l]\d$|^[A-M]\d/.test(word);

const hasDraws = (): boolean => true;

/** Where things go: what a touch on anything else is answered with. */
const ruleFor = { mountain: "A-08", house: "A-11", spring: "A-17", canal: "A-21" };

export const kit = {
  Board,
  Choice,
  Supplies,
  Holdings,
  effect,
  count,
  isOnBoard,
  hasDraws,
  facts: {},
  ruleFor,
};
