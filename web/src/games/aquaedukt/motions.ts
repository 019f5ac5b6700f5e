/** What is seen moving in Aquädukt. */

import { FLIGHT, LEAVING, type Motion, type Place } from "../../board/motion/motions.ts";
import type { Moved } from "../kit.ts";
import { WIDTH, type AquaeduktAftermath, type AquaeduktView } from "./view.ts";

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
