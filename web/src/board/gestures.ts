/** Moving and enlarging a board: one finger or pointer drags what is enlarged, two fingers or the wheel enlarge. */

import type { Spot } from "./things.ts";
import type { Frame, Zoom } from "./zoom.svelte.ts";

/** The drawing as it is on the screen. */
export interface Drawn {
  svg: SVGSVGElement;
  frame: Frame;
  /** Pixels a unit. */
  scale: number;
}

/** A hand is never quite still. */
const SLACK = 8;

const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;
const spotOf = ({ clientX: x, clientY: y }: MouseEvent): Spot => ({ x, y });

/** Where the page itself scrolls, the wheel belongs to it. */
const isPageLong = (): boolean => document.documentElement.scrollHeight > innerHeight + 1;

export class Gestures {
  /** The board was moved or enlarged: letting go is no click then. */
  moved = false;
  /** Fingers and pointers that are down, by their number. */
  private readonly down = new Map<number, Spot>();

  constructor(
    private readonly zoom: Zoom,
    private readonly drawn: () => Drawn,
  ) {}

  /** Whether it is a further finger. */
  press(event: PointerEvent): boolean {
    if (this.down.size === 0) this.moved = false;
    this.down.set(event.pointerId, spotOf(event));
    return this.down.size > 1;
  }

  release(event: PointerEvent): void {
    this.down.delete(event.pointerId);
  }

  drag(event: PointerEvent): void {
    const last = this.down.get(event.pointerId);
    const [other] = [...this.down].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
    if (!last || !(other || this.isDrag(spotOf(event), last))) return;
    const { svg, frame, scale } = this.drawn();
    if (!this.moved) svg.setPointerCapture(event.pointerId);
    this.moved = true;
    const now = spotOf(event);
    this.down.set(event.pointerId, now);
    const [from, to] = other ? [between(last, other), between(now, other)] : [last, now];
    this.zoom.pan(frame, (from.x - to.x) / scale, (from.y - to.y) / scale);
    if (other) this.zoom.by(apart(now, other) / apart(last, other), this.drawnAt(to));
  }

  private isDrag(now: Spot, last: Spot): boolean {
    return this.zoom.level > 1 && (this.moved || apart(now, last) >= SLACK);
  }

  private drawnAt({ x, y }: Spot): Spot {
    return new DOMPoint(x, y).matrixTransform(this.drawn().svg.getScreenCTM()?.inverse());
  }

  wheel(event: WheelEvent): void {
    const isOut = event.deltaY > 0;
    if ((isOut && this.zoom.level === 1) || (isPageLong() && !event.ctrlKey)) return;
    event.preventDefault();
    this.zoom.by(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 500)), this.drawnAt(spotOf(event)));
  }
}

/**
 * The browser would scroll the page under two fingers, or under one that moves an enlarged board. A style that says
 * so (`touch-action`) is handed down: to change it has everything on the board styled anew.
 */
export const holdPage =
  (isMovable: () => boolean) =>
  (node: Element): (() => void) => {
    const hold = (event: Event): void => {
      const isHeld = isMovable() || (event as TouchEvent).touches.length > 1;
      if (isHeld && event.cancelable) event.preventDefault();
    };
    node.addEventListener("touchmove", hold, { passive: false });
    return () => node.removeEventListener("touchmove", hold);
  };
