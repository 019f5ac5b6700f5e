import { differing, type Differences } from "../differing.ts";
import { spokenList } from "../../words/spoken.ts";
import { kitOf, type Count, type Labelled, type Offer, type Outcome } from "../kit.ts";
import { plainPrompt } from "../plain.ts";
import { aftermath, foretold, isRuleTold } from "./aftermath.ts";
import Aside from "./deals/Aside.svelte";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Coin from "./art/Coin.svelte";
import Holdings from "./Holdings.svelte";
import { motions, reached } from "./motions.ts";
import PriceStepper from "./deals/PriceStepper.svelte";
import { sentence, spokenExits } from "./spoken.ts";
import Supplies from "./Supplies.svelte";
import { grammar, LONG_VERBS, stake, turnOf, type IrrigateAftermath, type IrrigateView } from "./view.ts";
import { counted, t, words } from "./words.ts";

const TURNED = ["place", "offer", "rotate", "propose rotate"];

const turns = (verb: string, words: readonly string[]): string[] =>
  TURNED.includes(verb) ? [...words].sort((one, other) => turnOf(one) - turnOf(other)) : [];

function prompt({ verb, verbs }: Offer): string {
  const isLand = verbs.length > 0 && verbs.every((one) => /rotate|buy/.test(one));
  return plainPrompt(words, isLand ? "land" : verb);
}

/** An offer is named by whose it is and what it pays. */
function label({ verb, word, texts, names }: Labelled, { offers }: IrrigateView): string | undefined {
  if (verb !== "take") return undefined;
  const seats = texts
    .filter((text) => grammar.verbOf(text) === "take")
    .flatMap((text) => grammar.thingsOf(text));
  const of = word ?? (seats.length === 1 ? seats[0] : undefined);
  if (of === undefined) return t("verb.take.offer");
  return t("verb.take.offer.of", { who: names[Number(of)] ?? "", n: offers[of]?.price ?? 0 });
}

/** Withdrawing has to be meant: what it costs, and whether it gives the game away. */
function warning(
  { after, aftermath: items }: Outcome<IrrigateView, IrrigateAftermath>,
  names: string[],
): string | undefined {
  if (!items.some(({ what }) => what === "withdrawn")) return undefined;
  const [winner] = after.result?.winners ?? [];
  const lost = winner === undefined ? "" : t("warning.withdraw.lost", { who: names[winner] ?? "" });
  return `${t("warning.withdraw")} ${lost}`;
}

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

function changed(before: IrrigateView, after: IrrigateView): Differences {
  const things = differing(before.tiles, after.tiles, (tile) =>
    tile ? `${tile.exits} ${tile.owner} ${tile.irrigated}` : "",
  );
  const hadWater = (name: string) => before.tiles[name]?.irrigated && !after.tiles[name]?.irrigated;
  return { things, lost: things.filter(hadWater) };
}

/** Land of some seats that is dry now, or has water. */
function consequences(before: IrrigateView, after: IrrigateView, seats: readonly number[]): string[] {
  const own = Object.keys(after.tiles).filter((name) => seats.includes(after.tiles[name]?.owner ?? -1));
  const had = (name: string) => before.tiles[name]?.irrigated ?? false;
  const has = (name: string) => after.tiles[name]?.irrigated ?? false;
  const dry = own.filter((name) => had(name) && !has(name));
  const wet = own.filter((name) => !had(name) && has(name));
  return [
    ...(dry.length > 0 ? [counted("story.dry", dry.length, { things: spokenList(dry) })] : []),
    ...(wet.length > 0 ? [counted("story.wet", wet.length, { things: spokenList(wet) })] : []),
  ];
}

function count(view: IrrigateView): Count[] {
  return view.scores.map((points, seat) => {
    const own = Object.entries(view.tiles).filter(([, tile]) => tile.owner === seat && tile.irrigated);
    return {
      seat,
      things: own.map(([name]) => name),
      points,
      words: counted("over.count.money", own.length),
    };
  });
}

export const kit = kitOf<IrrigateView, IrrigateAftermath>({
  Board,
  Choice,
  choosers: { price: PriceStepper, ask: PriceStepper },
  Supplies,
  Holdings,
  Aside,
  Unit: Coin,
  motions,
  waters: ({ tiles }) => reached(tiles),
  isOnBoard: (word) => word.includes(","),
  longVerbs: LONG_VERBS,
  isMain: (verb) => verb === "draw" || verb === "accept",
  isRival: (verb) => verb === "draw",
  isFutile: (verb) => ["solicit", "propose buy", "propose rotate"].includes(verb),
  turns,
  automatic: ["draw"],
  routine: (_, legal) => (legal.includes("draw") ? { text: "draw", doubts: [] } : null),
  label,
  prompt,
  isRisky: (text) => text === "pass",
  warning,
  stake,
  sentence,
  spoken: { exits: spokenExits },
  recoloured: (word, palette) => palette[word] ?? word,
  effect,
  changed,
  consequences,
  slight: ["draw", "tile", "end", "no offer"],
  aftermath,
  foretold,
  isRuleTold,
  count,
  facts: {
    river: { name: "fact.river", words: "fact.river.words", rule: "I-01" },
    pipe: { name: "fact.pipe", words: "fact.pipe.words", rule: "I-02" },
  },
  ruleFor: {
    place: "I-16",
    offer: "I-21",
    take: "I-22",
    rotate: "I-23",
    buy: "I-24",
    "propose rotate": "I-23",
    "propose buy": "I-24",
    ask: "I-26",
  },
});
