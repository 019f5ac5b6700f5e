/** What is seen moving in Aquädukt. */

import { FLIGHT, LEAVING, type Motion, type Place } from "../../board/motion/motions.ts";
import type { Moved } from "../kit.ts";
import { flows, isBeside, WIDTH, type AquaeduktAftermath, type AquaeduktView } from "./view.ts";

type Action = Moved<AquaeduktView, AquaeduktAftermath>;

/** Houses that have to go, back to whose they are. */
function leaving({ aftermath }: Action): Motion[] {
  return aftermath.flatMap((item): Motion[] =>
    item.what === "removed"
      ? [{ kind: "leave", piece: item.space, to: `seat ${item.seat}`, sound: "wood" }]
      : [],
  );
}

/** The canal fills, and then the land beside it that was dry. */
function watered({ before, after }: Action, edge: string): string[][] {
  const wet = Object.keys(after.spaces).filter(
    (name) => (after.spaces[name]?.supply ?? 0) > (before.spaces[name]?.supply ?? 0),
  );
  return wet.length === 0 ? [[edge]] : [[edge], wet];
}

/** How many canals lie between a spring and each canal. */
function distances(canals: AquaeduktView["canals"]): Map<string, number> {
  const reached = new Map<string, number>();
  const found = new Map<string, number>();
  for (const [name, [start, stop]] of flows(canals)) {
    const far = reached.get(start) ?? 0;
    found.set(name, far);
    reached.set(stop, far + 1);
  }
  return found;
}

/** All canals at once, from their springs on, and each time the land that they give water to. */
export function waters({ canals, spaces }: Pick<AquaeduktView, "canals" | "spaces">): string[][] {
  const far = distances(canals);
  const at = new Map(far);
  for (const name of Object.keys(spaces).filter((name) => spaces[name]?.supply)) {
    const sources = Object.keys(canals).filter((edge) => isBeside(name, edge, canals[edge]?.count ?? 1));
    at.set(name, 1 + Math.min(...sources.map((edge) => far.get(edge) ?? 0)));
  }
  const last = Math.max(-1, ...at.values());
  return Array.from({ length: last + 1 }, (_, nth) =>
    [...at].filter(([, wave]) => wave === nth).map(([name]) => name),
  );
}

const comes = (piece: string, from: Place, sound: "wood" | "stone", at = 0): Motion => ({
  kind: "fly",
  piece,
  path: [from],
  sound,
  at,
});

export function motions(action: Action): Motion[] {
  const [verb = "", first = "", second = ""] = action.text.split(" ");
  const gone = leaving(action);
  const later = gone.length > 0 ? LEAVING / 2 : 0;
  if (verb === "die") return [{ kind: "throw", n: Number(first), sound: "dice" }, ...gone];
  if (verb === "house") return [...gone, comes(second, `seat ${action.seat}`, "wood", later)];
  if (verb === "mountain") return [comes(first, { x: WIDTH / 2, y: -120 }, "stone")];
  if (verb === "spring") return [comes(first, "springs", "stone"), ...gone];
  if (verb === "canal") {
    const water: Motion = { kind: "flow", waves: watered(action, first), at: FLIGHT, sound: "water" };
    return [comes(first, "canals", "stone"), water, ...gone];
  }
  return gone;
}
