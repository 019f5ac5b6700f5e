/** What others did, in as few words as possible, and what it means for oneself. */

import { shownText, told } from "../../games/coloured.ts";
import { spokenList } from "../../words/spoken.ts";
import { t } from "../../words/words.svelte.ts";
import type { LogContext } from "../log/log.ts";
import type { Deed } from "./deeds.ts";

/** Stands for whoever acts, so that sentences about the same one can be joined. */
const SOMEBODY = "\u0001";
/** More is not read: it can be looked at step by step. */
export const MOST = 5;

/** What one after the other did without anybody in between, in sentences without their ends. */
interface Part {
  seat: number | null;
  /** What is said of whoever acts. */
  deeds: string[];
  from: Deed;
  to: Deed;
}

function briefly({ event, before }: Deed, { game, names }: LogContext): string {
  const { text, aftermath } = event;
  const said = told(game, {
    text,
    who: SOMEBODY,
    names,
    view: before,
    aftermath: aftermath ?? [],
    isBrief: true,
  });
  return said.replace(/\.$/, "");
}

function partsOf(deeds: readonly Deed[], context: LogContext): Part[] {
  const parts: Part[] = [];
  for (const deed of deeds) {
    const last = parts.at(-1);
    const said = briefly(deed, context);
    if (last && last.seat === deed.seat) {
      last.deeds.push(said);
      last.to = deed;
    } else parts.push({ seat: deed.seat, deeds: [said], from: deed, to: deed });
  }
  return parts;
}

/** `Faber builds 2 houses on c4 and lays a canal along C4-D4` */
function joined({ seat, deeds }: Part, names: readonly string[]): string {
  const who = seat === null ? t("log.chance") : (names[seat] ?? "");
  const acts = deeds.filter((said) => said.startsWith(`${SOMEBODY} `)).map((said) => said.slice(2));
  const others = deeds.filter((said) => !said.startsWith(`${SOMEBODY} `));
  const first = acts.length > 0 ? [`${who} ${spokenList(acts)}`] : [];
  return [...first, ...others.map((said) => said.replaceAll(SOMEBODY, who))].join(". ");
}

/** The last few deeds in a sentence for each player, each with what it means for some seats. */
export function summary(
  deeds: readonly Deed[],
  mine: readonly number[],
  context: LogContext,
  most = MOST,
): string {
  const { game, names } = context;
  const sentences = partsOf(deeds.slice(-most), context).map((part) => {
    const said = joined(part, names);
    const meant = game.kit
      .consequences(part.from.before, part.to.after, mine)
      .map((words) => shownText(game, words));
    return `${meant.length > 0 ? t("app.pair", { name: said, what: spokenList(meant) }) : said}.`;
  });
  return [deeds.length > most ? "…" : "", ...sentences].filter(Boolean).join(" ");
}
