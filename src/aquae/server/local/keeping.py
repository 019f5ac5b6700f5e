"""Finished tables of a server, as a page was told of them: made anew here, and checked as they are.

What a server keeps to itself is told by the end (the dice) or does not matter any more (keys); who
looks at a kept table here is the one person of this device.
"""

from typing import Any

from aquae.core.lots import turned
from aquae.server.local.checking import checked, demand
from aquae.server.tables.codec import Data
from aquae.server.tables.creation import Chair, Clock, Creation
from aquae.server.tables.events import Event, happening
from aquae.server.tables.live import LiveTable
from aquae.server.tables.seating import BY_AGE


def table_told(told: Data, person: str) -> LiveTable:
    """The table that a server told of; what is wrong with it if it cannot have been so."""
    history = History(told, person)
    table = checked(history.creation(), [history.event(event) for event in told["events"]])
    demand(table.status == "over", "the table is over")
    return table


class History:
    """The table as it was in the end, and all that was told of it before."""

    def __init__(self, told: Data, person: str) -> None:
        self.table: Data = told["table"]
        self.events: list[Data] = told["events"]
        self.secret = bytes.fromhex(told["dice"]["secret"])
        self.person = person
        self.started = self._first("started")
        self.first: int = self._first("seated").get("first", 0)
        """The chair that became seat 0."""

    def _first(self, kind: str) -> Data:
        return next((event for event in self.events if event["kind"] == kind), {})

    def creation(self) -> Creation:
        table = self.table
        clock, origin = table["clock"], table["from"]
        colours = table["colours"][: len(table["seats"])]
        return Creation(
            id=table["id"],
            game=table["game"],
            options=table["options"],
            chairs=self._in_chairs([self._chair(seat) for seat in table["seats"]]),
            creator=self.person,
            secret=self.secret,
            made_at=table["made_at"],
            rules=table["rules"],
            public=table["public"],
            chat=table["chat"],
            hints=table["hints"],
            pause=table["pause"],
            clock=None if clock is None else Clock(clock["per"], clock["seconds"]),
            given=self._given(),
            origin=None if origin is None else (origin["table"], origin["at"]),
            first=table["first"],
            eldest=self.first if table["first"] == BY_AGE else 0,
            colours=(*self._in_chairs(colours),),
            daily=table.get("daily") or "",
        )

    def _in_chairs(self, things: list[Any]) -> list[Any]:
        return turned(things, -self.first)

    def _chair(self, seat: Data) -> Chair:
        if seat["kind"] == "bot" and seat["seat"] not in self.started["bots"]:
            return Chair("bot", seat["name"], seat["level"])
        return Chair("open")

    def _given(self) -> tuple[str, ...]:
        return tuple(event["text"] for event in self.events if event.get("by") == "given")

    def event(self, told: Data) -> Event:
        data = {**told, **self._untold(told)}
        what = happening(told["kind"], told["seat"], data)
        return Event(told["number"], what, told["made_at"])

    def _untold(self, event: Data) -> Data:
        """What is not told of an event, or told with more than happened."""
        kind = event["kind"]
        if kind == "ended":
            result = event["result"]
            return {"result": {name: part for name, part in result.items() if name != "rule"}}
        if kind == "joined":
            return {"person": self._person(event), "salt": self._salt(event, event["seat"])}
        if kind == "salted":
            return {"salt": self._salt(event, event["seats"][0])}
        return {"person": self.person, "key_hash": ""}

    def _is_before(self, event: Data) -> bool:
        """Whether seats are still chairs."""
        number, started = event["number"], self.started["number"]
        return bool(number < started)

    def _salt(self, event: Data, chair: int) -> str:
        salts: list[str] = self.started["salts"]
        return salts[chair] if self._is_before(event) else ""

    def _person(self, event: Data) -> str:
        """Who sat there in the end; on this device nobody can tell who did before."""
        chairs = len(self.table["seats"])
        turn = self.first if self._is_before(event) else 0
        seat: int = (event["seat"] - turn) % chairs
        if seat in self.table["mine"]:
            return self.person
        return self.table["seats"][seat]["person"] or ""
