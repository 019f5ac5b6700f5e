/** What was painted before, and what was taken back. */
export class History {
  #past = $state.raw<readonly string[]>([]);
  #future = $state.raw<readonly string[]>([]);
  now = $state("");

  constructor(text: string) {
    this.now = text;
  }

  canUndo = $derived(this.#past.length > 0);
  canRedo = $derived(this.#future.length > 0);

  go(text: string): void {
    if (text === this.now) return;
    this.#past = [...this.#past, this.now];
    this.#future = [];
    this.now = text;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.now, ...this.#future];
    this.now = before;
  }

  redo(): void {
    const [next] = this.#future;
    if (next === undefined) return;
    this.#future = this.#future.slice(1);
    this.#past = [...this.#past, this.now];
    this.now = next;
  }
}
