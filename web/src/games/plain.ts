/** What the client says and shows of a game that has nothing of its own for it. */

import type { View } from "../api/types.ts";
import type { Values, Words } from "../words/words.svelte.ts";
import { plainDifferences } from "./differing.ts";
import type { Grammar } from "./grammar.ts";
import type { ActionTold, Count, Kit, Offer } from "./kit.ts";
import PlainChoice from "./PlainChoice.svelte";

/** `log.<verb>`, or in short `brief.<verb>`, with whoever acts and the things of the action in its places. */
export function plainSentence(
  words: Words,
  verb: string,
  { who, isBrief = false }: Pick<ActionTold, "who" | "isBrief">,
  things: readonly string[],
): string {
  const values: Values = { who, ...Object.fromEntries(things.entries()) };
  const key = isBrief && words.has(`brief.${verb}`) ? `brief.${verb}` : `log.${verb}`;
  return words.has(key) ? words.t(key, values) : `${who}: ${[verb, ...things].join(" ")}.`;
}

/** `prompt.<verb>`, or nothing. */
export function plainPrompt(words: Words, verb: string | null, values: Values = {}): string {
  const key = `prompt.${verb}`;
  return words.has(key) ? words.t(key, values) : "";
}

/** One step a seat: what it has. */
function plainCount({ scores }: View, words: string): Count[] {
  return scores.map((points, seat) => ({ seat, things: [], points, words }));
}

const nothing = (): string[] => [];
const no = (): boolean => false;

type Plain = Omit<Kit, "Board" | "isOnBoard">;

export function plainKit(words: Words, grammar: Grammar, unit: string, isOnBoard: Kit["isOnBoard"]): Plain {
  return {
    Choice: PlainChoice,
    choosers: {},
    Supplies: null,
    Track: null,
    Holdings: null,
    Aside: null,
    Unit: null,
    painters: {},
    motions: () => [],
    waters: () => [],
    longVerbs: [],
    telling: {},
    isMain: no,
    isRival: no,
    label: () => undefined,
    prompt: ({ verb }: Offer) => plainPrompt(words, verb),
    isRisky: no,
    warning: () => undefined,
    isFutile: no,
    isListed: no,
    turns: nothing,
    routine: () => null,
    automatic: [],
    isPausable: no,
    stake: nothing,
    values: () => ({}),
    sentence: (action: ActionTold) =>
      plainSentence(words, grammar.verbOf(action.text), action, grammar.thingsOf(action.text)),
    spoken: {},
    recoloured: (word) => word,
    effect: () => "",
    changed: (before, after) => plainDifferences(before, after, isOnBoard),
    consequences: nothing,
    slight: [],
    aftermath: nothing,
    foretold: nothing,
    lost: nothing,
    isRuleTold: () => true,
    standing: ({ scores }, seat) => ({ score: scores[seat] ?? 0, open: "" }),
    count: (view) => plainCount(view, words.named("unit", unit)),
    facts: {},
    ruleFor: {},
    hasDraws: () => true,
  };
}
