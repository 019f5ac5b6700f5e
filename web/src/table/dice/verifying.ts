/** What becomes of verifying the dice of a finished table, in words. */

import { get } from "../../api/http.ts";
import type { ActionEvent, Table } from "../../api/types.ts";
import { counted, t } from "../../words/words.svelte.ts";
import type { Draw, Fault, Receipt, Verdict } from "./dice.ts";
import { brokenPromise } from "./promise.ts";
import { noteOf } from "./noted.ts";

const WORDS = {
  seal: "over.verify.seal",
  commitment: "over.verify.commitment",
  salt: "over.verify.salt",
  nobody: "over.verify.nobody",
  start: "over.verify.start",
} as const satisfies Record<Exclude<Fault, number>, string>;

/** What is seen to be wrong without recomputing anything; nothing, if all is as it was promised. */
export function mistrust({ id, commitment, salts }: Table): string {
  const fault = brokenPromise(noteOf(id), { commitment, salts });
  return fault === null ? "" : t(WORDS[fault]);
}

/** Asks for the receipt and recomputes every draw; `line` is what was told while the game was played. */
export async function verdictOn(table: Table, line: readonly ActionEvent[]): Promise<string> {
  const path = `/api/tables/${table.id}`;
  const receipt = await get<Receipt>(`${path}/dice`);
  const { draws } = await get<{ draws: Draw[] }>(`${path}/draws`);
  const { verify } = await import("./dice.ts");
  const told = line.filter(({ by }) => by === "chance");
  const verdict = inWords(verify(receipt, draws, { note: noteOf(table.id), told }));
  return table.from ? `${verdict} ${t("table.dice.before", { n: table.from.at })}` : verdict;
}

function inWords(verdict: Verdict): string {
  if (verdict.fine) return counted(verdict.salted ? "over.verify.noted" : "over.verify.ok", verdict.count);
  const { fault } = verdict;
  return typeof fault === "number" ? t("over.verify.bad", { n: fault }) : t(WORDS[fault]);
}
