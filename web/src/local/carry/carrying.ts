/** All games of this device as one file, and such a file taken in. */

import { isLesson } from "../../lobby/making.ts";
import { keepFile } from "../../shell/saving.ts";
import { counted, t } from "../../words/words.svelte.ts";
import { ask } from "../engine.ts";
import { isHere } from "../here.ts";
import { read, shownTables, type Whole } from "../storage.ts";

const FORMAT = "aquae/tables/1";
/** Bytes: thousands of games, and no film that was taken for them. */
const LARGEST = 64e6;

/** What became of the tables of a file. */
interface Taken {
  new: number;
  further: number;
  forked: number;
  known: number;
  other: number;
}

/** Saves all games but the lessons; how many there are. */
export async function saveAll(): Promise<number> {
  const ids = (await shownTables()).map(({ id }) => id).filter((id) => isHere(id) && !isLesson(id));
  const tables: Whole[] = [];
  for (const id of ids) {
    const table = await read(id);
    if (table && "events" in table) tables.push({ creation: table.creation, events: table.events });
  }
  const name = `aquae-${new Date().toISOString().slice(0, 10)}.json`;
  const text = `${JSON.stringify({ format: FORMAT, tables })}\n`;
  if (tables.length > 0) keepFile(new File([text], name, { type: "application/json" }));
  return tables.length;
}

/** Takes in what a file holds; what came of it, in words. */
export async function takeIn(file: File): Promise<string> {
  if (file.size > LARGEST) return t("carry.not");
  const request = { method: "POST", path: "/api/here/tables", body: { file: await file.text() } };
  const { status, body } = await ask(request);
  const answer: unknown = JSON.parse(body);
  if (status < 400) return wordsFor(answer as Taken);
  const { code, table } = answer as { code: string; table?: number };
  if (code !== "invalid") return t("carry.failed");
  return table ? t("carry.bad", { n: table }) : t("carry.not");
}

function wordsFor({ new: fresh, forked, further, known, other }: Taken): string {
  const said: [key: string, n: number][] = [
    ["carry.added", fresh + forked],
    ["carry.further", further],
    ["carry.known", known],
    ["carry.other", other],
  ];
  const sentences = said.filter(([, n]) => n > 0).map(([key, n]) => counted(key, n));
  return sentences.join(" ") || t("carry.empty");
}
