/** One table as this page sees it: what is shown, what was picked, what is on its way. */

import { get, insist, Refused, Unreachable, type Insisting, type Problem } from "../api/http.ts";
import { unguessable } from "../api/random.ts";
import { reusing } from "../api/reusing.ts";
import { Follower, history, positionAfter } from "../api/stream.ts";
import type { ActionEvent, Position, Presence, Refusal, Table, TableEvent } from "../api/types.ts";
import { steadily } from "../board/steady.svelte.ts";
import { STILL, type Stage } from "../board/motion/stage.ts";
import { Grammar } from "../games/grammar.ts";
import { Delivery, type Pending } from "./choosing/delivery.svelte.ts";
import { decided, isSame, remaining, type Pick } from "./choosing/picker.ts";
import { lookAt, upToDate, type Look } from "./looking.ts";
import { hear } from "../sound/hearing.svelte.ts";
import { Chronicle } from "./story/chronicle.svelte.ts";
import { following } from "./story/following.ts";
import { RETRY, sleep } from "./story/pace.ts";
import { Telling } from "./story/telling.svelte.ts";
import type { Happening } from "./story/theatre.ts";
import { giveSalt, saltFor, unsalt } from "./dice/noted.ts";
import { t } from "../words/words.svelte.ts";
import { Hinting } from "./why/hinting.svelte.ts";
import { refusalIn } from "./why/why.svelte.ts";

export class Session {
  table = $state.raw<Table | null>(null);
  shown = $state.raw<Position | null>(null);
  presence = $state.raw<Presence>({ here: [], watching: 0 });
  connected = $state(true);
  picks = $state.raw<Pick[]>([]);
  /** What the last action named: shown with a halo. */
  recent = $state.raw<readonly string[]>([]);
  /** The last action that was shown happening. */
  lastAction = $state.raw<ActionEvent | null>(null);
  /** Why the last thing asked for was not possible. */
  refusal = $state.raw<Refusal | null>(null);
  trouble = $state<Problem | null>(null);
  readonly hints: Hinting;
  lost = $state(false);
  chronicle = $state.raw(new Chronicle());
  /** How the texts of the game are read; whoever opens it says so. */
  grammar = $state.raw(new Grammar());
  /** Verbs that change nothing worth telling. */
  slight: readonly string[] = [];
  /** Verbs that are played for people, unless they want to be asked. */
  automatic: readonly string[] = [];
  /** In a lesson only some of the legal texts are offered. */
  filter = $state.raw<(legal: string[]) => string[]>((legal) => legal);
  /** What shows events happening; whoever opens the table says so. */
  stage: Stage<Happening> = STILL;

  /** The last number that is shown or about to be: what requests call `at`. */
  number = 0;
  /** The last number that the stream has told; a refresh may be ahead of it. */
  private heard = 0;
  private readonly telling = new Telling(this);
  private readonly delivery: Delivery;
  private follower: Follower | null = null;
  private closed = false;
  /** Something was told that the table says more about. */
  private isTableOld = false;
  /** Counts how often the table was opened: after a reset anew. */
  private opened = 0;
  /** Where a lesson began: what came before is not the learner's to take back. */
  private began = 0;

  /** In a lesson the page plays the other seats; only the learner's is then one's own. */
  constructor(
    readonly id: string,
    private readonly learner: number | null = null,
  ) {
    this.hints = new Hinting(this.path);
    this.delivery = new Delivery(id);
  }

  /** What is on its way to the server. */
  get sending(): string | null {
    return this.delivery.text;
  }

  get path(): string {
    return `/api/tables/${this.id}`;
  }
  async open(): Promise<void> {
    const opened = ++this.opened;
    try {
      await this.reach();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      // What cannot be played any more can still be told of.
      if (problem.problem.code === "unplayable") this.table = await this.lookAtTable();
      this.lost = true;
    }
    if (!this.table || this.lost || this.closed || opened !== this.opened) return;
    if (this.learner !== null) this.began = this.shown?.position ?? 0;
    this.heard = this.number;
    this.listen();
    void this.remember(this.heard);
    const { left } = this.delivery;
    if (left) void this.deliver(left, true);
  }

  /** Looks at the table until the server has answered. */
  async reach(): Promise<void> {
    while (!this.closed) {
      try {
        await this.refresh();
        // The table may have waited for this browser to have a hand in its dice.
        if (this.table && (await giveSalt(this.table))) await this.refresh();
        this.connected = true;
        return;
      } catch (problem) {
        if (!(problem instanceof Unreachable)) throw problem;
        this.connected = false;
        await sleep(RETRY);
      }
    }
  }

  /** Anew after taking a seat: the server counts a stream for who had opened it. */
  private listen(anew = false): void {
    this.follower?.stop();
    this.follower = new Follower(this.id, this, anew);
  }

  /** The log so far; the board does not wait for it. */
  private async remember(upTo: number): Promise<void> {
    const opened = this.opened;
    const past = await history(this.id, upTo).catch(() => []);
    if (opened === this.opened) this.chronicle.events = [...past, ...this.events];
  }

  close(): void {
    this.closed = true;
    this.delivery.interrupt();
    this.follower?.stop();
    this.hints.forget();
  }

  /** The table, its position and its log as they are now; what was on its way is then history. */
  async refresh(): Promise<void> {
    const look = (): Promise<Look> => lookAt(this.id, this.heard, () => this.lookAtTable());
    const { table, position, missed } = await upToDate(look, () => this.number);
    this.table = table;
    if (table.number > this.number) this.chronicle.forgetPositions();
    this.number = Math.max(this.number, table.number);
    this.chronicle.add(...this.telling.drop());
    this.hearAll(missed);
    this.lastAction = null;
    this.keep(position);
  }

  /** What the board shows already: the log must not be behind it. */
  private hearAll(events: readonly TableEvent[]): void {
    const news = events.filter(({ number }) => number > this.heard);
    this.chronicle.add(...news);
    this.heard = news.at(-1)?.number ?? this.heard;
  }

  private keep(position: Position): void {
    this.shown = following(this.shown, position);
    this.learn([this.shown]);
  }

  learn(positions: readonly Position[]): void {
    this.chronicle.learn(positions, this.shown?.position ?? 0);
  }

  private async lookAtTable(): Promise<Table> {
    const table = reusing(this.table, await get<Table>(this.path));
    return this.learner === null ? table : { ...table, mine: [this.learner] };
  }

  // What the stream tells.

  after(): number {
    return this.heard;
  }

  onConnection(connected: boolean): void {
    this.connected = connected;
  }

  onPresence(presence: Presence): void {
    this.presence = presence;
  }

  /** Begins again with what the server knows: what was heard of the table is not so. */
  onReset(): void {
    this.follower?.stop();
    this.number = this.heard = 0;
    this.telling.drop();
    this.chronicle = new Chronicle();
    this.unpick();
    void this.open();
  }

  onEvent(event: TableEvent): void {
    if (event.number <= this.heard) return;
    this.heard = event.number;
    const isTold = event.number <= this.number || event.kind === "chat";
    this.number = Math.max(this.number, event.number);
    if (isTold) this.chronicle.add(event);
    else this.telling.add(event);
  }

  // How it is told.

  get showing(): boolean {
    return this.telling.busy;
  }

  hurry(): void {
    this.telling.hurry();
  }

  show(event: TableEvent): void {
    this.chronicle.add(event);
    const position = positionAfter(event);
    if (position) this.move(event, position);
    if (event.kind !== "action") this.isTableOld = true;
  }

  private move(event: TableEvent, at: Position): void {
    if (this.picks.length > 0) this.picks = [];
    this.refusal = null;
    this.hints.forget();
    this.lastAction = event.kind === "action" ? event : null;
    this.recent = this.grammar.thingsOf(this.lastAction?.text ?? "");
    this.keep(at);
    const { position, to_move } = at;
    if (this.table) this.table = { ...this.table, position, to_move, number: event.number };
    if (this.lastAction?.text === this.sending) this.delivery.done();
  }

  isOwn({ by, seat }: ActionEvent): boolean {
    return by === "seat" && (this.table?.mine.includes(seat ?? -1) ?? false);
  }

  isSlight({ text }: ActionEvent): boolean {
    return this.slight.includes(this.grammar.verbOf(text));
  }

  rest(): void {
    // Not earlier: the table must not know more than the board shows.
    if (this.isTableOld) this.lookAtTable().then((table) => (this.table = table), Boolean);
    this.isTableOld = false;
    if (this.isMine) hear("turn");
  }

  // Whose turn it is.

  get mover(): number | null {
    const mover = this.shown?.to_move;
    return typeof mover === "number" ? mover : null;
  }

  /** Whether it is one's own turn, and no bot's in one's place. */
  get isMine(): boolean {
    const { table, mover } = this;
    if (table?.status !== "playing" || mover === null) return false;
    return table.mine.includes(mover) && !table.seats[mover]?.stand_in;
  }

  get mayAct(): boolean {
    return this.isMine && this.sending === null;
  }

  get events(): TableEvent[] {
    return this.chronicle.events;
  }
  get line(): ActionEvent[] {
    return this.chronicle.line;
  }

  // Choosing and acting.

  /** What may be chosen from. */
  legal = $derived.by(() => this.filter(this.shown?.legal ?? []));
  left = $derived.by(steadily(() => (this.mayAct ? remaining(this.legal, this.picks, this.grammar) : [])));

  /** The verb that was chosen, if one was. */
  get verb(): string | null {
    return this.picks.find((pick) => "verb" in pick)?.verb ?? null;
  }

  /** Adds a pick, or takes back the same one; the text that is meant, once only one is left. */
  pick(pick: Pick): string | null {
    const others = this.picks.filter((one) => !isSame(one, pick));
    const isAgain = others.length < this.picks.length;
    const legal = this.legal;
    this.refusal = null;
    this.trouble = null;
    if (isAgain) this.picks = others;
    else if (remaining(legal, [...others, pick], this.grammar).length === 0) this.picks = [pick];
    else this.picks = [...others, pick];
    return isAgain ? null : decided(legal, this.picks, this.grammar);
  }

  unpick(): void {
    this.picks = [];
    this.refusal = null;
    this.trouble = null;
  }

  /** Whether the server has done it. */
  async act(text: string): Promise<boolean> {
    return this.mayAct && this.send(text);
  }

  /** In a lesson: what the other player does. */
  async reply(text: string): Promise<void> {
    if (this.sending === null) await this.send(text);
  }

  private send(text: string): Promise<boolean> {
    return this.deliver({ text, at: this.number, key: unguessable() });
  }

  /** Sent until the server has answered, also by the page that comes after a reload. */
  private async deliver(pending: Pending, isLate = false): Promise<boolean> {
    this.unpick();
    this.hints.forget();
    // Whoever goes on has seen enough of what was before.
    this.stage.skip();
    const { text, at } = pending;
    const wishes = this.delivery.begin(pending, isLate);
    const done = await this.request("actions", { at, text }, wishes);
    if (wishes.signal.aborted) return done;
    this.delivery.answered();
    if (done) await this.settle(text);
    return done;
  }

  /** The person wants it no more. It may have been done all the same, and then the table shows it. */
  async takeBack(): Promise<void> {
    this.delivery.takeBack();
    await this.refresh().catch(() => {});
  }

  /** The stream usually shows the answer at once; if it does not, the position is asked for. */
  private async settle(text: string): Promise<void> {
    await sleep(250);
    if (this.sending !== text) return;
    await this.refresh().catch(() => {});
    this.delivery.done();
  }

  async request(what: string, body: unknown, wishes: Insisting = {}): Promise<boolean> {
    const onaway = (): void => {
      this.connected = false;
      this.delivery.isLate = true;
    };
    try {
      await insist(`${this.path}/${what}`, body, { onaway, ...wishes });
      return true;
    } catch (problem) {
      if (wishes.signal?.aborted) return false;
      this.delivery.done();
      if (problem instanceof Unreachable) this.connected = false;
      else if (problem instanceof Refused) await this.complain(problem.problem);
      else throw problem;
      return false;
    }
  }

  private async complain(problem: Problem): Promise<void> {
    // Whoever has waited for it is told that it was not done.
    if (problem.code === "stale" && this.delivery.isLate)
      this.trouble = { ...problem, code: "late", detail: t("act.late") };
    if (problem.code === "stale") return this.reach();
    if (problem.code === "ahead") return this.onReset();
    this.refusal = refusalIn(problem);
    if (!this.refusal) this.trouble = problem;
  }

  /** Before the last own action that counts, or null if there is none. */
  get undoTarget(): number | null {
    const last = this.line.findLast((event) => this.isOwn(event))?.position ?? null;
    return last !== null && last >= this.began ? last : null;
  }

  async undo(): Promise<void> {
    if (this.undoTarget !== null) await this.request("undo", { at: this.number, to: this.undoTarget });
  }

  async take(seat: number, name: string, key: string | null, colour?: string): Promise<boolean> {
    const salt = this.table?.status === "open" ? saltFor(this.id, [seat]) : "";
    const more = { ...(key ? { key } : {}), ...(colour ? { colour } : {}), ...(salt ? { salt } : {}) };
    const done = await this.request(`seats/${seat}/take`, { name, ...more });
    if (done) await this.reach();
    else if (salt && this.connected) unsalt(this.id, [seat]);
    if (done) this.listen(true);
    return done;
  }

  async hint(): Promise<void> {
    this.trouble = await this.hints.ask();
  }
}
