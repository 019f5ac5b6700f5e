import { kitOf, type ActionTold } from "../kit.ts";
import { plainSentence } from "../plain.ts";
import Board from "./Board.svelte";
import { isSpace, type FossaNovaView } from "./view.ts";
import { named, words } from "./words.ts";

/** What is found has a name in each language; everything else is said as it is written. */
function sentence(action: ActionTold): string {
  const [verb = "", thing = ""] = action.text.split(" ");
  return plainSentence(words, verb, action, [named("ground", thing)]);
}

export const kit = kitOf<FossaNovaView>({
  Board,
  isOnBoard: isSpace,
  sentence,
  ruleFor: { dig: "F-05" },
});
