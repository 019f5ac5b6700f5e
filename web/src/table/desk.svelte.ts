/** A person at a table: what is looked at, what is about to be done, what was asked. */

import type { Position } from "../api/types.ts";
import { settings } from "../app/settings.svelte.ts";
import { meantText, shownText, told } from "../games/coloured.ts";
import { coloured, gameCalled, type Game } from "../games/games.ts";
import type { Routine } from "../games/kit.ts";
import type { Coaching } from "./coaching.ts";
import { seatNames } from "../lobby/names.ts";
import { trailing } from "../shell/tasks.svelte.ts";
import { spokenList } from "../words/spoken.ts";
import { t } from "../words/words.svelte.ts";
import { isHasty, sensible } from "./choosing/choices.ts";
import { Guard } from "./choosing/guard.ts";
import { foreseen, sample, verbsIn, type Pick } from "./choosing/picker.ts";
import { Marking } from "./choosing/marking.svelte.ts";
import { effectWords, Preview } from "./choosing/preview.svelte.ts";
import { Routines } from "./choosing/routines.svelte.ts";
import { isAgain, keptFor, nextWay, offeredIn, waysRound } from "./choosing/trying.ts";
import { beforehand } from "./later.svelte.ts";
import { isTakenBack, type LogContext } from "./log/log.ts";
import { Past } from "./log/past.ts";
import { Session } from "./session.svelte.ts";
import { motionsOf, Theatre } from "./story/theatre.ts";
import { Story } from "./story/story.svelte.ts";
import { Report } from "./story/report.svelte.ts";
import { Asking } from "./why/why.svelte.ts";

/** How long the other player of a lesson seems to think. */
const LESSON_PAUSE = 700;

export class Desk {
  readonly session: Session;
  readonly preview: Preview;
  readonly asking: Asking;
  readonly guard = new Guard();
  readonly routines = new Routines();
  readonly story: Story;
  readonly report: Report;
  readonly marking: Marking;
  /** The game in the colours of its box. */
  private boxed = $state.raw<Game | null>(null);
  /** An action that waits for a second word. */
  confirming = $state<string | null>(null);
  /** It is only looked at: something else may still be chosen instead. */
  isTried = $state(false);
  /** A position of the past. */
  looking = $state.raw<Position | null>(null);
  replaying = $state(false);
  /** How often something was done by hand, counted at once: what goes by with it moves nothing later. */
  acted = $state(0);
  /** The position of a lesson in which the other player is about to act. */
  private pondered: Position | null = null;
  /** A choice was given up by a touch beside everything, and the player has to be told. */
  dropped = $state(false);
  /** It was said that a hint makes this rated play friendly. */
  private isWarned = false;
  private readonly past: Past;
  /** The position that is on the board for certain, and the one of which everything is said. */
  private readonly drawn: { readonly now: Position | null };
  private readonly described: { readonly now: Position | null };

  constructor(
    id: string,
    readonly coach: Coaching | null,
  ) {
    this.session = new Session(id, coach?.learner ?? null);
    this.session.stage = new Theatre((happening) => motionsOf(happening, this.game));
    this.drawn = trailing(() => this.session.shown);
    this.described = trailing(() => this.drawn.now);
    this.story = new Story(this.session);
    this.report = new Report(this);
    this.marking = new Marking(this);
    this.preview = new Preview(this.session.path);
    this.past = new Past(this.session.path);
    this.asking = new Asking(this.session.path, (text) => this.shown(text));
    this.session.filter = (legal) =>
      coach
        ? coach.allowed(this.session.shown?.position ?? 0, legal)
        : sensible(legal, this.table, this.game);
  }

  async open(at: string | null): Promise<void> {
    await this.session.open();
    const { table, lost } = this.session;
    if (!table || lost) return;
    const [game] = await Promise.all([gameCalled(table.game), beforehand(table, at)]);
    this.session.grammar = game.grammar;
    this.session.slight = game.kit.slight;
    this.session.automatic = game.kit.automatic;
    this.boxed = game;
    if (at !== null) await this.look(Number(at));
  }

  // What the page shows.

  table = $derived.by(() => this.session.table);
  /** A table that has only moved on has the same seats, and the same colours as one word. */
  private seats = $derived.by(() => this.table?.seats);
  private colours = $derived.by(() => this.table?.colours.join(" ") ?? "");
  game = $derived.by(() => this.boxed && coloured(this.boxed, this.colours.split(" ")));
  position = $derived.by(() => this.looking ?? this.story.position ?? this.session.shown);
  names = $derived.by(() => (this.seats ? seatNames(this.seats) : []));
  /** What is about to be done by itself. */
  private routine = $derived.by(() => this.routineNow());
  private coming = $derived.by(() => this.routines.coming(this.routine));
  mayAct = $derived.by(
    () => this.session.mayAct && this.looking === null && this.coming === null && this.story.step === null,
  );
  /** Whether the board is drawn: what is said of it comes after it, and then what can be done. */
  isDrawn = $derived.by(() => this.drawn.now === this.session.shown);
  isOpen = $derived.by(() => this.mayAct && this.described.now === this.session.shown);
  offered = $derived.by(() => (this.game ? offeredIn(this.session, this.isTried, this.game) : null));
  /** Whether there is anybody to talk to. */
  isSocial = $derived.by(() => {
    const mine = this.table?.mine ?? [];
    return this.seats?.some(({ kind, seat }) => kind === "person" && !mine.includes(seat)) ?? false;
  });
  /** How it was settled who begins, if it had to be. */
  lot = $derived.by(() => this.session.events.find((event) => event.kind === "seated"));
  logContext = $derived.by((): LogContext | null =>
    this.game ? { game: this.game, names: this.names, lot: this.lot } : null,
  );
  /** Whether there are draws to seal and to verify. */
  hasDraws = $derived.by(() => {
    if (!this.table || !this.game || this.table.sandbox) return false;
    if (this.lot && this.lot.by !== "eldest") return true;
    if (this.table.status === "over") return this.session.line.some((event) => event.by === "chance");
    return this.game.kit.hasDraws(this.table.options);
  });
  prompt = $derived.by(() => {
    const { game, offered, position } = this;
    const isAsked = this.mayAct && game && offered && position;
    return isAsked ? this.shown(game.kit.prompt(offered, position.view)) : "";
  });
  effect = $derived.by(() => {
    const { after, text, aftermath } = this.preview;
    if (!this.game || !this.position || !after || !text) return "";
    return effectWords(this.game, this.position.view, { after, aftermath }, this.names);
  });
  /** What is about to be done, in words, and what has to be said before. */
  question = $derived.by(() => {
    const { confirming: text, game, names, preview, position } = this;
    if (text === null || !game) return "";
    const { after, aftermath } = preview;
    const warning =
      game.kit.isRisky(text) && after ? game.kit.warning({ after, aftermath }, names) : undefined;
    const who = names[this.session.mover ?? 0] ?? "";
    return warning ?? told(game, { text, who, names, view: position?.view });
  });

  /** A new position is shown: what was asked or about to be done belongs to the old one. */
  turnPage(): void {
    this.story.close();
    this.asking.clear();
    this.confirming = null;
    this.isTried = false;
    this.marking.touched = null;
    this.dropped = false;
    this.preview.of(null, 0);
  }

  // Choosing.

  /** Whether a pick names something on the board. */
  private isPlace(pick: Pick): boolean {
    return "any" in pick && pick.any.every((thing) => this.game?.kit.isOnBoard(thing));
  }

  /** `isSure`: it was confirmed where it was chosen. */
  add(pick: Pick, isSure = false): void {
    if (!this.mayAct || !this.game) return;
    const { session } = this;
    if (this.isTried && isAgain(session.picks, pick)) return this.insist(pick);
    const picks = this.isTried ? keptFor(session.picks, this.isPlace(pick)) : session.picks;
    this.guard.arm();
    this.turnPage();
    session.picks = picks;
    const text = session.pick(pick);
    this.foresee(null);
    const [way] = this.isPlace(pick) ? waysRound(session, this.game.kit) : [];
    if (way !== undefined) this.pose(way);
    else if (text !== null) this.decide(text, isSure || "verb" in pick);
  }

  private decide(text: string, isSure: boolean): void {
    const { session, game } = this;
    if (settings.confirm || (game && isHasty(session.legal, session.picks, game))) this.ponder(text);
    else if (settings.twice && !isSure) this.try(text);
    else void this.go(text);
  }

  /** Does it, unless something has to be said before. */
  private go(text: string): Promise<void> {
    return this.game?.kit.isRisky(text) ? this.dare(text) : this.act(text);
  }

  /** Shows what it would bring; the next touch does it. */
  private try(text: string): void {
    this.ponder(text);
    this.isTried = true;
  }

  /** Lets what was put on the board lie in a way, for the time being. */
  private pose(way: string): void {
    const { session } = this;
    session.picks = [...session.picks, { any: [way] }];
    if (session.left[0] !== undefined) this.try(session.left[0]);
  }

  /** What is being tried was touched again: turned if it can be, else done. */
  private insist(pick: Pick): void {
    const { session } = this;
    const way = this.game && this.offered && nextWay(session.picks, this.offered, this.game.kit);
    if (!this.isPlace(pick) || !way) return this.confirm();
    session.picks = keptFor(session.picks, false);
    this.pose(way);
  }

  /** Does what is being asked about or tried. */
  confirm(): void {
    const { confirming: text, isTried } = this;
    if (text === null) return;
    this.isTried = false;
    void (isTried ? this.go(text) : this.act(text));
  }

  /** Some actions cannot be meant without a word of warning: the server says what comes of them. */
  private async dare(text: string): Promise<void> {
    const shown = this.session.shown;
    const outcome = await this.preview.outcome(text, shown?.position ?? 0);
    if (this.session.shown !== shown || !this.game) return;
    if (outcome === null || this.game.kit.warning(outcome, this.names) !== undefined) this.ponder(text);
    else await this.act(text);
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
    this.session.hurry();
    const had = this.session.picks.length > 0 || this.confirming !== null;
    this.cancel();
    this.dropped = had;
  }

  /** A finger or the focus is on the button of a candidate. */
  mark(thing: string | null): void {
    this.marking.touched = thing;
    this.foresee(
      thing === null ? null : foreseen(this.session.legal, this.session.picks, thing, this.session.grammar),
    );
  }

  foresee(text: string | null): void {
    if (this.confirming && !this.isTried) return;
    this.preview.of(text ?? this.confirming ?? this.outlook(), this.session.shown?.position ?? 0);
  }

  /** What has been chosen so far may already tell what comes of it. */
  private outlook(): string | null {
    const { picks, left, grammar } = this.session;
    return picks.length > 0 ? sample(left, grammar) : null;
  }

  point(thing: string | null): void {
    if (!this.mayAct || this.session.showing) return;
    const { legal, picks, grammar } = this.session;
    this.foresee(thing === null ? null : foreseen(legal, picks, thing, grammar));
  }

  async act(text: string): Promise<void> {
    this.guard.arm();
    this.confirming = null;
    this.preview.of(null, 0);
    if (this.coach && !(await this.coach.accepts(text))) return this.session.unpick();
    if (this.mayAct) this.coach?.does(text);
    if (this.mayAct) this.acted += 1;
    await this.session.act(text);
  }

  private routineNow(): Routine | null {
    const { session, game, coach } = this;
    const { shown } = session;
    const isFree = settings.routine && !coach && session.mayAct && !isTakenBack(session.events);
    return isFree && game && shown ? game.kit.routine(shown.view, session.legal) : null;
  }

  /** What needs no decision is done by itself, while somebody is there to see it. */
  async goOn(): Promise<void> {
    const { session, routine, coming, looking } = this;
    // First everything lies where it belongs.
    const isSettled = !session.showing && looking === null;
    this.routines.see(session.shown?.position ?? 0, routine);
    if (coming !== null && isSettled && !document.hidden) await session.act(coming);
  }

  /** In a lesson this page plays the other seat too. */
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
    this.story.close();
    if (this.confirming && this.marking.chosen.has(thing))
      return settings.twice ? this.confirm() : this.cancel();
    const fact = this.game?.kit.facts[thing];
    if (fact && this.game) return this.asking.tell(fact, this.game.words);
    if (this.looking !== null) return this.asking.show(label, [], t("why.past"));
    if (this.table?.status === "over") return this.asking.show(label, [], t("why.over"));
    const rule = this.game?.kit.ruleFor[this.offered?.verb ?? ""] ?? null;
    if (session.isMine)
      await this.asking.thing(thing, session.verb, this.possibleNow(), rule).catch(() => {});
    else this.sayWhoseTurn(this.shown(thing));
  }

  /** What is asked of the player, or what there is to choose from. */
  private possibleNow(): string {
    const { left, grammar } = this.session;
    const verbs = verbsIn(left, grammar).map((verb) =>
      t("thing.verb", { verb: this.game?.words.named("verb", verb) ?? verb }),
    );
    return this.prompt || t("why.now", { what: spokenList(verbs) });
  }

  /** Takes back the last own action, or says why that cannot be. */
  async undo(): Promise<void> {
    if (this.session.undoTarget === null) this.asking.show(t("act.undo"), [], t("act.undo.none"));
    else await this.session.undo();
  }

  /** Whoever was told why not wants to know what else there is. */
  async hint(): Promise<void> {
    this.asking.clear();
    if (this.session.table?.rated && !this.isWarned) {
      this.isWarned = true;
      this.asking.show(t("act.hint"), [], t("act.hint.rated"));
    } else await this.session.hint();
  }

  private sayWhoseTurn(about: string): void {
    const { mover } = this.session;
    const what = mover === null ? t("why.turn") : t("table.turn_of", { name: this.names[mover] ?? "" });
    this.asking.show(t("app.pair", { name: about, what }), []);
  }

  async why(text: string): Promise<void> {
    if (!this.session.isMine) this.sayWhoseTurn(this.shown(text));
    else await this.asking.text(text).catch(() => {});
  }

  // Colours.

  /** A thing or a text of the notation as this table shows it. */
  shown(text: string): string {
    return this.game ? shownText(this.game, text) : text;
  }

  /** What somebody means who types what the table shows. */
  meant(text: string): string {
    return this.game ? meantText(this.game, text) : text;
  }

  // Looking back.

  async look(at: number | null): Promise<void> {
    if (at === null || (at >= (this.session.shown?.position ?? 0) && !this.replaying)) {
      this.looking = null;
      this.replaying = false;
      return;
    }
    this.replaying = true;
    this.looking = await this.past.at(at);
  }
}
