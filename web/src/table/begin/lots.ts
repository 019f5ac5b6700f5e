/** Who begins: how it was settled, in words, and who has been told. */

import type { SeatedEvent } from "../../api/types.ts";
import { named, t } from "../../words/words.svelte.ts";

/** The names of the chairs: of the seats as people sat before it was settled who begins. */
export function chairNames(names: readonly string[], { first }: SeatedEvent): string[] {
  return names.map((_, chair) => names.at((chair - first) % names.length) ?? "");
}

/** `Ann rolled 17, Bea 17; again Ann 5, Bea 12` */
function rollsTold(rolls: readonly number[][], chairs: readonly string[]): string {
  const rounds = rolls.map((round) =>
    round
      .map((n, chair) => (n > 0 ? `${t("begin.who", { who: chairs[chair] ?? "" })} ${n}` : ""))
      .filter(Boolean),
  );
  const [[, ...others] = [], ...repeated] = rounds;
  const first = t("begin.rolled", { who: chairs[0] ?? "", n: rolls[0]?.[0] ?? 0 });
  return repeated.reduce(
    (before, round) => t("begin.again", { before, rolls: round.join(", ") }),
    [first, ...others].join(", "),
  );
}

/** By the names of the seats: the first of them begins. */
export function lotSentence(event: SeatedEvent, names: readonly string[]): string {
  const rolls = rollsTold(event.rolls, chairNames(names, event));
  return named("log", `seated.${event.by}`, { rolls, who: names[0] ?? "" });
}
