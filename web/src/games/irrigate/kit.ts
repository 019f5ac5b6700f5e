import { counted, t } from "../../words/words.svelte.ts";
import type { Count, Fact } from "../games.ts";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";
import Supplies from "./Supplies.svelte";
import { stake, type IrrigateView } from "./view.ts";

function effect(before: IrrigateView, after: IrrigateView): string {
  const changed = Object.keys(after.tiles).filter(
    (name) => after.tiles[name]?.irrigated !== (before.tiles[name]?.irrigated ?? false),
  );
  const wet = changed.filter((name) => after.tiles[name]?.irrigated);
  const dry = changed.filter((name) => !after.tiles[name]?.irrigated);
  const said = [];
  if (wet.length > 0) said.push(t("effect.wet", { things: wet.join("  ") }));
  if (dry.length > 0) said.push(t("effect.dry", { things: dry.join("  ") }));
  return said.join("; ") || t("effect.none");
}

function count(view: IrrigateView): Count[] {
  return view.scores.map((points, seat) => {
    const own = Object.entries(view.tiles).filter(([, tile]) => tile.owner === seat && tile.irrigated);
    const words = counted("over.count.money", own.length);
    return { seat, things: own.map(([name]) => name), points, words };
  });
}

const isOnBoard = (word: string): boolean => word.includes(",");

const facts: Record<string, Fact> = {
  river: { name: "fact.river", words: "fact.river.words", rule: "I-01" },
  pipe: { name: "fact.pipe", words: "fact.pipe.words", rule: "I-02" },
};

const hasDraws = (): boolean => true;

/** Where things go: what a touch on anything else is answered with. */
const ruleFor = {
  place: "I-16",
  offer: "I-21",
  take: "I-22",
  rotate: "I-23",
  buy: "I-24",
  "propose rotate": "I-23",
  "propose buy": "I-24",
};

export const kit = {
  Board,
  Choice,
  Supplies,
  Holdings,
  effect,
  count,
  stake,
  isOnBoard,
  hasDraws,
  facts,
  ruleFor,
};
