/** What somebody's plays add up to, as the tables show it. */

import { get } from "../../api/http.ts";
import type { components } from "../../api/generated.ts";
import type { GameInfo } from "../../api/types.ts";
import { spokenList } from "../../words/spoken.ts";
import { language, type Words } from "../../words/words.svelte.ts";
import { t } from "./words.ts";

export type Statistics = components["schemas"]["StatisticsData"];
export type GameStatistics = components["schemas"]["GameStatistics"];
export type Tally = components["schemas"]["TallyData"];
export type Ladder = components["schemas"]["LadderData"];
export type Climb = components["schemas"]["ClimbData"];

export const statisticsOf = (person: string): Promise<Statistics> =>
  get(`/api/profiles/${person}/statistics`);
export const ownLadder = (): Promise<Ladder> => get("/api/people/me/ladder");

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** Bots are called by their levels. */
export const botName = capital;

/** The bots at a table, as its statistics name them. */
export const botsNamed = (key: string): string =>
  key === "" ? t("bots.none") : t("bots.with", { who: spokenList(key.split(",").map(botName)) });

/** Rules that somebody has played differently, or otherwise than usual: the others say nothing. */
export function telling(options: Tally[], info: GameInfo | undefined): Tally[] {
  const values = (name: string): number => options.filter(({ key }) => optionIn(key)[0] === name).length;
  return options.filter(({ key }) => {
    const [name, value] = optionIn(key);
    const usual = info?.options.find((option) => option.name === name)?.default;
    return values(name) > 1 || String(usual) !== value;
  });
}

function optionIn(key: string): [name: string, value: string] {
  const [name = "", value = ""] = key.split("=");
  return [name, value];
}

/** A choice in the words of its game. */
export function optionNamed(key: string, words: Words): string {
  const [name, value] = optionIn(key);
  const own: Record<string, string> = {
    true: t("value.yes"),
    false: t("value.no"),
    own: t("value.own"),
  };
  const called = words.named("option", name);
  const what = own[value] ?? words.named("value", value);
  // What is asked has its mark already.
  return called.endsWith("?") ? `${called} ${what}` : t("app.pair", { name: called, what });
}

/** How a play can end, without what that means for whom. */
export const endingNamed = (key: string, words: Words): string =>
  capital(words.named("ending", key, { who: t("ending.somebody") }).split(/\s?:/)[0] ?? "");

/** A change of the chance of winning, in hundredths. */
export const change = (share: number): string =>
  new Intl.NumberFormat(language(), {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 1,
  }).format(share);
