/**
 * What a game tells the shared rooms of the client: how it is drawn, and how its actions are said.
 *
 * A game needs a `Board` and `isOnBoard`; for everything else there is a plain answer (`plain.ts`).
 */

import type { Component } from "svelte";
import type { Aftermath, Options, View } from "../api/types.ts";
import type { BoardProps } from "../board/contract.ts";
import type { Motion } from "../board/motion/motions.ts";
import type { Palette } from "../board/looks.ts";
import type { Kinds } from "../words/spoken.ts";
import type { Values } from "../words/words.svelte.ts";
import type { Differences } from "./differing.ts";

export interface ChoiceProps {
  word: string;
  verb: string;
  view: View;
  seat: number;
  /** What was picked on the board before: the cell whose land is turned. */
  picked: string[];
}

export interface ChooserProps {
  /** The words to choose from. */
  words: string[];
  view: View;
  seat: number;
  onchoose: (word: string) => void;
  /** Takes back what led here, if that can be. */
  oncancel?: (() => void) | undefined;
}

export interface SuppliesProps {
  view: View;
  onask: (thing: string) => void;
}

export interface HoldingsProps {
  view: View;
  seat: number;
}

export interface AsideProps {
  view: View;
  seat: number;
  names: string[];
  /** What would come to nothing is not offered. */
  isLessened?: boolean;
}

export interface FigureProps {
  /** The figure that is shown, as the book names it. */
  name: string;
  /** The id of the caption, which says what is to be seen. */
  label: string;
}

export interface PainterProps<V extends View = View> {
  /** A board or a layout as text; it may be one that is not whole yet. */
  text: string;
  /** The shipped one for as many players: what there is to paint with. */
  model: { text: string; view: V };
  /** What is not right yet, and what is being pointed at. */
  flawed: ReadonlySet<string>;
  pointed: ReadonlySet<string>;
  /** A step that can be taken back. */
  onchange: (text: string) => void;
}

/** What boards or layouts of one's own are painted with. */
export interface Painter<V extends View = View> {
  Paint: Component<PainterProps<V>>;
  /** The text of one on which nothing is painted yet. */
  blank: string;
}

/** What the bar under the board offers. */
export interface Offer {
  /** Verbs that are a whole action by themselves. */
  whole: string[];
  /** Verbs that need things, when there is more than one of them to choose from. */
  verbs: string[];
  /** The one verb that is being filled in. */
  verb: string | null;
  /** Names that are not on the board: how many, which piece, which way round. */
  words: string[];
  /** Such names about which nothing is left to choose: they stay in sight. */
  settled: string[];
}

/** Something to choose that wants a label: a verb, or a word that completes it. */
export interface Labelled {
  verb: string;
  word: string | null;
  /** The texts that are left. */
  texts: readonly string[];
  names: string[];
}

/** An action to be told: who takes it, and where, or what came of it, as far as that is known. */
export interface ActionTold {
  text: string;
  who: string;
  names: string[];
  view?: View | undefined;
  /** Where it led, where that is known. */
  after?: View | undefined;
  aftermath?: readonly Aftermath[] | undefined;
  /** In few words, where the board shows the rest. */
  isBrief?: boolean;
}

/** What would come of an action, as the server foresees it. */
export interface Outcome<V extends View = View, A extends Aftermath = Aftermath> {
  after: V;
  aftermath: readonly A[];
}

/** An action that is about to be seen, with the position before it and the one after it. */
export interface Moved<V extends View = View, A extends Aftermath = Aftermath> {
  before: V;
  after: V;
  text: string;
  /** Whose action it is; Chance has no seat. */
  seat: number | null;
  aftermath: readonly A[];
}

/** What is done without a question. */
export interface Routine {
  text: string;
  /** What is worth a question all the same, each once. */
  doubts: readonly string[];
}

/** How somebody stands in a game that goes on. */
export interface Standing {
  score: number;
  /** What is not certain yet. */
  open: string;
}

/** A step of counting: what is counted, for whom, and what it brings. */
export interface Count {
  seat: number;
  things: string[];
  points: number;
  words: string;
}

/** Something that no action names: keys of what it is and of what is said of it, and its rule. */
export interface Fact {
  name: string;
  words: string;
  rule: string;
}

export interface Kit<V extends View = View, A extends Aftermath = Aftermath> {
  // Drawings.
  Board: Component<BoardProps<V>>;
  /** A word of an action that is not on the board. */
  Choice: Component<ChoiceProps>;
  /** By verb: what its words are chosen with, where buttons would not do. */
  choosers: Record<string, Component<ChooserProps>>;
  /** What belongs to nobody. */
  Supplies: Component<SuppliesProps> | null;
  /** What belongs to nobody and has to be in sight all the time. */
  Track: Component<SuppliesProps> | null;
  /** What a seat has. */
  Holdings: Component<HoldingsProps> | null;
  /** What whoever is to move has to know besides the board. */
  Aside: Component<AsideProps> | null;
  /** The sign of what is scored, behind a number. */
  Unit: Component | null;

  /** By option: what its values are painted with; loaded when somebody wants to. */
  painters: Record<string, () => Promise<Painter<V>>>;

  /** What is seen moving when an action is shown; scores that change are seen by themselves. */
  motions: (moved: Moved<V, A>) => Motion[];
  /** Everything that has water, wave by wave from where it comes from: it runs once more in the end. */
  waters: (view: V) => string[][];

  // Texts of actions.
  isOnBoard: (word: string) => boolean;
  /** Verbs of several words. */
  longVerbs: readonly string[];
  /** By verb, which things of a text say what it brings about, if some only say how. */
  telling: Readonly<Record<string, readonly number[]>>;

  // Choosing.
  /** The button that is meant most of the time. */
  isMain: (verb: string) => boolean;
  /** A whole action that is another way to spend the turn, rather than a way to stop. */
  isRival: (verb: string) => boolean;
  /** The words on a button, where they are not those of the verb. */
  label: (labelled: Labelled, view: V) => string | undefined;
  /** What is asked of the player next. */
  prompt: (offer: Offer, view: V) => string;
  /** An action whose outcome is looked at before it is done. */
  isRisky: (text: string) => boolean;
  /** What has to be said before a risky action is done, if anything. */
  warning: (outcome: Outcome<V, A>, names: string[]) => string | undefined;
  /** Verbs that come to nothing against a single bot. */
  isFutile: (verb: string) => boolean;
  /** Verbs whose things on the board have a button each as well, because they are compared. */
  isListed: (verb: string) => boolean;
  /** The words that turn what was put on the board, in the order of turning; none for other verbs. */
  turns: (verb: string, words: readonly string[]) => string[];
  /** What nearly everybody does here, if there is any such thing. */
  routine: (view: V, legal: readonly string[]) => Routine | null;
  /** The verbs that the routine plays. */
  automatic: readonly string[];
  /** Whether one may ask to be asked, before the routine comes: `routine.ask` says so. */
  isPausable: (view: V, seat: number) => boolean;
  /** The things on the board that are being bargained about. */
  stake: (view: V) => string[];

  // In words.
  /** What the words about a position may name. */
  values: (view: V) => Values;
  sentence: (action: ActionTold) => string;
  /** How the kinds of things in the server's sentences are said. */
  spoken: Kinds;
  /** A word of an action that has a colour in it, as it is where that colour looks otherwise. */
  recoloured: (word: string, palette: Palette) => string;
  /** A change of the position. */
  effect: (before: V, after: V, names: string[], palette?: Palette) => string;
  /** The things of the board that are not as they were. */
  changed: (before: V, after: V) => Differences;
  /** What such a change means for some seats, in parts of a sentence: `your 6,2 is dry`. */
  consequences: (before: V, after: V, seats: readonly number[]) => string[];
  /** Verbs that are not worth telling by themselves: a roll, the end of a turn. */
  slight: readonly string[];
  /** What came of an action, in whole sentences. */
  aftermath: (items: readonly A[], names: string[]) => string[];
  /** What would come of it, in short. */
  foretold: (items: readonly A[], names: string[]) => string[];
  /** The things that it takes off the board. */
  lost: (items: readonly A[]) => string[];
  /** Whether the log should point to the rule behind it. */
  isRuleTold: (item: A) => boolean;
  /** How a seat stands: what it has for certain, and in words what else counts. */
  standing: (view: V, seat: number) => Standing;
  /** The final score, step by step. */
  count: (view: V, palette?: Palette) => Count[];

  // Rules, by their numbers.
  facts: Record<string, Fact>;
  /** By verb: the rule that says where what it puts down may go. */
  ruleFor: Record<string, string>;
  /** Whether Chance has anything to draw under these options. */
  hasDraws: (options: Options) => boolean;
}

/** What a game has to say for itself. */
export type OwnKit<V extends View = View, A extends Aftermath = Aftermath> = Pick<
  Kit<V, A>,
  "Board" | "isOnBoard"
> &
  Partial<Kit<V, A>>;

/** The shared rooms hand a game only its own views: they need not know more than that it has some. */
export function kitOf<V extends View, A extends Aftermath = Aftermath>(own: OwnKit<V, A>): OwnKit {
  return own as unknown as OwnKit;
}
