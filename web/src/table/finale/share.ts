/** A play as a picture and as a link: for whoever was not there. */

import { get } from "../../api/http.ts";
import { titleOf } from "../../games/catalogue.svelte.ts";
import type { Table } from "../../api/types.ts";
import { keepFile } from "../../shell/saving.ts";

/** Where a table or its review can be looked at by anybody who is given the address; it has a preview. */
export const linkTo = (id: string, what: "t" | "r" = "t"): string =>
  new URL(`${what}/${id}`, document.baseURI).href;

const pictureOf = (id: string): string => `${linkTo(id)}.png`;

/** Shares the picture where the device can, or else keeps it as a file; whether it was kept. */
export async function sharePicture(table: Table): Promise<boolean> {
  const answer = await fetch(pictureOf(table.id));
  if (!answer.ok) throw new Error(String(answer.status));
  const file = new File([await answer.blob()], `${table.game}-${table.id}.png`, { type: "image/png" });
  const shared = { files: [file], title: titleOf(table.game), url: linkTo(table.id) };
  if (!navigator.canShare?.(shared) || !matchMedia("(pointer: coarse)").matches) {
    keepFile(file);
    return true;
  }
  await navigator.share(shared).catch(() => {});
  return false;
}

/** A record as a file; over HTTP it is one already. */
export async function keepRecord(table: Table): Promise<void> {
  const record = await get<unknown>(`/api/tables/${table.id}/record`);
  const name = `${table.game}-${table.id}.json`;
  keepFile(new File([`${JSON.stringify(record)}\n`], name, { type: "application/json" }));
}
