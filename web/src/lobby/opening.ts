/** What becomes of a file that somebody opens: a record to replay, or games to keep. */

import { Refused, type Problem } from "../api/http.ts";
import { go } from "../app/router.svelte.ts";
import { gameCalled } from "../games/games.ts";
import { takeIn } from "../local/carry/carrying.ts";
import { own } from "../local/carry/own.svelte.ts";
import { troubleWords } from "../problems/problems.ts";
import { NotARecord, readRecord, replay, type RecordFile } from "../replay/replay.svelte.ts";
import { say, templatesOf } from "../words/sentences.ts";
import { language, t } from "../words/words.svelte.ts";

const GAMES = '{"format":"aquae/tables/';

/** It is opened, or the answer says why not. */
export async function opened(text: string, file: File): Promise<string> {
  // Somebody may have saved all games, and look for them here.
  if (text.startsWith(GAMES)) return added(file);
  try {
    await replay.open(text);
    go("replay");
    return "";
  } catch (problem) {
    return said(problem as Error, text);
  }
}

async function added(file: File): Promise<string> {
  const trouble = await takeIn(file).catch(() => t("carry.failed"));
  own.changes += 1;
  return trouble;
}

async function said(problem: Error, text: string): Promise<string> {
  if (problem instanceof Refused && problem.problem.action)
    return badAction(problem.problem, readRecord(text));
  const bad = problem instanceof Refused && problem.problem.code === "invalid";
  if (bad || problem instanceof NotARecord) return t("first.open.not");
  return t("app.failed", { why: troubleWords(problem) });
}

/** Which action is refused, and the rules' own reason in the page's language. */
async function badAction(problem: Problem, { game, seats }: RecordFile): Promise<string> {
  const { action: n = 0, text = "", rule = "", message = "", things = [] } = problem;
  const [templates, speaker] = await Promise.all([
    templatesOf(game, language()).catch(() => ({})),
    gameCalled(game),
  ]);
  return t("first.open.refused", {
    n,
    text,
    rule,
    why: say([{ message, things }], templates, seats, speaker),
  });
}
