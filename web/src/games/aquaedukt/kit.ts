import type { Values } from "../../words/words.svelte.ts";
import { AND_MORE, spokenList } from "../../words/spoken.ts";
import { differing, type Differences } from "../differing.ts";
import { Grammar } from "../grammar.ts";
import { kitOf, type ActionTold, type Count, type Labelled, type Offer } from "../kit.ts";
import { plainPrompt, plainSentence } from "../plain.ts";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";
import { motions, waters } from "./motions.ts";
import Supplies from "./Supplies.svelte";
import type { AquaeduktAftermath, AquaeduktView, Space } from "./view.ts";
import { counted, named, t, words } from "./words.ts";

/** How many houses does not change what they bring; where they stand does. */
const telling = { house: [1] };
const grammar = new Grammar([], telling);

/** The things of an action as people say them. */
function spokenThings(verb: string, things: readonly string[]): readonly string[] {
  const [first = "", second = ""] = things;
  if (verb === "house") return [named("houses", first), second];
  if (verb === "reveal") return [first, named("face", second)];
  return things;
}

/** A canal where one lies already doubles it: the view shows it before, the aftermath afterwards. */
function isDoubling({ text, view, aftermath = [] }: ActionTold): boolean {
  const { canals = {} } = (view ?? {}) as Partial<AquaeduktView>;
  const [edge = ""] = grammar.thingsOf(text);
  const lies = grammar.verbOf(text) === "canal" && edge in canals;
  return lies || aftermath.some(({ what }) => what === "doubled");
}

function isOnWater({ text, after }: ActionTold): boolean {
  const { spaces = {} } = (after ?? {}) as Partial<AquaeduktView>;
  const [, space = ""] = grammar.thingsOf(text);
  return grammar.verbOf(text) === "house" && isLowPlace({ spaces }, space);
}

function sentence(action: ActionTold): string {
  const verb = grammar.verbOf(action.text);
  const things = spokenThings(verb, grammar.thingsOf(action.text));
  const key = isDoubling(action) ? "canal.double" : isOnWater(action) ? "house.low" : verb;
  return plainSentence(words, key, action, things);
}

function spokenHouse(name: string): string {
  const [value = "", space = ""] = name.split(" ");
  return t("houses.on", { value, space });
}

const spoken = { houses: (list: string) => spokenList(list.split(AND_MORE).map(spokenHouse)) };

/** where there is water already, only the lowest tile may go. */
const isLowPlace = ({ spaces }: Pick<AquaeduktView, "spaces">, name: string): boolean =>
  (spaces[name]?.supply ?? 0) > 0;

function effect(before: AquaeduktView, after: AquaeduktView): string {
  const names = Object.keys(before.spaces);
  const wet = names.filter((name) => !before.spaces[name]?.supply && after.spaces[name]?.supply);
  const doubled = Object.keys(before.canals).filter(
    (edge) => after.canals[edge]?.count !== before.canals[edge]?.count,
  );
  const said = [];
  if (
    names.some((name) => isLowPlace(before, name) && !before.spaces[name]?.house && after.spaces[name]?.house)
  )
    said.push(t("effect.lowest"));
  if (doubled.length > 0) said.push(t("effect.double", { things: doubled.join(", ") }));
  if (wet.length > 0) said.push(t("effect.wet", { things: wet.join(", ") }));
  return said.join("; ");
}

/** Water on land where nobody lives can be seen by the canal beside it. */
function changed(before: AquaeduktView, after: AquaeduktView): Differences {
  const lived = (space: Space | undefined) =>
    space?.house ? `${space.house.seat} ${space.house.value} ${space.supply}` : "";
  const spaces = differing(before.spaces, after.spaces, lived);
  return {
    things: [
      ...spaces,
      ...differing(before.mountains, after.mountains),
      ...differing(before.canals, after.canals, (canal) => canal?.count),
      ...after.springs.filter((name) => !before.springs.includes(name)),
    ],
    lost: spaces.filter((name) => before.spaces[name]?.house && !after.spaces[name]?.house),
  };
}

/** Houses of some seats that are gone, or that have water now. */
function consequences(before: AquaeduktView, after: AquaeduktView, seats: readonly number[]): string[] {
  const isMine = (name: string) => seats.includes(before.spaces[name]?.house?.seat ?? -1);
  const own = Object.keys(before.spaces).filter(isMine);
  const gone = own.filter((name) => !after.spaces[name]?.house);
  const wet = own.filter((name) => !before.spaces[name]?.supply && after.spaces[name]?.supply);
  return [
    ...(gone.length > 0 ? [t("story.gone", { things: spokenList(gone) })] : []),
    ...(wet.length > 0 ? [t("story.wet", { things: spokenList(wet) })] : []),
  ];
}

const removed = (items: readonly AquaeduktAftermath[]) => items.filter((item) => item.what === "removed");

function aftermath(items: readonly AquaeduktAftermath[], names: string[]): string[] {
  const houses = removed(items).map(({ seat, value, space }) =>
    t("houses.whose", { value: named("houses", value), space, who: names[seat] ?? "" }),
  );
  const [first] = removed(items);
  return first ? [words.t(`aftermath.${first.rule}` as "aftermath.A-16", { houses: houses.join(", ") })] : [];
}

/** Of a house that is not built yet the value is open. */
function foretold(items: readonly AquaeduktAftermath[], names: string[]): string[] {
  const things = removed(items).map(({ seat, space }) => `${space} (${names[seat]})`);
  return things.length > 0 ? [t("effect.removed", { things: things.join(", ") })] : [];
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

const values = ({ die }: AquaeduktView): Values => ({ die: die ?? "" });

export const kit = kitOf<AquaeduktView, AquaeduktAftermath>({
  Board,
  Choice,
  Supplies,
  Holdings,
  motions,
  waters,
  painters: { board: async () => (await import("./plans/painter.ts")).painter },
  isOnBoard: (word) => /^[a-l]\d$|^[A-M]\d/.test(word),
  telling,
  isMain: (verb) => verb === "roll",
  isRival: (verb) => verb === "roll",
  label: ({ verb }: Labelled, { phase }) =>
    verb === "roll" && phase === "placed" ? t("verb.roll.again") : undefined,
  prompt: ({ verb }: Offer, view) => plainPrompt(words, verb, values(view)),
  values,
  sentence,
  spoken,
  effect,
  changed,
  consequences,
  slight: ["roll", "die", "end"],
  aftermath,
  foretold,
  lost: (items) => removed(items).map(({ space }) => space),
  isRuleTold: ({ what }) => what === "removed",
  count,
  ruleFor: { mountain: "A-08", house: "A-11", spring: "A-17", canal: "A-21" },
});
