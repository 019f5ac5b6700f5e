/**
 * The sentences of the rules and of hints in the page's language.
 *
 * The server sends an English template and the things in its places. A translation has the same
 * places by number; which kind of thing a place holds is said by the template alone.
 */

import type { Sentence } from "../api/types.ts";
import { shownText, type Coloured } from "../games/coloured.ts";
import { spoken, type Kinds } from "./spoken.ts";
import { typesetAll, type Language, type Words } from "./words.svelte.ts";

export type Templates = Record<string, string>;

const SHARED = import.meta.glob<Templates>("./reasons.*.json", { import: "default" });
const OF_GAMES = import.meta.glob<Templates>("../games/*/reasons.*.json", { import: "default" });

/** The translations that a game needs, loaded when they are; English needs none. */
export async function templatesOf(game: string, language: Language): Promise<Templates> {
  const own = OF_GAMES[`../games/${game}/reasons.${language}.json`];
  const [all, more] = await Promise.all([SHARED[`./reasons.${language}.json`]?.(), own?.()]);
  return typesetAll({ ...all, ...more }, language);
}

/** Who speaks: a game with its words, its kinds of things and its colours. */
export interface Speaker extends Coloured {
  words: Words;
  kit: Coloured["kit"] & { spoken: Kinds };
}

const PLACE = /\{(\d*)(?::(\w+))?\}/g;

function kindsOf(message: string): (string | undefined)[] {
  return [...message.matchAll(PLACE)].map((place) => place[2]);
}

/** Names are spelled as they are: c4 is a space, and C4 an intersection. */
function beginsWithName({ message }: Sentence, templates: Templates): boolean {
  const first = /^\{(\d*)/.exec(templates[message] ?? message);
  if (!first) return false;
  const kind = kindsOf(message)[Number(first[1])];
  return kind === undefined || kind === "seat" || kind === "quoted";
}

/** Sentences put together into one that begins and ends as sentences do. */
export function say(
  sentences: readonly Sentence[],
  templates: Templates,
  names: readonly string[],
  game: Speaker,
): string {
  function translated({ message, things }: Sentence): string {
    const kinds = kindsOf(message);
    const said = things.map((thing, place) => {
      const kind = kinds[place];
      const shown = kind === "quoted" ? thing : shownText(game, thing);
      return spoken(kind, shown, names, game.words, game.kit.spoken);
    });
    let next = 0;
    return (templates[message] ?? message).replace(
      PLACE,
      (_, number: string) => said[number ? Number(number) : next++] ?? "",
    );
  }
  const whole = sentences.map(translated).join(", ");
  const [first] = sentences;
  if (!first || beginsWithName(first, templates)) return `${whole}.`;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
}
