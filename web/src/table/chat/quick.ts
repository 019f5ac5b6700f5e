/** Words that need no typing: sent in English, read by everybody in their own language. */

import { en } from "../../words/en.ts";
import { t } from "../../words/words.svelte.ts";

const KEYS = [
  "chat.quick.hello",
  "chat.quick.luck",
  "chat.quick.well",
  "chat.quick.thanks",
  "chat.quick.moment",
  "chat.quick.oops",
] as const;

/** What is sent: the English of each. */
export const QUICK: readonly string[] = KEYS.map((key) => en[key]);
export const SIGNS: readonly string[] = ["👍", "😄", "😮", "😢", "🎉", "💧"];

/** What somebody said, as one reads it. */
export function heard(text: string): string {
  const key = KEYS.find((one) => en[one] === text);
  return key ? t(key) : text;
}
