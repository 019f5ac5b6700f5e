/** What the people and bots at a table are called. */

import type { Seat, Table } from "../api/types.ts";
import { t } from "../words/words.svelte.ts";

/** Bots are called by their level; people as they wish; an open seat by its number. */
export function seatName(seat: Seat): string {
  const name = seat.name || t("new.seat", { n: seat.seat + 1 });
  return seat.kind === "bot" ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** Whether bots play among themselves: the server lets them while somebody watches. */
export function isLeftToBots({ status, seats }: Table): boolean {
  return status === "playing" && seats.every((seat) => seat.kind === "bot" || seat.stand_in);
}

/** One person against one bot. */
export function isDuel({ seats, mine }: Table): boolean {
  return seats.length === 2 && mine.length === 1 && seats.some(({ kind }) => kind === "bot");
}

const NUMERALS = ["", " I", " II", " III", " IV"];

/** The names at a table; who is called the same gets a number. */
export function seatNames(seats: Seat[]): string[] {
  return distinct(seats.map(seatName));
}

/** The names where everybody is listed: who plays alone at this page is "you", with a name or without one. */
export function listedNames({ seats, mine }: Table): string[] {
  const [own] = mine.length === 1 ? mine : [];
  return seatNames(seats).map((name, seat) => {
    if (seat !== own) return name;
    return seats[seat]?.name === t("app.guest") ? t("names.you") : t("names.own", { name });
  });
}

/** The names in a record, where a bot stands as `bot:faber`. */
export function recordNames(seats: readonly string[]): string[] {
  return distinct(seats.map((name) => name.replace(/^bot:(.)/, (_, first: string) => first.toUpperCase())));
}

function distinct(names: string[]): string[] {
  return names.map((name, seat) => {
    const namesakes = names.filter((other) => other === name).length;
    const place = names.slice(0, seat + 1).filter((other) => other === name).length;
    return namesakes > 1 ? `${name}${NUMERALS[place]}` : name;
  });
}
