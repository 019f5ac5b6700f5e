import type { Options } from "../../api/types.ts";
import { t, told } from "../../words/words.svelte.ts";
import type { Count, Fact } from "../games.ts";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";
import Supplies from "./Supplies.svelte";
import type { RomanaView } from "./view.ts";
import { walksBetween, workmenAt } from "./walking.ts";

function effect(before: RomanaView, after: RomanaView): string {
  const changed = Object.entries(after.workmen).filter(
    ([name, man]) =>
      man.course.length !== before.workmen[name]?.course.length ||
      man.facing !== before.workmen[name]?.facing,
  );
  const grown = changed.map(([name, man]) => {
    const closed = man.square === null;
    return t(closed ? "effect.closed" : "effect.length", { name, n: man.course.length });
  });
  return [...grown, ...strolled(before, after)].join("; ");
}

/** Where a builder goes, whom he meets there, and whether he passes a fountain. */
function strolled(before: RomanaView, after: RomanaView): string[] {
  const said = walksBetween(before.pathway, after.pathway).map(({ to }) => {
    const met = workmenAt(after, to).join(", ");
    return t(met ? "effect.builder.meets" : "effect.builder", { slot: to, names: met });
  });
  const kind = after.phase === "extra tile" ? after.extra_kind : null;
  return kind ? [...said, t("effect.extra", { kind: told("kind", kind) })] : said;
}

const BONUS = [4, 3, 2];

/** Podium by podium, from the highest. */
function count(view: RomanaView): Count[] {
  const podium = (name: string): number => view.workmen[name]?.podium ?? 0;
  const ranked = [...view.podium_order].sort((a, b) => podium(b) - podium(a));
  return ranked.map((name, rank) => {
    const bonus = podium(name) > 0 ? (BONUS[rank] ?? 0) : 0;
    const squares = (view.workmen[name]?.course ?? []).map((step) => step.split(" ")[0] ?? "");
    const key = bonus > 0 ? "over.count.bonus" : podium(name) > 0 ? "over.count.podium" : "over.count.none";
    const words = t(key, { n: podium(name), bonus });
    return {
      seat: view.workmen[name]?.seat ?? 0,
      things: squares,
      points: podium(name) + bonus,
      words: `${name}, ${words}`,
    };
  });
}

const isOnBoard = (word: string): boolean => /^[a-k]\d$|^[NS][a-k]$|^[EW]\d$|^[YRBG]\d$/.test(word);

const facts: Record<string, Fact> = {
  fountain: { name: "fact.fountain", words: "fact.fountain.words", rule: "R-22" },
  podiums: { name: "fact.podiums", words: "fact.podiums.words", rule: "R-29" },
};

/** Only who stands where at the beginning may be left to Chance. */
const hasDraws = (options: Options): boolean => options["setup"] === "random";

/** Where things go: what a touch on anything else is answered with. */
const ruleFor = { builder: "R-10", lay: "R-18", extra: "R-22", shift: "R-24", close: "R-25", take: "R-26" };

export const kit = { Board, Choice, Supplies, Holdings, effect, count, isOnBoard, hasDraws, facts, ruleFor };
