import { AS_PRINTED, type Palette } from "../../board/looks.ts";
import { Grammar } from "../grammar.ts";
import { kitOf, type ActionTold, type Count, type Offer } from "../kit.ts";
import { plainPrompt, plainSentence } from "../plain.ts";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";
import { recoloured } from "./looks.ts";
import { motions } from "./motion/motions.ts";
import { spokenPiece } from "./spoken.ts";
import Supplies from "./Supplies.svelte";
import type { RomanaAftermath, RomanaView } from "./view.ts";
import { walksBetween, workmenAt } from "./motion/walking.ts";
import { named, t, words } from "./words.ts";

/** Which builder allows a piece does not change what it brings; whose it is and how it lies do. */
const telling = { lay: [0, 2] };
const grammar = new Grammar([], telling);

const spokenThing = (thing: string): string =>
  /^(straight|curve|double)-/.test(thing) ? spokenPiece(thing) : named("kind", thing);

function sentence({ text, who }: ActionTold): string {
  return plainSentence(words, grammar.verbOf(text), who, grammar.thingsOf(text).map(spokenThing));
}

function prompt({ verb, words: open, settled }: Offer): string {
  const isPieceSettled = verb === "lay" && open.length === 0 && settled.length > 0;
  return isPieceSettled ? t("prompt.lay.builder") : plainPrompt(words, verb);
}

function effect(before: RomanaView, after: RomanaView, _: string[], palette = AS_PRINTED): string {
  const changed = Object.entries(after.workmen).filter(
    ([name, man]) =>
      man.course.length !== before.workmen[name]?.course.length ||
      man.facing !== before.workmen[name]?.facing,
  );
  const grown = changed.map(([name, man]) => {
    const closed = man.square === null;
    const key = closed ? "effect.closed" : "effect.length";
    return t(key, { name: recoloured(name, palette), n: man.course.length });
  });
  return [...grown, ...strolled(before, after, palette)].join("; ");
}

/** Where a builder goes, whom he meets there, and whether he passes a fountain. */
function strolled(before: RomanaView, after: RomanaView, palette: Palette): string[] {
  const said = walksBetween(before.pathway, after.pathway).map(({ to }) => {
    const met = workmenAt(after, to)
      .map((name) => recoloured(name, palette))
      .join(", ");
    return t(met ? "effect.builder.meets" : "effect.builder", { slot: to, names: met });
  });
  const kind = after.phase === "extra tile" ? after.extra_kind : null;
  return kind ? [...said, t("effect.extra", { kind: named("kind", kind) })] : said;
}

function aftermath(items: readonly RomanaAftermath[], names: string[]): string[] {
  return items.map((item) => {
    const who = names[item.seat] ?? "";
    if (item.what === "skipped") return t("aftermath.skipped", { who });
    const { workman: name, podium, length: n } = item;
    return t(podium > 0 ? "aftermath.podium" : "aftermath.podium.none", { name, who, podium, n });
  });
}

function foretold(items: readonly RomanaAftermath[]): string[] {
  return items.flatMap((item) =>
    item.what === "podium" && item.podium > 0
      ? [t("effect.podium", { name: item.workman, n: item.podium })]
      : [],
  );
}

/** Podium by podium, from the highest. */
function count(view: RomanaView, palette = AS_PRINTED): Count[] {
  const podium = (name: string): number => view.workmen[name]?.podium ?? 0;
  const ranked = [...view.podium_order].sort((a, b) => podium(b) - podium(a));
  return ranked.map((name) => {
    const { seat = 0, bonus = 0, course = [] } = view.workmen[name] ?? {};
    const things = course.map((step) => step.split(" ")[0] ?? "");
    const key = bonus > 0 ? "over.count.bonus" : podium(name) > 0 ? "over.count.podium" : "over.count.none";
    const said = t(key, { n: podium(name), bonus });
    return { seat, things, points: podium(name) + bonus, words: `${recoloured(name, palette)}, ${said}` };
  });
}

export const kit = kitOf<RomanaView, RomanaAftermath>({
  Board,
  Choice,
  Supplies,
  Holdings,
  motions,
  painters: { layout: async () => (await import("./plans/painter.ts")).painter },
  isOnBoard: (word) => /^[a-k]\d$|^[NS][a-k]$|^[EW]\d$|^[YRBG]\d$/.test(word),
  telling,
  prompt,
  values: ({ extra_kind }) => ({ kind: named("kind", extra_kind ?? "") }),
  sentence,
  spoken: { piece: spokenPiece },
  recoloured,
  effect,
  aftermath,
  foretold,
  isRuleTold: ({ what }) => what === "skipped",
  count,
  facts: {
    fountain: { name: "fact.fountain", words: "fact.fountain.words", rule: "R-22" },
    podiums: { name: "fact.podiums", words: "fact.podiums.words", rule: "R-29" },
  },
  ruleFor: { builder: "R-10", lay: "R-18", extra: "R-22", shift: "R-24", close: "R-25", take: "R-26" },
  /** Only who stands where at the beginning may be left to Chance. */
  hasDraws: (options) => options["setup"] === "random",
});
