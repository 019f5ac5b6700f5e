/** A person at a table: what is looked at, what is about to be done, what was asked. */

import { get } from "../api/http.ts";
import type { Position } from "../api/types.ts";
import { kitOf, seatNames, type Kit } from "../games/games.ts";
import { isWithdrawal, type IrrigateView } from "../games/irrigate/view.ts";
import { LEARNER, type Coach } from "../learn/coach.svelte.ts";
import { settings } from "../app/settings.svelte.ts";
import { spokenList } from "../words/spoken.ts";
import { t, told } from "../words/words.svelte.ts";
import { foretold } from "./log/aftermath.ts";
import { Asking } from "./why/why.svelte.ts";
import { candidatesIn, isHasty, offer } from "./choosing/choices.ts";
import { twistsOf, type Telling } from "./log/log.ts";
import { foreseen, openThings, sample, verbsIn, type Pick } from "./choosing/picker.ts";
import { Preview } from "./choosing/preview.svelte.ts";
import { promptFor } from "./choosing/prompt.ts";
import { Session } from "./session.svelte.ts";

/** How long the other player of a lesson seems to think. */
const LESSON_PAUSE = 700;

export class Desk {
  readonly session: Session;
  readonly preview: Preview;
  readonly asking: Asking;
  kit = $state.raw<Kit | null>(null);
  /** An action that waits for a second word. */
  confirming = $state<string | null>(null);
  /** A position of the past. */
  looking = $state.raw<Position | null>(null);
  replaying = $state(false);
  /** The position of a lesson in which the other player is about to act. */
  private pondered: Position | null = null;
  /** Of several things too close to tell apart, the one whose button is touched. */
  marked = $state<string | null>(null);
  /** A choice was given up by a touch beside everything, and the player has to be told. */
  dropped = $state(false);
  private readonly positions = new Map<number, Position>();

  constructor(
    id: string,
    readonly coach: Coach | null,
  ) {
    this.session = new Session(id, coach ? LEARNER : null);
    this.preview = new Preview(this.session.path);
    this.asking = new Asking(this.session.path);
    if (coach) this.session.filter = (legal) => coach.allowed(this.session.shown?.position ?? 0, legal);
  }

  async open(at: string | null): Promise<void> {
    await this.session.open();
    if (!this.session.table) return;
    this.kit = await kitOf(this.session.table.game);
    if (at !== null) await this.look(Number(at));
  }

  // What the page shows.

  table = $derived.by(() => this.session.table);
  position = $derived.by(() => this.looking ?? this.session.shown);
  names = $derived.by(() => (this.table ? seatNames(this.table.seats) : []));
  mayAct = $derived.by(() => this.session.mayAct && this.looking === null);
  offered = $derived.by(() =>
    this.kit ? offer(this.session.left, this.session.picks, this.kit.isOnBoard) : null,
  );
  telling = $derived.by((): Telling => {
    const game = this.table?.game ?? "irrigate";
    return { game, names: this.names, twists: twistsOf(this.session.line, game) };
  });
  possible = $derived.by(
    () => new Set(this.mayAct && !this.confirming ? openThings([...this.session.left, ""]) : []),
  );
  /** What a finger may have meant, when it could mean several things. */
  candidates = $derived.by(() => candidatesIn(this.session.left, this.session.picks));
  /** Their numbers: the same on the board and on the buttons. */
  marks = $derived.by(() => new Map(this.candidates.map((thing, index) => [thing, String(index + 1)])));
  /** What is being bargained about. */
  private stake = $derived.by(() => (this.position && this.kit?.stake?.(this.position.view as never)) ?? []);
  chosen = $derived.by(() => {
    const picked = this.session.picks.flatMap((pick) => ("any" in pick ? pick.any : []));
    const { marked } = this;
    return new Set(
      marked !== null && this.marks.has(marked) ? [marked] : picked.length > 0 ? picked : this.stake,
    );
  });
  pointed = $derived.by(() => {
    const told = this.coach?.step.point ?? this.session.refusal?.things ?? [];
    return this.asking.answer ? this.asking.things : new Set(told);
  });
  /** Whether there are draws to seal and to verify. */
  hasDraws = $derived.by(() => {
    if (!this.table || !this.kit) return false;
    if (this.table.status === "over") return this.session.events.some((event) => event.by === "chance");
    return this.kit.hasDraws(this.table.options);
  });
  prompt = $derived.by(() =>
    this.mayAct && this.offered && this.position ? promptFor(this.offered, this.position.view) : "",
  );
  effect = $derived.by(() => {
    const { after, text } = this.preview;
    if (!this.kit || !this.position || !after || !text) return "";
    const effect = this.kit.effect(this.position.view as never, after as never, this.names);
    return [effect, ...foretold(this.preview.aftermath, this.names)].filter(Boolean).join("; ");
  });
  /** The houses that the action in view would take off the board. */
  lost = $derived.by(() => new Set(this.preview.aftermath.flatMap(({ space }) => space ?? [])));

  /** A new position is shown: what was asked or about to be done belongs to the old one. */
  turnPage(): void {
    this.asking.clear();
    this.confirming = null;
    this.marked = null;
    this.dropped = false;
    this.preview.of(null, 0);
  }

  // Choosing.

  add(pick: Pick): void {
    if (!this.mayAct) return;
    this.turnPage();
    const legal = this.session.legal;
    const text = this.session.pick(pick);
    this.foresee(null);
    if (text === null) return;
    if (settings.confirm || isHasty(legal, this.session.picks) || this.loses(text)) this.ponder(text);
    else void this.act(text);
  }

  /** Withdrawing cannot be meant without a word of warning. */
  private loses(text: string): boolean {
    const { shown, mover } = this.session;
    return (
      this.table?.game === "irrigate" &&
      shown !== null &&
      isWithdrawal(text, shown.view as IrrigateView, mover)
    );
  }

  private ponder(text: string): void {
    this.confirming = text;
    this.preview.of(text, this.session.shown?.position ?? 0);
  }

  cancel(): void {
    this.turnPage();
    this.session.unpick();
  }

  /** Nothing was touched: what had been chosen is given up, and that is said. */
  dismiss(): void {
    const had = this.session.picks.length > 0 || this.confirming !== null;
    this.cancel();
    this.dropped = had;
  }

  /** A finger or the focus is on the button of a candidate. */
  mark(thing: string | null): void {
    this.marked = thing;
    this.foresee(thing === null ? null : foreseen(this.session.legal, this.session.picks, thing));
  }

  foresee(text: string | null): void {
    if (!this.confirming) this.preview.of(text ?? this.outlook(), this.session.shown?.position ?? 0);
  }

  /** What has been chosen so far may already tell what comes of it. */
  private outlook(): string | null {
    const { picks, left } = this.session;
    return picks.length > 0 ? sample(left) : null;
  }

  point(thing: string | null): void {
    if (!this.mayAct || this.session.showing) return;
    const { legal, picks } = this.session;
    this.foresee(thing === null ? null : foreseen(legal, picks, thing));
  }

  async act(text: string): Promise<void> {
    this.confirming = null;
    this.preview.of(null, 0);
    if (this.coach && !this.coach.accepts(text)) return this.session.unpick();
    if (this.mayAct) this.coach?.does(text);
    await this.session.act(text);
  }

  /** In a lesson this page plays the other seat too, and goes on when a step is over. */
  beCoached(): void {
    const { coach, session } = this;
    const shown = session.shown;
    if (!coach || !shown || session.sending !== null || session.showing) return;
    coach.see(shown.position, session.mover, shown.legal);
    const text = coach.reply(session.mover, shown.legal);
    if (text === null || this.pondered === shown) return;
    this.pondered = shown;
    // What has been taken back meanwhile is not answered.
    setTimeout(() => session.shown === shown && void session.reply(text), LESSON_PAUSE);
  }

  // Asking.

  async ask(thing: string, label = thing): Promise<void> {
    const { session } = this;
    if (session.showing) return session.hurry();
    if (this.confirming && this.chosen.has(thing)) return this.cancel();
    const fact = this.kit?.facts[thing];
    if (fact) return this.asking.tell(fact);
    if (this.looking !== null) return this.asking.show(label, [], t("why.past"));
    if (this.table?.status === "over") return this.asking.show(label, [], t("why.over"));
    const rule = this.kit?.ruleFor[this.offered?.verb ?? ""] ?? null;
    if (session.isMine)
      await this.asking.thing(thing, session.verb, this.possibleNow(), rule).catch(() => {});
    else this.sayWhoseTurn(thing);
  }

  /** What is asked of the player, or what there is to choose from. */
  private possibleNow(): string {
    const verbs = verbsIn(this.session.left).map((verb) => t("thing.verb", { verb: told("verb", verb) }));
    return this.prompt || t("why.now", { what: spokenList(verbs) });
  }

  /** Takes back the last own action, or says why that cannot be. */
  async undo(): Promise<void> {
    if (this.session.undoTarget === null) this.asking.show(t("act.undo"), [], t("act.undo.none"));
    else await this.session.undo();
  }

  private sayWhoseTurn(about: string): void {
    this.asking.show(t("app.pair", { name: about, what: this.whoseTurn() }), []);
  }

  private whoseTurn(): string {
    const { mover } = this.session;
    return mover === null ? t("why.turn") : t("table.turn_of", { name: this.names[mover] ?? "" });
  }

  async why(text: string): Promise<void> {
    if (!this.session.isMine) this.sayWhoseTurn(text);
    else await this.asking.text(text).catch(() => {});
  }

  // Looking back.

  async look(at: number | null): Promise<void> {
    if (at === null || (at >= (this.session.shown?.position ?? 0) && !this.replaying)) {
      this.looking = null;
      this.replaying = false;
      return;
    }
    this.replaying = true;
    this.looking = this.positions.get(at) ?? (await this.fetch(at));
  }

  private async fetch(at: number): Promise<Position> {
    const found = await get<Position>(`${this.session.path}/position?at=${at}`);
    this.positions.set(at, found);
    return found;
  }
}
