"""A seat at a table on a server."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

from aquae.bots.reasons import Sentence
from aquae.cli.fullscreen.desk import Desk, Hint, beside
from aquae.cli.fullscreen.server import Away, Link, Server
from aquae.cli.fullscreen.wording import Wording
from aquae.core.record import Record, parse_line
from aquae.core.replay import Walk
from aquae.draw.scene import distinct_names
from aquae.games import game_called

AGAIN: Final = 1.0
"""Seconds until a lost connection is tried again."""
GUEST: Final = "Guest"

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


class RemoteDesk(Desk):
    """Follows the events of a table; the rules are known here, so the position is, too."""

    def __init__(self, server: Server, table: dict[str, Any]) -> None:
        self.server = server
        self.path = f"/tables/{table['id']}"
        self.walk = Walk(game_called(table["game"]), table["options"])
        self.number = 0
        """The last event that was seen."""
        self._heard: asyncio.Queue[Event | None] = asyncio.Queue()
        self._listener: threading.Thread | None = None
        self._is_lost = False
        self.know(table)

    def know(self, table: dict[str, Any]) -> None:
        """Who sits where, and how far the table is."""
        self.table = table
        self.names = distinct_names([seat["name"] or "…" for seat in table["seats"]])

    @property
    def is_over(self) -> bool:
        return bool(self.table["status"] == "over")

    def is_mine(self, seat: int) -> bool:
        return seat in self.table["mine"] and self.table["status"] != "open"

    def awaits_me(self) -> bool:
        """Only once everything has been heard that happened before."""
        is_up_to_date = self.number >= self.table["number"]
        return is_up_to_date and not self.is_over and super().awaits_me()

    # What others do.

    async def others(self) -> AsyncIterator[str]:
        self._listen()
        while True:
            event = await self._heard.get()
            if event is None:
                self._is_lost = True
                yield "table.away"
                continue
            told = await self.take_in(event)
            if self._is_lost:
                self._is_lost = False
                yield told or "table.back"
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
        while not loop.is_closed():
            try:
                for event in self.server.events(self.table["id"], heard):
                    heard = event["number"] if "kind" in event else heard
                    loop.call_soon_threadsafe(self._heard.put_nowait, event)
            except Away:
                if not loop.is_closed():
                    loop.call_soon_threadsafe(self._heard.put_nowait, None)
            waiting.wait(AGAIN)

    async def take_in(self, event: Event) -> str | None:
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
            return ""
        if event["kind"] == "undone":
            self.walk.go_to(self.walk.actions[: event["to"]])
        if self.number > self.table["number"]:
            self.know(await beside(lambda: self.server.ask(self.path)))
        return self._told(event)

    def _told(self, event: Event) -> str:
        if event["kind"] == "asked" and event.get("seat") not in self.table["mine"]:
            return "table.asked"
        return "table.open" if self.table["status"] == "open" else ""

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
        """To somebody who asks to take something back, or to end together."""
        await self._post("/answer", {"at": self.number, "agree": agree})

    async def hints(self) -> list[Hint]:
        found = await beside(lambda: self.server.ask(f"{self.path}/hint", {}))
        return [
            Hint(
                one["text"],
                one["chances"],
                [Sentence(said["message"], tuple(said["things"])) for said in one["sentences"]],
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
