/** Who stands beside a table and says what may be done there: in lessons, and in puzzles. */

export interface Coaching {
  /** The seat of whoever learns; the page plays the others. */
  readonly learner: number;
  /** What is pointed at. */
  readonly step: { readonly point?: readonly string[] };
  /** The legal texts of a position that may be chosen now. */
  allowed(position: number, legal: string[]): string[];
  /** Whether an action may be done. */
  accepts(text: string): boolean | Promise<boolean>;
  /** The learner acts. */
  does(text: string): void;
  /** A position has come and stays until somebody acts. */
  see(position: number, mover: number | null, legal: string[]): void;
  /** What the page does now, or null. */
  reply(mover: number | null, legal: string[]): string | null;
}
