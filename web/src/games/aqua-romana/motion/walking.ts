/** Master builders on their way: where they went between two positions, and who meets them there. */

import { HEIGHT, PATH, slotMiddle, SLOTS, WIDTH, type RomanaView } from "../view.ts";

export interface Spot {
  x: number;
  y: number;
}

export interface Walk {
  from: string;
  to: string;
  kind: string;
  /** Where he passes, clockwise, with the corners. */
  path: Spot[];
}

const NEAR = PATH / 2;
/** The fountain after the last slot of each side. */
const FOUNTAINS: Record<string, Spot> = {
  N: { x: WIDTH - NEAR, y: NEAR },
  E: { x: WIDTH - NEAR, y: HEIGHT - NEAR },
  S: { x: NEAR, y: HEIGHT - NEAR },
  W: { x: NEAR, y: NEAR },
};

/** The slots from one to another, clockwise, both included. */
function clockwise(from: string, to: string): string[] {
  const start = SLOTS.indexOf(from);
  const length = (SLOTS.indexOf(to) - start + SLOTS.length) % SLOTS.length;
  return Array.from({ length: length + 1 }, (_, step) => SLOTS[(start + step) % SLOTS.length] ?? to);
}

function pathAlong(slots: readonly string[]): Spot[] {
  return slots.flatMap((slot, index) => {
    const side = slot.charAt(0);
    const turns = slots[index + 1] && slots[index + 1]?.charAt(0) !== side;
    const fountain = FOUNTAINS[side];
    return turns && fountain ? [slotMiddle(slot), fountain] : [slotMiddle(slot)];
  });
}

/** Who walked: somebody of the same kind is gone behind, and only others stood in between. */
export function walksBetween(before: RomanaView["pathway"], after: RomanaView["pathway"]): Walk[] {
  const left = Object.keys(before).filter((slot) => !(slot in after));
  return Object.entries(after)
    .filter(([slot]) => !(slot in before))
    .flatMap(([to, kind]) => {
      const from = left.find((slot) => before[slot] === kind);
      if (!from) return [];
      const slots = clockwise(from, to);
      const isWalk = slots.slice(1, -1).every((slot) => slot in after);
      return isWalk ? [{ from, to, kind, path: pathAlong(slots) }] : [];
    });
}

/** The workmen who see a slot. */
export function workmenAt(view: RomanaView, slot: string): string[] {
  return Object.entries(view.workmen)
    .filter(([, man]) => man.sees.includes(slot))
    .map(([name]) => name);
}

/** The slots that a workman on a square looks at: the ends of its file and of its rank. */
function lookedAt(square: string): string[] {
  const [file, rank] = [square.charAt(0), square.slice(1)];
  return [`N${file}`, `S${file}`, `E${rank}`, `W${rank}`];
}

/** where a builder goes when he is used. */
function nextFree(pathway: RomanaView["pathway"], slot: string): string {
  const start = SLOTS.indexOf(slot);
  const ahead = SLOTS.map((_, step) => SLOTS[(start + step + 1) % SLOTS.length] ?? slot);
  return ahead.find((one) => !(one in pathway)) ?? slot;
}

export interface Arrival {
  slot: string;
  to: string;
  /** How often he has to be used. */
  steps: number;
}

/** The builders who come into sight of a square after one or two steps, as long as nobody else moves. */
export function arrivals(pathway: RomanaView["pathway"], square: string): Arrival[] {
  const sight = lookedAt(square);
  return Object.entries(pathway)
    .filter(([slot]) => !sight.includes(slot))
    .flatMap(([slot, kind]) => {
      const { [slot]: _, ...others } = pathway;
      const first = nextFree(pathway, slot);
      const second = nextFree({ ...others, [first]: kind }, first);
      const steps = sight.includes(first) ? 1 : sight.includes(second) ? 2 : 0;
      return steps > 0 ? [{ slot, to: steps === 1 ? first : second, steps }] : [];
    });
}
