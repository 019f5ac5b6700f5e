"""What hosts do in the browser: the deeds of `aquae admin`, each written down under their name."""

from typing import Final

from aquae.server.clock import now_ms
from aquae.server.memory.tables import Tables
from aquae.server.people.house import DAY_MS, INVITATION, LIMITS, NOTICE, House, deed, new_word
from aquae.server.storage.company import Report
from aquae.server.storage.hosting import Cursor, Deed, Host, HostRows, Work
from aquae.server.tables.codec import Data, decoded
from aquae.server.tables.events import Said
from aquae.server.tables.logged import LoggedTable
from aquae.server.tables.problems import Code, Problem
from aquae.server.tables.tokens import ID, digest

MOST_PEOPLE: Final = 50


class Hosting:
    """Looks after people and tables for those who may."""

    def __init__(self, tables: Tables, house: House, rows: HostRows) -> None:
        self.tables = tables
        self.house = house
        self.rows = rows

    async def become(self, person: str, ticket: str) -> None:
        """Whoever has the link of the host at the machine is one, too."""
        work = self.rows.appoint(digest(ticket), deed(person, "become-host", person))
        await self._do(work, "bad-ticket")

    async def suspend(self, host: str, person: str, days: int) -> None:
        until = now_ms() + days * DAY_MS
        work = self.rows.suspend(until, deed(host, "suspend", person, str(days)))
        await self._do(work, "no-such-person")

    async def lift(self, host: str, person: str) -> None:
        await self._do(self.rows.suspend(0, deed(host, "lift", person)), "no-such-person")

    async def remove_table(self, host: str, table_id: str) -> None:
        work = self.rows.remove_table(deed(host, "remove-table", table_id))
        await self._do(work, "no-such-table")

    async def settle(self, host: str, report: str) -> None:
        await self._do(self.rows.settle(deed(host, "settle", report)), "no-such-report")

    async def register(self, host: str, is_open: bool) -> None:
        said = "open" if is_open else "closed"
        await self._choose("" if is_open else new_word(), deed(host, "register", INVITATION, said))

    async def limit(self, host: str, name: str, value: int) -> None:
        await self._choose(str(value), deed(host, "limit", name, str(value)))

    async def notice(self, host: str, text: str) -> None:
        await self._choose(text, deed(host, NOTICE, NOTICE, text))

    async def _choose(self, value: str, what: Deed) -> None:
        await self._do(self.rows.choose(value, what), "failed")

    async def _do(self, work: Work, missing: Code) -> None:
        """A deed in one transaction, known here at once and at other servers in a moment."""
        if not await self.tables.writer.run(work):
            raise Problem(missing)
        await self.house.look()

    def about(self) -> Data:
        """How the house is run, and by whom."""
        limits = {"table_quota": self.house.quota()}
        assert set(limits) == set(LIMITS), "every limit that hosts may change is told"
        return {
            "invitation": self.house.invitation,
            "notice": self.house.notice,
            "limits": limits,
            "hosts": [host._asdict() for host in self.house.hosts.values()],
        }

    async def people(self, sought: str) -> Data:
        """People by a part of their claimed name, or by their id; without either, the suspended.

        Most people have no row: whoever is known by an id alone is answered with it.
        """
        found = await self.rows.people(sought, MOST_PEOPLE) if sought else []
        known = {one["person"] for one in found}
        others = [sought] if ID.fullmatch(sought) else [] if sought else self._suspended()
        found += [{"person": one, "name": None} for one in others if one not in known]
        return {"people": [{**one, "suspended_until": self._until(one["person"])} for one in found]}

    def _suspended(self) -> list[str]:
        return [person for person in self.house.suspended if self._until(person)]

    def _until(self, person: str) -> int | None:
        until = self.house.suspended.get(person, 0)
        return until if until > now_ms() else None

    async def list_tables(self, before: Cursor, limit: int) -> Data:
        rows = await self.rows.tables(before, limit)
        loaded = await self.tables.get_all([table_id for table_id, _ in rows])
        shown = [_told(one.logged) for one in loaded]
        return {"tables": shown, "next": _next([(at, name) for name, at in rows], limit)}

    async def reports(self, settled: bool, before: Cursor, limit: int) -> Data:
        """What people have told, with the chat of their tables up to then."""
        found = await self.rows.reports(settled, before, limit)
        tables = await self.tables.get_all(list({one.table_id for one in found}))
        known = {loaded.id: loaded.logged for loaded in tables}
        told = [_told_report(one, known.get(one.table_id)) for one in found]
        return {"reports": told, "next": _next([(one.made_at, one.report) for one in found], limit)}

    async def deeds(self, before: Cursor, limit: int) -> Data:
        found = await self.rows.deeds(before, limit)
        told = [{**one._asdict(), "by": self._name(one.person)} for one in found]
        return {"deeds": told, "next": _next([(one.made_at, one.deed) for one in found], limit)}

    def _name(self, person: str) -> str | None:
        """Of whoever is a host still."""
        host: Host | None = self.house.hosts.get(person)
        return None if host is None else host.name


def _next(places: list[tuple[int, str]], limit: int) -> str | None:
    return f"{places[-1][0]}-{places[-1][1]}" if len(places) == limit else None


def _told(table: LoggedTable) -> Data:
    seats = [{"name": seat.name, "person": seat.person} for seat in table.seats]
    return {
        "table": table.creation.id,
        "game": table.creation.game,
        "public": table.creation.public,
        "status": table.status,
        "changed_at": table.changed_at,
        "seats": seats,
    }


def _told_report(report: Report, table: LoggedTable | None) -> Data:
    seats = [] if table is None else table.seats
    names = {seat.person: seat.name for seat in seats}
    events = [] if table is None else map(decoded, table.log[: report.number])
    chat = [
        {"name": event["name"], "text": event["text"]}
        for event in events
        if event["kind"] == Said.kind
    ]
    told = report._asdict()
    del told["number"]
    told["table"] = told.pop("table_id")
    return {**told, "by": names.get(report.person), "about": names.get(report.other), "chat": chat}
