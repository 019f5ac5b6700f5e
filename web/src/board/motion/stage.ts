/** Shows what happens between two positions; whoever shows positions waits for it. */

export interface Stage<Happening> {
  /** Before the position changes: dice roll, and what will leave is remembered. */
  before(happening: Happening): Promise<void>;
  /** Once the position is drawn: pieces fly, water runs. Ends when everything lies where it belongs. */
  after(): Promise<void>;
  /** Instead of both, where nothing shall move: it is only heard. */
  cut(happening: Happening): void;
  /** Everything is where it belongs at once. */
  skip(): void;
}

/** Where nothing moves. */
export const STILL: Stage<unknown> = {
  before: async () => {},
  after: async () => {},
  cut: () => {},
  skip: () => {},
};
