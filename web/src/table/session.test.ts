import { afterEach, describe, expect, it, vi } from "vitest";
import type { ActionEvent, Position, Table } from "../api/types.ts";
import { settings } from "../app/settings.svelte.ts";
import { Session } from "./session.svelte.ts";

const position = (at: number): Position =>
  ({
    position: at,
    number: at,
    to_move: 0,
    view: { phase: "turn" },
    legal: ["roll", "end"],
  }) as unknown as Position;
const table = (number: number): Table =>
  ({
    id: "t",
    status: "playing",
    mine: [0],
    seats: [],
    awaited: [],
    number,
    position: number,
    to_move: 0,
  }) as unknown as Table;
const event = (number: number): ActionEvent => ({
  number,
  kind: "action",
  seat: 1,
  by: "bot",
  made_at: 0,
  text: `die ${number}`,
  position: number - 1,
  at: position(number),
});

/** A server whose table has come to a number. */
function serve(number: number): void {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/people")) return Response.json({ person: "p", token: "t" });
    return Response.json(path.endsWith("/position") ? position(number) : table(number));
  });
}

afterEach(() => {
  settings.speed = "normal";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a session", () => {
  it("shows and logs what the stream tells, each number once", async () => {
    serve(3);
    const session = new Session("t");
    await session.refresh();
    for (const number of [4, 4, 5]) session.onEvent(event(number));
    await vi.waitFor(() => expect(session.shown?.position).toBe(5), 3000);
    expect(session.events.map((one) => one.number)).toEqual([4, 5]);
  });

  it("logs what it learnt by refreshing when the stream tells it later, without showing it again", async () => {
    serve(6);
    const session = new Session("t");
    session.onEvent(event(4));
    await session.refresh();
    session.onEvent(event(5));
    session.onEvent(event(6));
    expect(session.events.map((one) => one.number)).toEqual([4, 5, 6]);
    expect(session.shown?.position).toBe(6);
    expect(session.after()).toBe(6);
  });

  it("logs in the same moment what a refresh shows before the stream tells it", async () => {
    serve(6);
    const answer = fetch;
    const told = [5, 6].map((number) => `event: table\ndata: ${JSON.stringify(event(number))}\n\n`);
    vi.stubGlobal("fetch", async (path: string) =>
      path.includes("/events?after=4") ? new Response(told.join("")) : answer(path),
    );
    const session = new Session("t");
    session.onEvent(event(4));
    await session.refresh();
    expect(session.events.map((one) => one.number)).toEqual([4, 5, 6]);
    session.onEvent(event(5));
    expect(session.events).toHaveLength(3);
    expect(session.after()).toBe(6);
  });

  it("never goes back to a position from before what the stream has told meanwhile", async () => {
    serve(4);
    const session = new Session("t");
    const refreshed = session.refresh();
    session.onEvent(event(5));
    setTimeout(() => serve(5), 20);
    await refreshed;
    expect(session.shown?.position).toBe(5);
  });

  it("waits for the server to see the seat that was taken just before it went away", async () => {
    serve(3);
    const session = new Session("t");
    await session.refresh();
    let isAway = true;
    vi.stubGlobal("fetch", async (path: string) => {
      if (!path.endsWith("/take") && isAway) throw new TypeError("Failed to fetch");
      return Response.json(path.endsWith("/position") ? position(4) : table(4));
    });
    const taken = session.take(1, "Ann", null);
    await vi.waitFor(() => expect(session.connected).toBe(false));
    isAway = false;
    expect(await taken).toBe(true);
    session.close();
    expect(session.shown?.position).toBe(4);
  });

  it("begins again when the server was set back, and logs nothing twice", async () => {
    serve(9);
    const session = new Session("t");
    await session.refresh();
    session.onEvent(event(10));
    serve(4);
    session.onReset();
    session.onReset();
    await vi.waitFor(() => expect(session.shown?.position).toBe(4), 3000);
    await vi.waitFor(() => expect(session.after()).toBe(4), 3000);
    session.onEvent(event(5));
    await vi.waitFor(() => expect(session.events.map((one) => one.number)).toEqual([5]));
    session.close();
    expect(session.after()).toBe(5);
  });

  it("tells no more in its log than the board shows, one deed after the other", async () => {
    serve(3);
    settings.speed = "fast";
    const session = new Session("t");
    await session.refresh();
    const told: number[] = [];
    for (const number of [4, 5, 6]) session.onEvent(event(number));
    await vi.waitFor(() => expect(session.shown?.position).toBe(4));
    while (session.showing) {
      expect(session.events.at(-1)?.number).toBe(session.shown?.position);
      told.push(session.shown?.position ?? 0);
      await new Promise((done) => setTimeout(done, 40));
    }
    expect(new Set(told).size).toBeGreaterThan(1);
    expect(session.events.map((one) => one.number)).toEqual([4, 5, 6]);
  });

  it("shows the end at once to whoever cannot wait, and tells of everything", async () => {
    serve(3);
    settings.speed = "slow";
    const session = new Session("t");
    await session.refresh();
    for (const number of [4, 5, 6]) session.onEvent(event(number));
    await vi.waitFor(() => expect(session.shown?.position).toBe(4));
    session.hurry();
    await vi.waitFor(() => expect(session.shown?.position).toBe(6));
    expect([...session.chronicle.past.keys()]).toEqual([3, 4, 5, 6]);
    expect(session.events.map((one) => one.number)).toEqual([4, 5, 6]);
  });

  it("shows one's own action at once", async () => {
    serve(3);
    settings.speed = "slow";
    const session = new Session("t");
    await session.refresh();
    session.onEvent(event(4));
    await vi.waitFor(() => expect(session.shown?.position).toBe(4));
    session.onEvent({ ...event(5), by: "seat", seat: 0 });
    session.onEvent({ ...event(6), by: "chance", seat: null });
    await vi.waitFor(() => expect(session.shown?.position).toBe(6), { timeout: 40, interval: 5 });
  });

  it("forgets positions that were taken back", async () => {
    serve(3);
    settings.speed = "instant";
    const session = new Session("t");
    await session.refresh();
    for (const number of [4, 5]) session.onEvent(event(number));
    const undone = { number: 6, kind: "undone", seat: 0, made_at: 0, to: 3, at: position(3) } as const;
    session.onEvent(undone);
    await vi.waitFor(() => expect(session.showing).toBe(false));
    expect([...session.chronicle.past.keys()]).toEqual([3]);
    expect(session.line).toEqual([]);
  });

  it("sends an action that a closed page has left, with the same key, and says if it came too late", async () => {
    const keys: string[] = [];
    localStorage.setItem("aquae.pending.t", JSON.stringify({ text: "end", at: 2, key: "k" }));
    vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
      if (path.endsWith("/actions")) {
        keys.push(headers["Idempotency-Key"] ?? "");
        return Response.json({ code: "stale" }, { status: 409 });
      }
      return Response.json(path.endsWith("/position") ? position(3) : table(3));
    });
    const session = new Session("t");
    await session.open();
    await vi.waitFor(() => expect(session.trouble?.code).toBe("late"));
    session.close();
    expect(keys).toEqual(["k"]);
    expect(session.sending).toBeNull();
    expect(localStorage.getItem("aquae.pending.t")).toBe("");
  });

  it("narrows by picks and begins again with a pick that does not fit", async () => {
    serve(1);
    const session = new Session("t");
    await session.refresh();
    expect(session.pick({ verb: "roll" })).toBe("roll");
    expect(session.pick({ verb: "end" })).toBe("end");
    expect(session.picks).toEqual([{ verb: "end" }]);
  });

  it("of a lesson counts only the learner's seat as one's own", async () => {
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (path: string, { body = "{}" }: { body?: string } = {}) => {
      if (path.endsWith("/people")) return Response.json({ person: "p", token: "t" });
      if (path.endsWith("/actions")) sent.push((JSON.parse(body) as { text: string }).text);
      if (path.endsWith("/position")) return Response.json({ ...position(2), to_move: 1 });
      return Response.json({ ...table(2), mine: [0, 1], to_move: 1 });
    });
    const session = new Session("t", 0);
    await session.open();
    session.close();
    expect(session.table?.mine).toEqual([0]);
    expect([session.isMine, session.left]).toEqual([false, []]);
    expect(await session.act("end")).toBe(false);
    await session.reply("roll");
    expect(sent).toEqual(["roll"]);

    const done = (seat: number, at: number): ActionEvent => ({ ...event(at + 1), seat, by: "seat" });
    session.chronicle.events = [done(0, 0), done(1, 2)];
    expect(session.undoTarget).toBeNull(); // what came before the lesson, and what the other did
    session.chronicle.events = [done(0, 0), done(0, 2), done(1, 3)];
    expect(session.undoTarget).toBe(2);
  });

  it("takes back what is picked again, and does nothing by that", async () => {
    serve(1);
    const session = new Session("t");
    await session.refresh();
    session.filter = () => ["lay curve Nf Y1", "lay curve Nf Y2", "lay bridge Nc Y2"];
    session.pick({ verb: "lay" });
    session.pick({ any: ["Y2", "Y1"] });
    expect(session.pick({ any: ["Y1", "Y2"] })).toBeNull();
    expect(session.picks).toEqual([{ verb: "lay" }]);
    expect(session.pick({ any: ["Y1"] })).toBe("lay curve Nf Y1");
    expect(session.pick({ any: ["Y1"] })).toBeNull();
    expect(session.picks).toEqual([{ verb: "lay" }]);
  });
});

describe("a stage", () => {
  /** Notes what it is asked, and is done when it is told so. */
  function staged(session: Session) {
    const asked: string[] = [];
    let done = (): void => {};
    session.stage = {
      before: ({ event }) => {
        asked.push(`before ${event.number}`);
        return new Promise((resolve) => (done = resolve));
      },
      after: async () => void asked.push("after"),
      cut: ({ event }) => void asked.push(`cut ${event.number}`),
      skip: () => {
        asked.push("skip");
        done();
      },
    };
    return { asked, finish: () => done() };
  }

  it("is waited for before a position changes, and skipped by whoever is in a hurry", async () => {
    serve(3);
    const session = new Session("t");
    const { asked } = staged(session);
    await session.refresh();
    session.onEvent(event(4));
    await vi.waitFor(() => expect(asked).toEqual(["before 4"]));
    expect(session.shown?.position).toBe(3);
    session.hurry();
    await vi.waitFor(() => expect(session.shown?.position).toBe(4));
    expect(asked).toEqual(["before 4", "skip", "after"]);
  });

  it("shows nothing that a refresh has overtaken", async () => {
    serve(3);
    const session = new Session("t");
    const { finish } = staged(session);
    await session.refresh();
    session.onEvent(event(4));
    serve(6);
    await session.refresh();
    finish();
    await new Promise((done) => setTimeout(done, 20));
    expect(session.shown?.position).toBe(6);
  });
});
