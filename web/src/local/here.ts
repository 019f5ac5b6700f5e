/** Which tables are played on this device, without any server. */

import { kept } from "../api/storage.ts";

/** What the ids of such tables begin with; no server's have a dot. */
const HERE = "local.";

/** What the page was told about its surroundings; a coach that is tried without a page has none. */
const said = (what: string): string | undefined =>
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="aquae-${what}"]`)?.content;

/** A static site has no server at all: its page says so. */
export const hasServer = said("server") !== "none";

/** Whether the documents lie beside a static site. */
export const isDocumented = said("docs") !== undefined;

/** Whether a table goes from hand to hand by links. */
export const isPassed = (table: string): boolean => table.startsWith(`${HERE}hand-`);

export const isHere = (table: string): boolean => table.startsWith(HERE);

/** Whether a request is answered on this device. */
export const isAnsweredHere = (path: string): boolean => !hasServer || path.startsWith(`/api/tables/${HERE}`);

/** Everybody at this device is one person there; a server knows this browser by another name. */
export const ownPerson = (table: string): string => (isHere(table) ? "here" : kept("person"));
