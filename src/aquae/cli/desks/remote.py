"""A seat at a table on a server."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from aquae.bots.reasons import Sentence, Step
from aquae.cli.desks.desk import Desk, Hint, News, beside
from aquae.cli.desks.server import Away, Link, Server
from aquae.cli.desks.wording import Wording
from aquae.core.noted import BOT
from aquae.core.record import Record, parse_line
from aquae.core.replay import Walk
from aquae.draw.scene import distinct_names
from aquae.games import game_called

AGAIN: Final = 1.0
"""Seconds until a lost connection is tried again."""
GUEST: Final = "Guest"
NOBODY: Final = "…"
QUESTIONS: Final = ("asked", "offered")
TOLD: Final = ("left", "returned", "timed_out", "conceded", "declined", "rematch")
"""Kinds of events that are told in a sentence of their own."""

Event = dict[str, Any]


def sit_down(server: Server, link: Link, name: str | None) -> "RemoteDesk":
    """Take the seat of a link, or one that is free for all; else one looks on."""
    path = f"/tables/{link.table}"
    table = server.ask(path)
    if not table["mine"] and table["status"] == "open":
        free = [seat["seat"] for seat in table["seats"] if seat["kind"] == "open"]
        seat = link.seat if link.seat is not None else (free[0] if free else None)
        if seat is not None and (link.key or table["public"]):
            body = {"name": name or GUEST, **({"key": link.key} if link.key else {})}
            server.ask(f"{path}/seats/{seat}/take", body)
            table = server.ask(path)
    return RemoteDesk(server, table)


def _seated(seat: dict[str, Any]) -> str:
    """Whoever sits there, as records have it."""
    return f"{BOT}{seat['name']}" if seat["kind"] == "bot" else seat["name"] or NOBODY


class LeftAlone(Exception):
    """Nobody listens to the events any more."""


class RemoteDesk(Desk):
    """Follows the events of a table; the rules are known here, so the position is, too."""

    is_remote = True

    def __init__(self, server: Server, table: dict[str, Any]) -> None:
        self.server = server
        self.path = f"/tables/{table['id']}"
        self.walk = Walk(game_called(table["game"]), table["options"])
        self.number = 0
        """The last event that was seen."""
        self._heard: asyncio.Queue[Event | None] = asyncio.Queue()
        self._listener: threading.Thread | None = None
        self._is_lost = False
        self._is_past = table["rematch"] is not None
        """Whether there was a rematch before one came: then one only looks back."""
        self._has_gone_on = False
        self.said: list[tuple[str, str]] = []
        self.know(table)

    def know(self, table: dict[str, Any]) -> None:
        """Who sits where, and how far the table is."""
        self.table = table
        self.names = distinct_names([_seated(seat) for seat in table["seats"]])

    @property
    def is_up_to_date(self) -> bool:
        """Whether everything has been heard that had happened when the table was asked for."""
        return bool(self.number >= self.table["number"])

    @property
    def is_over(self) -> bool:
        return self.is_up_to_date and bool(self.table["status"] == "over")

    def is_mine(self, seat: int) -> bool:
        if seat not in self.table["mine"] or self.table["status"] == "open":
            return False
        return not self.table["seats"][seat]["conceded"]

    def awaits_me(self) -> bool:
        return self.is_up_to_date and not self.is_over and super().awaits_me()

    # What others do.

    async def others(self) -> AsyncIterator[News]:
        self._listen()
        while True:
            event = await self._heard.get()
            if event is None:
                self._is_lost = True
                yield News("table.away")
                continue
            told = await self.take_in(event)
            if self._is_lost:
                self._is_lost = False
                yield told if told and told.key else News("table.back")
            elif told is not None:
                yield told

    def _listen(self) -> None:
        if self._listener is None:
            loop = asyncio.get_running_loop()
            self._listener = threading.Thread(target=self._follow, args=(loop,), daemon=True)
            self._listener.start()

    def _follow(self, loop: asyncio.AbstractEventLoop) -> None:
        """In a thread of its own: hears events, and comes back after a break."""
        heard, waiting = 0, threading.Event()
        with suppress(LeftAlone):
            while not self._has_gone_on:
                try:
                    for event in self.server.events(self.table["id"], heard):
                        heard = event["number"] if "kind" in event else heard
                        self._hear(loop, event)
                except Away:
                    self._hear(loop, None)
                waiting.wait(AGAIN)

    def _hear(self, loop: asyncio.AbstractEventLoop, event: Event | None) -> None:
        try:
            loop.call_soon_threadsafe(self._heard.put_nowait, event)
        except RuntimeError as closed:  # the program has ended
            raise LeftAlone from closed

    async def take_in(self, event: Event) -> News | None:
        """Fold an event into what is known; what is to be said, None if it was known already."""
        if "kind" not in event:
            if "number" in event:  # the table begins anew, from a backup
                self.number = 0
                self.walk.go_to([])
            return None
        if event["number"] <= self.number:
            return None
        self.number = event["number"]
        if event["kind"] == "action":
            self.walk.play(event["text"])
            return News()
        if event["kind"] == "chat":
            self.said.append((event["name"], event["text"]))
        if event["kind"] == "undone":
            self.walk.go_to(self.walk.actions[: event["to"]])
        if self.number > self.table["number"]:
            self.know(await beside(lambda: self.server.ask(self.path)))
        return self._told(event)

    def _told(self, event: Event) -> News:
        """What is said of an event that is no action."""
        kind, seat = event["kind"], event.get("seat")
        who = "" if seat is None else self.names[seat]
        is_mine = seat in self.table["mine"]
        if kind == "chat":
            return News("chat.said", event["name"], event["text"])
        if kind in QUESTIONS and not is_mine:
            key = "log.offered" if kind == "offered" else f"table.asked.{event['what']}"
            return News(key, who, is_question=bool(self.table["mine"]))
        if kind in TOLD:
            return News(f"log.{kind}{'.you' if is_mine and kind != 'declined' else ''}", who)
        return News("table.open" if self.table["status"] == "open" else "")

    # What one does oneself.

    async def act(self, text: str) -> None:
        self.walk.state.copy().play(self.game.vocabulary.number(text))  # refused here already
        await self._post("/actions", {"at": self.number, "text": text})

    async def _post(self, path: str, body: dict[str, Any]) -> list[Event]:
        answer = await beside(lambda: self.server.ask(f"{self.path}{path}", body))
        events: list[Event] = answer.get("events", [])
        for event in events:
            await self.take_in(event)
        return events

    async def undo(self) -> int | None:
        before = len(self.walk.actions)
        own = self._last_decision()
        if own is None:
            return 0
        await self._post("/undo", {"at": self.number, "to": own})
        return before - len(self.walk.actions) or None

    def _last_decision(self) -> int | None:
        walk = Walk(self.game, self.walk.options)
        own = [step.number for step in walk.steps(self.walk.actions) if self.is_mine(step.mover)]
        return own[-1] if own else None

    async def answer(self, agree: bool) -> None:
        """To somebody who asks to take something back, to end together, or for a rematch."""
        if self.table["offer"] is not None:
            await self._post("/rematch" if agree else "/rematch/decline", {})
        else:
            await self._post("/answer", {"at": self.number, "agree": agree})

    async def chat(self, text: str) -> None:
        await self._post("/chat", {"text": text})

    async def concede(self) -> None:
        for seat in self.table["mine"]:
            if self.is_mine(seat):
                await self._post("/concede", {"seat": seat})

    async def rematch(self) -> None:
        await self._post("/rematch", {})

    async def next(self) -> Desk | None:
        if self._is_past or self.table["rematch"] is None or not self.table["mine"]:
            return None
        self._has_gone_on = True
        path = f"/tables/{self.table['rematch']}"
        return RemoteDesk(self.server, await beside(lambda: self.server.ask(path)))

    def left_to_win(self) -> list[str]:
        others = [one["seat"] for one in self.table["seats"] if not one["conceded"]]
        return [self.names[seat] for seat in others if not self.is_mine(seat)]

    async def hints(self) -> list[Hint]:
        found = await beside(lambda: self.server.ask(f"{self.path}/hint", {}))
        return [
            Hint(
                one["text"],
                one["chances"],
                _sentences(one),
                [Step(step["text"], _sentences(step)) for step in one["then"]],
            )
            for one in found["best"]
        ]

    async def record(self) -> Record:
        return parse_line(await beside(self._record_text), game_called)

    def _record_text(self) -> str:
        return self.server.text(f"{self.path}/record")

    def save(self, name: str) -> str:
        path = Path(name or f"{self.game.name}.json")
        path.write_text(self._record_text().rstrip() + "\n", encoding="utf-8")
        return str(path)

    def leave(self, say: Wording) -> str:
        """The table goes on without one; the same link leads back to it."""
        return say("left.table", link=f"{self.server.url}/#/table/{self.table['id']}")


def _sentences(told: dict[str, Any]) -> list[Sentence]:
    return [Sentence(said["message"], tuple(said["things"])) for said in told["sentences"]]
