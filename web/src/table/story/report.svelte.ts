/** What the page says and shows of what others did. */

import type { ActionEvent, Position, Table, TableEvent } from "../../api/types.ts";
import type { Change } from "../../board/contract.ts";
import { steadily } from "../../board/steady.svelte.ts";
import { seatLook } from "../../board/looks.ts";
import type { Game } from "../../games/games.ts";
import { eventSentence, type LogContext } from "../log/log.ts";
import { whenever } from "../../shell/tasks.svelte.ts";
import type { Session } from "../session.svelte.ts";
import type { Asking } from "../why/why.svelte.ts";
import { gainsOf, marksOf, type Deed } from "./deeds.ts";
import type { Story } from "./story.svelte.ts";
import { MOST, summary } from "./summary.ts";

/** As much of a desk as has to be known. */
interface Reported {
  readonly session: Session;
  readonly story: Story;
  readonly asking: Asking;
  readonly table: Table | null;
  readonly game: Game | null;
  readonly names: string[];
  readonly logContext: LogContext | null;
  readonly looking: Position | null;
  readonly isDrawn: boolean;
}

export class Report {
  constructor(private readonly desk: Reported) {}

  private readonly isTime = (): boolean => this.desk.isDrawn;

  /** The deeds that are marked: since one's own last action, or the one that is looked at. */
  private told = $derived.by(() => {
    const { deeds, step } = this.desk.story;
    if (this.desk.looking !== null) return [];
    return step ? [step] : deeds;
  });
  private marks(): Map<string, Change> {
    const { game, table, names } = this.desk;
    if (!game || !table) return new Map();
    const { colours } = table;
    const changed = [...marksOf(this.told, game.kit)];
    return new Map(
      changed.map(([thing, { seat, isLoss }]) => [
        thing,
        { look: seatLook(colours, seat), who: names[seat] ?? "", isLoss },
      ]),
    );
  }
  changes = $derived.by(
    whenever(
      this.isTime,
      steadily(() => this.marks()),
    ),
  );
  /** What each seat has gained by it. */
  gains = $derived.by(
    whenever(this.isTime, () => (this.desk.game ? gainsOf(this.told, this.desk.game.kit) : [])),
  );
  /** For how many of these deeds there is room. */
  private room = $state.raw<{ steps: readonly Deed[]; most: number } | null>(null);
  private most = $derived.by(() => {
    const { steps } = this.desk.story;
    return this.room?.steps === steps ? this.room.most : Math.min(MOST, steps.length);
  });
  /** There is no room for what the words say. */
  shorten(): void {
    if (this.most > 1) this.room = { steps: this.desk.story.steps, most: this.most - 1 };
  }
  /** In words: the deed that is being told, or all of them. */
  words = $derived.by(whenever(this.isTime, () => this.sentence()));

  private sentence(): string {
    const { session, story, logContext: context, table, looking } = this.desk;
    if (!context || !table || looking !== null) return "";
    const { lastAction, mover, showing } = session;
    const deed =
      story.step?.event ?? (showing && lastAction && !session.isOwn(lastAction) ? lastAction : null);
    if (deed) return eventSentence(deed, context);
    const me = mover !== null && table.mine.includes(mover) ? [mover] : table.mine;
    return summary(story.steps, me, context, this.most);
  }

  /** Whether somebody is here who may ask bots about what they did. */
  private mayAsk = $derived.by(() => {
    const { table } = this.desk;
    return table !== null && (table.hints || table.status === "over") && table.mine.length > 0;
  });

  /** Whether it is a deed of a bot that may be asked about. */
  mayAskWhy(event: TableEvent | undefined): event is ActionEvent {
    return this.mayAsk && event?.kind === "action" && event.by === "bot";
  }

  async askWhy(event: ActionEvent): Promise<void> {
    const { logContext, names, asking } = this.desk;
    if (!logContext) return;
    const about = eventSentence(event, logContext);
    await asking.deed(about, names[event.seat ?? -1] ?? "", event.position).catch(() => {});
  }
}
