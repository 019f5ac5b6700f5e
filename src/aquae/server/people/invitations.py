"""Asking people whom one has played with to a table that one has made."""

from typing import Final

from aquae.server.clock import now_ms
from aquae.server.http.limits import Buckets
from aquae.server.memory.tables import Tables
from aquae.server.people.company import Company
from aquae.server.storage.invitations import InvitationRows
from aquae.server.storage.statistics import StatisticsRows
from aquae.server.tables.calling import Call
from aquae.server.tables.codec import Data
from aquae.server.tables.logged import LoggedTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.views import table_data

MOST_INVITED: Final = 20
"""So many to one table, and shown of those whom one could invite."""
MOST_LISTED: Final = 20
AN_HOUR: Final = 40
"""So many people one person may invite."""
ONCE: Final = 1
"""The number of the call: of one table somebody is told once, whatever happens."""


class Invitations:
    """Who is asked to which table, by whom."""

    def __init__(
        self,
        tables: Tables,
        rows: InvitationRows,
        known: StatisticsRows,
        company: Company,
    ) -> None:
        self.tables = tables
        self.rows = rows
        self.known = known
        self.company = company
        limit = AN_HOUR if company.house.settings.rate else 0
        self.inviting = Buckets("invitations", limit / 3600, limit)

    async def whom(self, person: str, table_id: str) -> Data:
        """Those whom somebody has played with most, and whether they are invited already."""
        _own_seat((await self.tables.get(table_id)).logged, person)
        avoided = {
            one["person"]
            for one in await self.company.rows.avoided(person)
            if one["how"] == "block"
        }
        invited = await self.rows.to(table_id)
        met = await self.known.opponents(person, False, MOST_INVITED)
        return {
            "people": [
                {"person": one.person, "name": one.name, "invited": one.person in invited}
                for one in met
                if one.person not in avoided
            ]
        }

    async def invite(self, person: str, table_id: str, other: str) -> None:
        """Ask somebody one has played with, once; nobody whom one has blocked, or by whom."""
        self.company.house.judge(person)
        place = _own_seat((await self.tables.get(table_id)).logged, person)
        if other == person or not await self.rows.have_met(person, other):
            raise Problem("no-such-person", "you have not played with them")
        await self.company.judge_together(person, other)
        if len(await self.rows.to(table_id)) >= MOST_INVITED:
            raise Problem("invalid", f"you have invited {MOST_INVITED} people already")
        self.inviting.demand(person)
        now = now_ms()
        call = Call(other, table_id, "invited", ONCE, now, {"said": "invited", "seat": place})
        await self.tables.writer.run(self.rows.invite(call, person, now))

    async def of(self, person: str) -> Data:
        """The tables to which somebody is invited and where nobody has begun without them."""
        found = await self.rows.of(person, MOST_LISTED)
        tables = await self.tables.get_all([one.table_id for one in found])
        by = {one.table_id: one for one in found}
        told = []
        for loaded in tables:
            table, one = loaded.logged, by[loaded.id]
            places = table.seats_of(one.other)
            if places and not table.seats_of(person):
                name = table.seats[places[0]].name
                shown = table_data(table, person, now_ms())
                told.append({"table": shown, "name": name, "made_at": one.made_at})
        return {"invitations": told}

    async def own(self, person: str) -> Data:
        """What is kept of it, for whoever it is about."""
        return {"invitations": await self.rows.own(person)}

    async def decline(self, person: str, table_id: str) -> None:
        if not await self.tables.writer.run(self.rows.decline(person, table_id, now_ms())):
            raise Problem("no-such-table")


def _own_seat(table: LoggedTable, person: str) -> int:
    """Where somebody sits at an open table that they have made."""
    if table.creation.creator != person:
        raise Problem("not-your-table")
    if table.status != "open":
        raise Problem("not-open")
    own = table.seats_of(person)
    if not own:
        raise Problem("not-your-seat")
    return own[0]
