/** What went wrong, in the page's language. */

import { Refused, Unreachable, type Problem } from "../api/http.ts";
import { t as page } from "../words/words.svelte.ts";
import { named, t } from "./words.ts";

/** The words for a problem's code; the server's own if it has a code that we do not know. */
export function problemWords({ code, detail, title }: Problem): string {
  const words = named("problem", code);
  return words === code ? detail || title || t("problem.failed") : words;
}

export function troubleWords(trouble: unknown): string {
  if (trouble instanceof Refused) return problemWords(trouble.problem);
  if (trouble instanceof Unreachable) return page("app.unreachable");
  return trouble instanceof Error ? trouble.message : String(trouble);
}
