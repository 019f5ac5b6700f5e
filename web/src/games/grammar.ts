/** How the texts of a game's actions are read: a verb, then the names of things. */

export class Grammar {
  constructor(
    /** Verbs of several words; every other verb is the first word of its text. */
    private readonly longVerbs: readonly string[] = [],
    /** By verb, which things of a text say what it brings about; the others only say how. */
    private readonly telling: Readonly<Record<string, readonly number[]>> = {},
  ) {}

  verbOf(text: string): string {
    return this.longVerbs.find((verb) => text.startsWith(verb)) ?? text.split(" ", 1)[0] ?? "";
  }

  /** The words of a text after its verb. */
  thingsOf(text: string): string[] {
    return text.slice(this.verbOf(text).length).split(" ").filter(Boolean);
  }

  /** Whether two texts bring about the same, as far as their words tell. */
  isAlike(one: string, other: string): boolean {
    const telling = this.telling[this.verbOf(one)] ?? [];
    const [things, others] = [this.thingsOf(one), this.thingsOf(other)];
    const isSame = telling.every((place) => things[place] === others[place]);
    return this.verbOf(one) === this.verbOf(other) && telling.length > 0 && isSame;
  }
}
