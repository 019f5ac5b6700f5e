/** Those whose words are not shown here: whoever sits at this browser has muted or blocked them. */

import { keep, kept } from "../../api/storage.ts";
import type { ChatEvent, Table, TableEvent } from "../../api/types.ts";

const LIST = "avoided";
let hushed = $state.raw(kept(LIST).split(" "));

/** From now on, and when the page is opened again before the server has been asked. */
export function hush(people: string[]): void {
  hushed = people;
  keep(LIST, people.join(" "));
}

/** What was said at a table by those who are heard. */
export function spoken(events: readonly TableEvent[], table: Table | null): ChatEvent[] {
  const isHeard = ({ seat }: ChatEvent): boolean =>
    !hushed.includes(table?.seats[seat ?? -1]?.person ?? "nobody");
  return events.filter((event) => event.kind === "chat").filter(isHeard);
}
