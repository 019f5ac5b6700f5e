/** Drawing over a board with a pointer that is held down: which cells it comes over. */

/** The cell that a pointer comes over, or null once it is let go; and the one that it began on. */
export type Stroking = (cell: string | null, from: string) => void;

export class Stroke {
  #from: string | null = null;
  #over: string | null = null;
  /** Whether it has come over more than one cell: letting go is no click then. */
  isLong = false;

  constructor(private readonly tell: Stroking) {}

  begin(cell: string | null): void {
    this.isLong = false;
    this.#from = cell;
    this.#over = cell;
    if (cell !== null) this.tell(cell, cell);
  }

  goOn(cell: string | null): void {
    if (this.#from === null || cell === null || cell === this.#over) return;
    this.isLong = true;
    this.#over = cell;
    this.tell(cell, this.#from);
  }

  end(): void {
    if (this.#from !== null) this.tell(null, this.#from);
    this.#from = null;
  }
}
