"""Whom somebody wants to play with, and whom not; and what they tell the hosts of others."""

from typing import Final

from aquae.server.clock import now_ms
from aquae.server.memory.tables import Tables
from aquae.server.people.house import House
from aquae.server.storage.company import CompanyRows, Report
from aquae.server.tables.codec import Data
from aquae.server.tables.logged import LoggedTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_id

MOST_AVOIDED: Final = 500


class Company:
    """Who may sit down with whom."""

    def __init__(self, tables: Tables, rows: CompanyRows, house: House) -> None:
        self.tables = tables
        self.rows = rows
        self.house = house

    async def avoid(self, person: str, other: str, how: str | None, name: str) -> None:
        """Block or mute somebody, or neither any more."""
        if other == person:
            raise Problem("invalid", "nobody avoids themselves")
        if how is None:
            await self.tables.writer.run(self.rows.make_up(person, other))
            return
        if await self.rows.count(person) >= MOST_AVOIDED:
            raise Problem("invalid", f"you avoid {MOST_AVOIDED} people already")
        await self.tables.writer.run(self.rows.avoid(person, other, how, name, now_ms()))

    async def judge_sitting_down(self, person: str, table_id: str) -> None:
        """Nobody sits down with those who have blocked them; who sits there already may stay."""
        table = (await self.tables.get(table_id)).logged
        if not table.seats_of(person):
            self.house.judge(person)
            await self._judge(person, {*_people(table), table.creation.creator})

    async def judge_together(self, person: str, other: str) -> None:
        """Neither of two people has blocked the other."""
        await self._judge(person, {other})
        if await self.rows.is_blocked(other, {person}):
            raise Problem("invalid", "you have blocked them")

    async def judge_entering(self, person: str, organiser: str) -> None:
        """Nobody enters a tournament of those who have blocked them."""
        self.house.judge(person)
        await self._judge(person, {organiser})

    async def judge_rematch(self, person: str, table_id: str) -> None:
        self.house.judge(person)
        await self._judge(person, _people((await self.tables.get(table_id)).logged))

    async def _judge(self, person: str, others: set[str]) -> None:
        if await self.rows.is_blocked(person, others - {person}):
            raise Problem("not-welcome")

    async def report(self, person: str, table_id: str, seat: int, why: str, words: str) -> str:
        """Tell the hosts of somebody at a table; the chat so far goes with it."""
        table = (await self.tables.get(table_id)).logged
        if not table.seats_of(person):
            raise Problem("not-your-seat")
        other = table.seats[seat].person if seat < len(table.seats) else None
        if other is None or other == person:
            raise Problem("no-such-seat", "nobody else sits there")
        report = Report(new_id(), table_id, person, other, why, words, table.number, now_ms())
        return await self.tables.writer.run(self.rows.keep(report))

    async def own(self, person: str) -> Data:
        """What is kept of somebody here, for themselves."""
        reports = [report._asdict() for report in await self.rows.reports_by(person)]
        return {
            "avoided": await self.rows.avoided(person),
            "reports": reports,
            "suspended_until": self.house.suspended.get(person),
        }


def _people(table: LoggedTable) -> set[str]:
    return {seat.person for seat in table.seats if seat.person is not None}
