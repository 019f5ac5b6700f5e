"""Correspondence in comfort: lines prepared beforehand, notes, holidays, a place to try things."""

from typing import Final

from aquae.server.clock import now_ms
from aquae.server.memory.tables import Tables
from aquae.server.storage.prepared import PreparedRows
from aquae.server.tables import commands
from aquae.server.tables.calling import whose_turn
from aquae.server.tables.codec import Data
from aquae.server.tables.creating import Beginning, SeatWish, TableWish
from aquae.server.tables.live import LiveTable
from aquae.server.tables.logged import Seat
from aquae.server.tables.prepared import LONGEST_LINE, Line, reply_in, steps_of
from aquae.server.tables.problems import Problem
from aquae.server.tables.resting import Away, judged_holiday, rest
from aquae.server.tables.tokens import new_id, new_key

MOST_LINES: Final = 50
"""Of one person at one table."""


class Preparing:
    """Keeps what people prepare, and does it when its time has come."""

    def __init__(self, tables: Tables, rows: PreparedRows) -> None:
        self.tables = tables
        self.writer = tables.writer
        self.rows = rows

    # What people ask for.

    async def at(self, person: str, table_id: str) -> Data:
        """What somebody keeps at a table, for themselves alone."""
        await self.tables.get(table_id)
        lines = await self.rows.at(person, table_id)
        return {
            "lines": [_told(line) for line in lines],
            "note": await self.rows.note(person, table_id),
        }

    async def own(self, person: str) -> Data:
        """All lines of somebody, for whoever wants what is kept of them."""
        return {"lines": await self.rows.of(person)}

    async def add(
        self, person: str, table_id: str, at: int, texts: list[str], any_draw: bool
    ) -> None:
        """A line that the rules allow: what others may do, and the answer to it."""
        if len(texts) > LONGEST_LINE:
            raise Problem("invalid", f"a line has at most {LONGEST_LINE} actions")
        if await self.rows.count(person, table_id) >= MOST_LINES:
            raise Problem("invalid", f"you have {MOST_LINES} lines here already")
        now = now_ms()

        def judge(table: LiveTable) -> tuple[Line, int]:
            line = Line(new_id(), at, steps_of(table, person, at, texts), any_draw, now)
            return line, table.number

        line, number = await self.tables.ask(table_id, judge)
        await self.writer.run(self.rows.keep(person, table_id, line, number))
        self.tables.on_due(None)

    async def remove(self, person: str, table_id: str, line: str) -> None:
        if not await self.writer.run(self.rows.remove(person, table_id, line)):
            raise Problem("no-such-line")

    async def keep_note(self, person: str, table_id: str, note: str) -> None:
        table = (await self.tables.get(table_id)).logged
        if not table.seats_of(person) and table.creation.creator != person:
            raise Problem("not-your-seat")
        await self.writer.run(self.rows.keep_note(person, table_id, note))

    async def keep_holiday(self, person: str, wanted: Away | None) -> None:
        now = now_ms()
        away = judged_holiday(await self.rows.away(person), wanted, now)
        await self.writer.run(self.rows.keep_holiday(person, away, now))
        self.tables.on_due(None)

    async def sandbox(self, table_id: str, at: int | None) -> TableWish:
        """A table to try things out on: all seats are one's own, and Chance does as one likes."""
        table = (await self.tables.get(table_id)).table
        colours = table.wearing.worn()
        seats = [
            SeatWish("me", _called(seat), colour=colour)
            for seat, colour in zip(table.seats, colours, strict=False)
        ]
        return TableWish(
            seats,
            chat=False,
            hints=False,
            beginning=Beginning(table=table_id, at=at),
            sandbox=True,
        )

    # What is due.

    async def see_to(self, table_id: str, number: int) -> None:
        """Somebody is to move: do what they have prepared, or stop their clock if they are away."""
        table = (await self.tables.get(table_id)).table
        person = whose_turn(table)
        if person is not None and not await self._reply(table, person):
            await self.rest(table_id)
        await self.writer.run(self.rows.done(table_id, number))

    async def rest(self, table_id: str) -> None:
        """Let the clock stand still that runs for somebody who is on holiday."""
        person = whose_turn((await self.tables.get(table_id)).table)
        away = None if person is None else await self.rows.away(person)
        if person is not None and away is not None:
            await self.tables.perform(table_id, rest(person, away), new_key())

    async def _reply(self, table: LiveTable, person: str) -> bool:
        """Whether a line has told what to do, and it was done."""
        table_id, number, is_done = table.creation.id, table.number, False
        lines = await self.rows.at(person, table_id)
        found = {line.line: reply_in(table, person, line) for line in lines}
        chosen = next((name for name, reply in found.items() if reply.text is not None), None)
        useless = [name for name, reply in found.items() if not reply.holds and name != chosen]
        if chosen is not None:
            try:
                # Judged like anything that somebody does: the play may have gone on meanwhile.
                act = commands.act(person, number, found[chosen].text or "")
                await self.tables.perform(table_id, act, new_key())
            except Problem as problem:
                is_over = problem.code == "refused"
            else:
                is_done, is_over = True, not found[chosen].holds
            useless += [chosen] if is_over else []
        if useless:
            await self.writer.run(self.rows.remove(person, table_id, *useless))
        return is_done


def _called(seat: Seat) -> str | None:
    """A bot is called by its level, which looks odd at the seat of a person."""
    return (seat.name.capitalize() if seat.kind == "bot" else seat.name) or None


def _told(line: Line) -> Data:
    steps = [{"mover": mover, "text": text} for mover, text in line.steps]
    return {**line._asdict(), "steps": steps}
