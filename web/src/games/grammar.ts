/** How the texts of a game's actions are read: a verb, then the names of things. */

/** A text taken apart. */
interface Parsed {
  verb: string;
  things: readonly string[];
}

export class Grammar {
  /** Position after position names the same texts, by the hundred. */
  private readonly known = new Map<string, Parsed>();

  constructor(
    /** Verbs of several words; every other verb is the first word of its text. */
    private readonly longVerbs: readonly string[] = [],
    /** By verb, which things of a text say what it brings about; the others only say how. */
    private readonly telling: Readonly<Record<string, readonly number[]>> = {},
  ) {}

  private parse(text: string): Parsed {
    const verb = this.longVerbs.find((verb) => text.startsWith(verb)) ?? text.split(" ", 1)[0] ?? "";
    return { verb, things: text.slice(verb.length).split(" ").filter(Boolean) };
  }

  private parsed(text: string): Parsed {
    const found = this.known.get(text) ?? this.parse(text);
    this.known.set(text, found);
    return found;
  }

  verbOf(text: string): string {
    return this.parsed(text).verb;
  }

  /** The words of a text after its verb. */
  thingsOf(text: string): readonly string[] {
    return this.parsed(text).things;
  }

  /** Whether two texts bring about the same, as far as their words tell. */
  isAlike(one: string, other: string): boolean {
    const telling = this.telling[this.verbOf(one)] ?? [];
    const [things, others] = [this.thingsOf(one), this.thingsOf(other)];
    const isSame = telling.every((place) => things[place] === others[place]);
    return this.verbOf(one) === this.verbOf(other) && telling.length > 0 && isSame;
  }
}
