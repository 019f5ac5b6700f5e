/** What closing would bring, and whether it is worth a question. */

import type { Routine } from "../../kit.ts";
import { PODIUMS, roomOn } from "../art/podiums.ts";
import type { RomanaView } from "../view.ts";

type Podiums = Pick<RomanaView, "workmen">;

export interface Prospect {
  name: string;
  seat: number;
  length: number;
  /** Where its workman would go if it were closed now; 0 if nowhere. */
  podium: number;
}

/** the podium with that number, or the highest lower one with room. */
export function podiumFor({ workmen }: Podiums, length: number): number {
  const taken = Object.values(workmen).map(({ podium }) => podium);
  const hasRoom = (number: number): boolean =>
    taken.filter((podium) => podium === number).length < roomOn(number);
  return PODIUMS.filter((number) => number <= length && hasRoom(number)).at(-1) ?? 0;
}

/** Of every open aqueduct. */
export function prospects(view: Podiums): Prospect[] {
  return Object.entries(view.workmen)
    .filter(([, man]) => man.square !== null)
    .map(([name, { seat, course }]) => {
      const length = course.length;
      return { name, seat, length, podium: podiumFor(view, length) };
    });
}

export interface Danger {
  podium: number;
  name: string;
  rival: string;
}

/** Below this hardly anybody closes by choice: there is more to be won by building on. */
const WORTH = 5;

/** Podiums that an own aqueduct would get in full, and somebody else's as well. */
export function dangers(view: Podiums, seat: number): Danger[] {
  const all = prospects(view);
  const own = all.filter((one) => one.seat === seat && one.podium === one.length && one.podium >= WORTH);
  return own.flatMap(({ name, podium }) => {
    const rival = all.find((other) => other.seat !== seat && other.podium === podium);
    return rival ? [{ podium, name, rival: rival.name }] : [];
  });
}

/** Aqueducts are kept open by themselves; a podium in danger is asked about, once. */
export function routine(view: RomanaView, legal: readonly string[]): Routine | null {
  if (!legal.includes("keep")) return null;
  const seat = typeof view.to_move === "number" ? view.to_move : -1;
  return { text: "keep", doubts: dangers(view, seat).map(({ name, podium }) => `${name} ${podium}`) };
}
