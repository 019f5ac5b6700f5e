/** What a review says of a play in two lines, as soon as it is there. */

import type { Review, Table } from "../../api/types.ts";
import { told } from "../../games/coloured.ts";
import type { Game } from "../../games/games.ts";
import { awaited } from "../../review/waiting.ts";
import { t } from "../../words/words.svelte.ts";
import { bestMove, turningPoint, type Moment } from "./ranking.ts";

export interface Insight {
  /** How many actions lead there. */
  at: number;
  words: string;
}

/** The review of a play; null where there is none, or nobody has time for one now. */
export async function reviewOf(table: Table, isOver: () => boolean): Promise<Review | null> {
  let isBusy = false;
  return awaited(`/api/tables/${table.id}/review`, {
    isOver: () => isBusy || isOver(),
    onProgress: () => {},
    onBusy: (problem) => (isBusy = problem !== null),
  }).catch(() => null);
}

/** The end of a sentence is where its change has been told. */
const ended = (sentence: string): string => sentence.replace(/\.$/, "");

export function insights(review: Review, table: Table, game: Game, names: string[]): Insight[] {
  const winner = table.result?.winners[0] ?? 0;
  const hero = table.mine.length === 1 ? (table.mine[0] ?? winner) : winner;
  const inWords = (key: "finale.best" | "finale.turning", moment: Moment | null, seat: number): Insight[] => {
    const step = moment && review.steps[moment.at];
    if (!step) return [];
    const who = step.mover === "chance" ? t("log.chance") : (names[step.mover] ?? "");
    const what = told(game, { text: step.action, who, names });
    const percent = Math.round(100 * Math.abs(moment.gain));
    const change = `${moment.gain < 0 ? "−" : "+"}${percent}`;
    return [{ at: moment.at + 1, words: t(key, { what: ended(what), change, whose: names[seat] ?? "" }) }];
  };
  const best = bestMove(review, hero);
  const turning = turningPoint(review, winner);
  return [
    ...inWords("finale.best", best, hero),
    ...inWords("finale.turning", turning?.at === best?.at ? null : turning, winner),
  ];
}
