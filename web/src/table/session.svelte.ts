/** One table as this page sees it: what is shown, what was picked, what is on its way. */

import { get, insist, Refused, Unreachable, type Problem } from "../api/http.ts";
import { Follower, history, positionAfter } from "../api/stream.ts";
import type { ActionEvent, Position, Presence, Refusal, Table, TableEvent } from "../api/types.ts";
import { settings } from "../app/settings.svelte.ts";
import { STILL, type Stage } from "../board/motion/stage.ts";
import { lineOf, sinceMyTurn } from "./log/log.ts";
import { Grammar } from "../games/grammar.ts";
import { decided, isSame, remaining, type Pick } from "./choosing/picker.ts";
import { AGAIN, BEAT, LONGEST_QUEUE, RETRY, sleep, TRIES } from "./pace.ts";
import { hear } from "../sound/hearing.svelte.ts";
import type { Happening } from "./theatre.ts";
import { giveSalt, saltFor, unsalt } from "./dice/noted.ts";
import { Hinting } from "./why/hinting.svelte.ts";
import { refusalIn } from "./why/why.svelte.ts";

const isOld = (table: Table, position: Position, number: number): boolean =>
  table.number < number || table.position !== position.position;

export class Session {
  table = $state.raw<Table | null>(null);
  shown = $state.raw<Position | null>(null);
  events = $state.raw<TableEvent[]>([]);
  presence = $state.raw<Presence>({ here: [], watching: 0 });
  connected = $state(true);
  sending = $state<string | null>(null);
  picks = $state.raw<Pick[]>([]);
  /** What the last action named: shown with a halo. */
  recent = $state.raw<string[]>([]);
  /** The last action that was shown happening. */
  lastAction = $state.raw<ActionEvent | null>(null);
  /** Why the last thing asked for was not possible. */
  refusal = $state.raw<Refusal | null>(null);
  trouble = $state<Problem | null>(null);
  readonly hints: Hinting;
  lost = $state(false);
  showing = $state(false);
  /** The last number that went by without being shown one by one on an open page; 0 when that was made up for. */
  private unwatched = $state(0);
  /** How the texts of the game are read; whoever opens it says so. */
  grammar = $state.raw(new Grammar());
  /** In a lesson only some of the legal texts are offered. */
  filter = $state.raw<(legal: string[]) => string[]>((legal) => legal);

  /** What shows events happening; whoever opens the table says so. */
  stage: Stage<Happening> = STILL;

  /** The last number that is shown or about to be: what requests call `at`. */
  private number = 0;
  /** The last number that the stream has told; a refresh may be ahead of it. */
  private heard = 0;
  private waiting: TableEvent[] = [];
  private follower: Follower | null = null;
  private hurried = false;
  private closed = false;
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
  }

  /** Until the server has answered. */
  private async reach(): Promise<void> {
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
    if (opened === this.opened) this.events = [...past, ...this.events];
  }

  close(): void {
    this.closed = true;
    this.follower?.stop();
    this.hints.forget();
  }

  /** The table and its position as they are now; what was on its way is then history. */
  async refresh(): Promise<void> {
    let [table, position] = await this.look();
    // The stream may have told of more meanwhile: what is shown never goes back.
    for (let tries = 0; tries < TRIES && isOld(table, position, this.number); tries++) {
      await sleep(AGAIN);
      [table, position] = await this.look();
    }
    this.table = table;
    if (table.number > this.number) this.unwatched = table.number;
    this.number = Math.max(this.number, table.number);
    this.waiting = [];
    this.lastAction = null;
    this.shown = position;
  }

  private look(): Promise<[Table, Position]> {
    return Promise.all([this.lookAtTable(), get<Position>(`${this.path}/position`)]);
  }

  private async lookAtTable(): Promise<Table> {
    const table = await get<Table>(this.path);
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
    this.events = [];
    this.unpick();
    void this.open();
  }

  onEvent(event: TableEvent): void {
    if (event.number <= this.heard) return;
    this.heard = event.number;
    this.events = [...this.events, event];
    if (event.number <= this.number) return;
    this.number = event.number;
    if (positionAfter(event)) this.waiting.push(event);
    if (event.kind !== "action" && event.kind !== "chat") void this.lookAround();
    if (!this.showing) void this.showAll();
  }

  /** Seats, requests and endings have changed: the table says how they are now. */
  private async lookAround(): Promise<void> {
    this.table = await this.lookAtTable().catch(() => this.table);
  }

  private async showAll(): Promise<void> {
    this.showing = true;
    this.hurried = false;
    while (this.waiting.length > 0) {
      const rushed = this.isRushed;
      if (rushed) this.waiting = this.waiting.slice(-1);
      const event = this.waiting.shift();
      if (rushed && event) this.unwatched = event.number;
      if (event) await this.happen(event);
    }
    this.showing = false;
    if (this.isMine) hear("turn");
  }

  private async happen(event: TableEvent): Promise<void> {
    const from = this.shown;
    if (this.isRushed) this.stage.cut({ event, from });
    else await this.stage.before({ event, from });
    // The position may have been looked up anew meanwhile.
    if (this.shown !== from) return;
    this.show(event);
    await Promise.all([this.stage.after(), sleep(this.beat(event))]);
  }

  /** Only how things stand now is of interest. */
  private get isRushed(): boolean {
    const many = this.waiting.length > LONGEST_QUEUE;
    return many || this.hurried || document.hidden || settings.still;
  }

  private show(event: TableEvent): void {
    this.picks = [];
    this.refusal = null;
    this.hints.forget();
    this.lastAction = event.kind === "action" ? event : null;
    this.recent = this.grammar.thingsOf(this.lastAction?.text ?? "");
    this.shown = positionAfter(event) ?? this.shown;
    if (this.table && this.shown) {
      const { position, to_move } = this.shown;
      this.table = { ...this.table, position, to_move, number: event.number };
    }
    if (this.lastAction?.text === this.sending) this.sending = null;
  }

  private beat(event: TableEvent): number {
    const own = event.kind === "action" && event.by === "seat" && this.table?.mine.includes(event.seat ?? -1);
    return own || this.isRushed || this.waiting.length === 0 ? 0 : BEAT;
  }

  /** Whoever taps while others' actions are shown wants to see the end of them. */
  hurry(): void {
    this.hurried = true;
    this.stage.skip();
  }

  // Whose turn it is.

  get mover(): number | null {
    const mover = this.shown?.to_move;
    return typeof mover === "number" ? mover : null;
  }

  get isMine(): boolean {
    const mover = this.mover;
    return this.table?.status === "playing" && mover !== null && this.table.mine.includes(mover);
  }

  get mayAct(): boolean {
    return this.isMine && this.sending === null;
  }

  /** The actions that count: what was taken back is left out. */
  get line(): ActionEvent[] {
    return lineOf(this.events);
  }

  /** What others did since one's last turn, if any of it went by unwatched. */
  get missed(): ActionEvent[] {
    const since = sinceMyTurn(this.line, this.table?.mine ?? []);
    return since.some((event) => event.number <= this.unwatched) ? since : [];
  }

  /** Whoever has read what was missed, or goes on playing, need not be told again. */
  catchUp(): void {
    this.unwatched = 0;
  }

  // Choosing and acting.

  /** What may be chosen from. */
  get legal(): string[] {
    return this.filter(this.shown?.legal ?? []);
  }

  get left(): string[] {
    return this.mayAct ? remaining(this.legal, this.picks, this.grammar) : [];
  }

  /** The verb that was chosen, if one was. */
  get verb(): string | null {
    return this.picks.find((pick) => "verb" in pick)?.verb ?? null;
  }

  /** Adds a pick, or takes back the same one; the text that is meant, once only one is left. */
  pick(pick: Pick): string | null {
    const others = this.picks.filter((one) => !isSame(one, pick));
    const isAgain = others.length < this.picks.length;
    const legal = this.legal;
    this.catchUp();
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

  private async send(text: string): Promise<boolean> {
    this.unpick();
    this.catchUp();
    this.hints.forget();
    // Whoever goes on has seen enough of what was before.
    this.stage.skip();
    this.sending = text;
    const done = await this.request("actions", { at: this.number, text });
    if (done) await this.settle(text);
    return done;
  }

  /** The stream usually shows the answer at once; if it does not, the position is asked for. */
  private async settle(text: string): Promise<void> {
    await sleep(250);
    if (this.sending !== text) return;
    await this.refresh().catch(() => {});
    this.sending = null;
  }

  private async request(what: string, body: unknown): Promise<boolean> {
    try {
      await insist(`${this.path}/${what}`, body);
      return true;
    } catch (problem) {
      this.sending = null;
      if (problem instanceof Unreachable) this.connected = false;
      else if (problem instanceof Refused) await this.complain(problem.problem);
      else throw problem;
      return false;
    }
  }

  private async complain(problem: Problem): Promise<void> {
    if (problem.code === "stale") return this.refresh();
    if (problem.code === "ahead") return this.onReset();
    this.refusal = refusalIn(problem);
    if (!this.refusal) this.trouble = problem;
  }

  /** Before the last own action that counts, or null if there is none. */
  get undoTarget(): number | null {
    const own = this.line.filter(
      (event) => event.by === "seat" && this.table?.mine.includes(event.seat ?? -1),
    );
    const last = own.at(-1)?.position ?? null;
    return last !== null && last >= this.began ? last : null;
  }

  async undo(): Promise<void> {
    if (this.undoTarget !== null) await this.request("undo", { at: this.number, to: this.undoTarget });
  }

  readonly answer = (agree: boolean): Promise<boolean> => this.request("answer", { at: this.number, agree });
  readonly endTogether = (): Promise<boolean> => this.request("end", { at: this.number });
  readonly concede = (seat: number): Promise<boolean> => this.request("concede", { seat });
  readonly leave = (seat: number): Promise<boolean> => this.request(`seats/${seat}/leave`, {});
  readonly say = (text: string): Promise<boolean> => this.request("chat", { text });

  async start(): Promise<void> {
    if (await this.request("start", {})) await this.refresh();
  }

  async take(seat: number, name: string, key: string | null, colour?: string): Promise<boolean> {
    const salt = this.table?.status === "open" ? saltFor(this.id, [seat]) : "";
    const more = { ...(key ? { key } : {}), ...(colour ? { colour } : {}), ...(salt ? { salt } : {}) };
    const done = await this.request(`seats/${seat}/take`, { name, ...more });
    if (done) await this.refresh();
    else if (salt && this.connected) unsalt(this.id, [seat]);
    if (done) this.listen(true);
    return done;
  }

  async hint(): Promise<void> {
    this.trouble = await this.hints.ask();
  }
}
