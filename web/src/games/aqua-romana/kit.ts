import { AS_PRINTED, type Palette } from "../../board/looks.ts";
import { differing, type Differences } from "../differing.ts";
import { Grammar } from "../grammar.ts";
import {
  kitOf,
  type ActionTold,
  type Count,
  type Labelled,
  type Offer,
  type Outcome,
  type Standing,
} from "../kit.ts";
import { plainPrompt, plainSentence } from "../plain.ts";
import { PODIUMS } from "./art/podiums.ts";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Track from "./podium/Track.svelte";
import { dangers, podiumFor, routine } from "./podium/closing.ts";
import Holdings from "./Holdings.svelte";
import { recoloured } from "./looks.ts";
import { motions, waters } from "./motion/motions.ts";
import { spokenPiece } from "./spoken.ts";
import Supplies from "./Supplies.svelte";
import type { RomanaAftermath, RomanaView } from "./view.ts";
import { walksBetween, workmenAt } from "./motion/walking.ts";
import { named, t, words } from "./words.ts";

/** Which builder allows a piece does not change what it brings; whose it is and how it lies do. */
const telling = { lay: [0, 2] };
const HIGHEST = PODIUMS.length;
const grammar = new Grammar([], telling);

const spokenThing = (thing: string): string =>
  /^(straight|curve|double)-/.test(thing) ? spokenPiece(thing) : named("kind", thing);

function sentence(action: ActionTold): string {
  const { text } = action;
  return plainSentence(words, grammar.verbOf(text), action, grammar.thingsOf(text).map(spokenThing));
}

function prompt({ verb, verbs, words: open, settled }: Offer, view: RomanaView): string {
  if (verbs.includes("close")) return closingPrompt(view);
  const isPieceSettled = verb === "lay" && open.length === 0 && settled.length > 0;
  return isPieceSettled ? t("prompt.lay.builder") : plainPrompt(words, verb);
}

function closingPrompt(view: RomanaView): string {
  const [danger] = dangers(view, Number(view.to_move));
  const { name = "", rival = "", podium = 0 } = danger ?? {};
  return danger ? t("prompt.close.danger", { name, rival, n: podium }) : t("prompt.close");
}

const lengthOf = (view: RomanaView, name: string): number => view.workmen[name]?.course.length ?? 0;

/** What closing an aqueduct would bring. */
function label({ verb, word }: Labelled, view: RomanaView): string | undefined {
  if (verb !== "close" || word === null) return undefined;
  return t("verb.close.for", { name: word, n: podiumFor(view, lengthOf(view, word)) });
}

/** Whoever closes for less than the length has to mean it. */
function warning({ aftermath }: Outcome<RomanaView, RomanaAftermath>): string | undefined {
  const item = aftermath.find(({ what }) => what === "podium");
  if (item?.what !== "podium" || (item.podium > 0 && item.podium >= Math.min(item.length, HIGHEST)))
    return undefined;
  const { workman: name, podium: n, length } = item;
  if (length === 0) return t("warning.close.bare", { name });
  return t(n > 0 ? "warning.close.less" : "warning.close.none", { name, n, length });
}

function isPausable({ phase, workmen }: RomanaView, seat: number): boolean {
  const isOpen = Object.values(workmen).some(
    (man) => man.seat === seat && man.square && man.course.length > 0,
  );
  return isOpen && (phase === "building" || phase === "extra tile");
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

/** Tiles, builders where they stand now, and workmen whose aqueducts have grown or ended. */
function changed(before: RomanaView, after: RomanaView): Differences {
  const grown = differing(before.workmen, after.workmen, (man) => `${man?.square} ${man?.course.length}`);
  const ended = grown.filter((name) => before.workmen[name]?.square && !after.workmen[name]?.square);
  const ends = ended.map((name) => after.workmen[name]?.course.at(-1)?.split(" ")[0] ?? "");
  const builders = differing(before.pathway, after.pathway).filter((slot) => slot in after.pathway);
  const tiles = differing(before.pieces, after.pieces);
  const standing = grown.filter((name) => after.workmen[name]?.square);
  return { things: [...new Set([...tiles, ...builders, ...standing, ...ends])].filter(Boolean), lost: [] };
}

/** Aqueducts of some seats that others have closed or made longer. */
function consequences(before: RomanaView, after: RomanaView, seats: readonly number[]): string[] {
  return Object.entries(after.workmen).flatMap(([name, man]) => {
    const old = before.workmen[name];
    if (!old?.square || !seats.includes(man.seat)) return [];
    const n = man.course.length;
    if (!man.square) return [t("story.closed", { name, n })];
    return n > old.course.length ? [t("story.longer", { name, n })] : [];
  });
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

/** Podiums are certain; how long open aqueducts are, and what the end would bring now, are not. */
function standing({ workmen, scores, result }: RomanaView, seat: number): Standing {
  const all = scores[seat] ?? 0;
  if (result) return { score: all, open: "" };
  const crew = Object.values(workmen).filter((man) => man.seat === seat);
  const score = crew.reduce((sum, { podium }) => sum + (podium ?? 0), 0);
  const n = crew.reduce((sum, { podium, points }) => sum + (podium === null ? (points ?? 0) : 0), 0);
  return { score, open: t("standing.open", { n, all }) };
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
  Track,
  Holdings,
  motions,
  waters,
  painters: { layout: async () => (await import("./plans/painter.ts")).painter },
  isOnBoard: (word) => /^[a-k]\d$|^[NS][a-k]$|^[EW]\d$|^[YRBG]\d$/.test(word),
  telling,
  isMain: (verb) => verb === "keep",
  isRival: (verb) => verb === "keep",
  isListed: (verb) => verb === "close",
  label,
  turns: (verb, words) => (verb === "extra" ? [...words] : []),
  prompt,
  isRisky: (text) => grammar.verbOf(text) === "close",
  warning,
  routine,
  automatic: ["keep"],
  isPausable,
  values: ({ extra_kind }) => ({ kind: named("kind", extra_kind ?? "") }),
  sentence,
  spoken: { piece: spokenPiece },
  recoloured,
  effect,
  changed,
  consequences,
  slight: ["keep"],
  aftermath,
  foretold,
  isRuleTold: ({ what }) => what === "skipped",
  count,
  standing,
  facts: {
    fountain: { name: "fact.fountain", words: "fact.fountain.words", rule: "R-22" },
    podiums: { name: "fact.podiums", words: "fact.podiums.words", rule: "R-29" },
  },
  ruleFor: { builder: "R-10", lay: "R-18", extra: "R-22", shift: "R-24", close: "R-25", take: "R-26" },
  /** Only who stands where at the beginning may be left to Chance. */
  hasDraws: (options) => options["setup"] === "random",
});
