/** Nobody does two things with a double click: what appears under the pointer waits for a moment. */

type Click = Pick<MouseEvent, "clientX" | "clientY" | "detail" | "timeStamp">;

const MOMENT = 350;
const NEAR = 48;

export class Guard {
  /** The last click, unless a key was pressed since. */
  private last: Click | null = null;
  /** When it did something, and what is under the pointer may be something else now. */
  private armedAt = -Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  arm(): void {
    if (this.last) this.armedAt = this.now();
  }

  /** Whoever goes on with keys means every one of them. */
  forget(): void {
    this.last = null;
  }

  /** Whether a click belongs to the one before it. Keys click with a detail of 0. */
  isEcho(click: Click): boolean {
    const { last, armedAt } = this;
    if (click.detail === 0) return false;
    const isSoon = click.timeStamp - Math.max(armedAt, last?.timeStamp ?? armedAt) < MOMENT;
    const isThere = last && Math.hypot(click.clientX - last.clientX, click.clientY - last.clientY) < NEAR;
    if (isThere && isSoon && armedAt >= last.timeStamp) return true;
    this.last = click;
    return false;
  }

  /** Takes an echo away before anything else hears of it. */
  catch(event: MouseEvent): void {
    if (!this.isEcho(event)) return;
    event.stopPropagation();
    event.preventDefault();
  }
}
