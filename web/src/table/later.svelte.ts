/** Parts of a table that come after its board: asked for where they are shown. */

import type { Table } from "../api/types.ts";
import { atRest } from "../shell/resting.ts";
import { prepareQuietly } from "../sound/hearing.svelte.ts";
import { worded } from "../words/words.svelte.ts";
import type { Desk } from "./desk.svelte.ts";

export const later = (): Promise<typeof import("./parts.ts")> => worded(import("./parts.ts"));

/** What stands where a board would be. */
export const instead = {
  nothing: () => worded(import("../app/Unknown.svelte")),
  seat: () => worded(import("../lobby/TakeSeat.svelte")),
  invitation: () => worded(import("../lobby/Invite.svelte")),
};

/** Whoever does not come to play needs more than the board, which must not move when that arrives. */
export async function beforehand({ status }: Table, at: string | null): Promise<void> {
  if (at !== null || status !== "playing") await later();
}

const PATIENCE = 6000;

/** What is there beside the board by now: fetched when that holds nobody up. */
export class More {
  parts = $state.raw<Awaited<ReturnType<typeof later>> | null>(null);
  /** Whether one's first turn was there, or none is to come: until then nothing may delay it. */
  isFree = $state(false);
  /** Whether others are to act, so that one may look after one's other tables; at leisure, if they began. */
  readonly waits = $derived.by(() => {
    const status = this.desk.table?.status;
    return status === "over" || (status === "playing" && !this.desk.session.isMine);
  });

  constructor(private readonly desk: Desk) {
    const prepare = async (): Promise<void> => {
      this.parts = await later();
      prepareQuietly();
    };
    const isOnlooker = $derived(desk.table?.status !== "playing" || desk.table.mine.length === 0);
    // Not before a player could act for the first time, whoever begins.
    const isTime = $derived(desk.game !== null && (desk.isOpen || isOnlooker));
    $effect(() => void (this.isFree ||= isTime));
    $effect(() => (isTime ? atRest(prepare) : undefined));
    // People take their time; a bot that begins is done soon.
    const isLong = $derived(this.waits && (this.isFree || isPersons(desk)));
    $effect(() => {
      const timer = isLong && !this.parts ? setTimeout(() => prepare().catch(Boolean), PATIENCE) : 0;
      return () => clearTimeout(timer);
    });
  }
}

function isPersons({ table, session }: Desk): boolean {
  return session.mover !== null && table?.seats[session.mover]?.kind === "person";
}
