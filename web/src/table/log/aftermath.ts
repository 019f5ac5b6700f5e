/** What an action brings about besides what its text says, in words. */

import type { Aftermath } from "../../api/types.ts";
import { t, told } from "../../words/words.svelte.ts";
import type { Key } from "../../words/en.ts";

const isRemoved = (item: Aftermath): boolean => item.what === "removed";

/** Whole sentences, for the log. */
export function aftermathSentences(aftermath: readonly Aftermath[], names: string[]): string[] {
  const removed = aftermath.filter(isRemoved);
  const houses = removed.map(({ seat, value = 0, space = "" }) =>
    t("houses.whose", { value: told("houses", value), space, who: names[seat] ?? "" }),
  );
  const [first] = removed;
  const lost = first ? [t(`aftermath.${first.rule}` as Key, { houses: houses.join(", ") })] : [];
  return [...lost, ...aftermath.filter((item) => !isRemoved(item)).map((item) => aboutWorkmen(item, names))];
}

function aboutWorkmen(
  { what, seat, workman = "", length = 0, podium = 0 }: Aftermath,
  names: string[],
): string {
  const who = names[seat] ?? "";
  if (what === "skipped") return t("aftermath.skipped", { who });
  return t(podium > 0 ? "aftermath.podium" : "aftermath.podium.none", {
    name: workman,
    who,
    podium,
    n: length,
  });
}

/** In short, while it can still be avoided: of a house that is not built yet the value is open. */
export function foretold(aftermath: readonly Aftermath[], names: string[]): string[] {
  const things = aftermath.filter(isRemoved).map(({ seat, space }) => `${space} (${names[seat]})`);
  const lost = things.length > 0 ? [t("effect.removed", { things: things.join(", ") })] : [];
  const climbing = aftermath.filter(({ what, podium }) => what === "podium" && podium);
  return [
    ...lost,
    ...climbing.map(({ workman = "", podium = 0 }) => t("effect.podium", { name: workman, n: podium })),
  ];
}
