/** How much of a board is seen: enlarged around a spot, never beyond its rim. */

import type { Spot, Thing } from "./things.ts";

interface Size {
  w: number;
  h: number;
}

export interface Frame extends Spot, Size {}

const MOST = 5;
const STEP = 1.4;
/** What a finger hits easily, in pixels. */
const FINGER = 44;

/** How far a glance aside goes, in shares of what is seen. */
const GLANCES: Record<string, [number, number]> = {
  ArrowLeft: [-0.25, 0],
  ArrowRight: [0.25, 0],
  ArrowUp: [0, -0.25],
  ArrowDown: [0, 0.25],
};

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** From where to where is shown along one direction; a board that is smaller than its box lies at a share of the room. */
function span(centre: number, shown: number, whole: number, share: number): number {
  return shown >= whole ? (whole - shown) * share : clamp(centre - shown / 2, 0, whole - shown);
}

/** The part of a drawing that a box shows, given how many pixels a unit has when all of it is shown. */
export function frameOf(zoom: Zoom, whole: Size, box: Size, scale: number): Frame {
  const [w, h] = [box.w / (scale * zoom.level), box.h / (scale * zoom.level)];
  const top = box.w < box.h ? 0 : 0.5;
  return { x: span(zoom.centre.x, w, whole.w, 0.5), y: span(zoom.centre.y, h, whole.h, top), w, h };
}

/** How far a board has to be enlarged so that a finger hits what is this large. */
export const levelFor = (size: number, scale: number): number => clamp(FINGER / (size * scale), 1, MOST);

/** The middle of what matters. */
export function middleOfAll(things: readonly Thing[]): Spot | null {
  const [xs, ys] = [things.map(({ x }) => x), things.map(({ y }) => y)];
  const between = (all: number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  return things.length > 0 ? { x: between(xs), y: between(ys) } : null;
}

export class Zoom {
  level = $state(1);
  centre = $state.raw<Spot>({ x: 0, y: 0 });
  /** Somebody has chosen what to see, and nothing else moves it. */
  isChosen = false;

  /** Enlarges around a spot, which stays where it is on the screen. */
  by(factor: number, spot: Spot): void {
    const level = clamp(this.level * factor, 1, MOST);
    const share = this.level / level;
    this.level = level;
    this.centre = {
      x: spot.x + (this.centre.x - spot.x) * share,
      y: spot.y + (this.centre.y - spot.y) * share,
    };
    this.isChosen = true;
  }

  step(direction: 1 | -1): void {
    this.by(STEP ** direction, this.centre);
  }

  /** Where the frame was pushed to its rim, the centre goes with it, so that a drag answers at once. */
  pan(frame: Frame, dx: number, dy: number): void {
    this.centre = { x: frame.x + frame.w / 2 + dx, y: frame.y + frame.h / 2 + dy };
    this.isChosen = true;
  }

  whole(): void {
    this.level = 1;
    this.isChosen = true;
  }

  /** Shows what matters, unless somebody has chosen otherwise. */
  suggest(level: number, centre: Spot | null): void {
    if (this.isChosen) return;
    this.level = level;
    if (centre) this.centre = centre;
  }

  /** Plus, minus and 0, and the arrows with Shift; whether it was one of them. */
  key({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">, frame: Frame): boolean {
    const [dx, dy] = (shiftKey && GLANCES[key]) || [0, 0];
    if (key === "+" || key === "=") this.step(1);
    else if (key === "-") this.step(-1);
    else if (key === "0") this.whole();
    else if (dx !== 0 || dy !== 0) this.pan(frame, dx * frame.w, dy * frame.h);
    else return false;
    return true;
  }

  /** Brings a spot into the frame. */
  reveal(frame: Frame, { x, y }: Spot, margin: number): void {
    const [mx, my] = [Math.min(margin, frame.w / 2), Math.min(margin, frame.h / 2)];
    const dx = clamp(frame.x, x + mx - frame.w, x - mx) - frame.x;
    const dy = clamp(frame.y, y + my - frame.h, y - my) - frame.y;
    if (dx !== 0 || dy !== 0) this.pan(frame, dx, dy);
  }
}

/** The board that is on the page, for the buttons elsewhere on it. */
export const zoomed = $state<{ board: Zoom | null }>({ board: null });
