"""Tournaments in the database: read whole, changed by whoever has seen the last change."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from pydantic_core import to_json
from sqlalchemy import or_, select, tuple_

from aquae.server.storage.neutral import NEUTRAL
from aquae.server.storage.rows import Rows
from aquae.server.storage.schema import ENTRANT, HEAD, RESULT, STAGE, TOURNAMENT
from aquae.server.storage.writer import Append, Writer
from aquae.server.tables.codec import Data, decoded
from aquae.server.tournaments.model import Entrant, Tournament, stage_in, terms_in

Cursor = tuple[int, str] | None

MAKE: Final = (
    "INSERT INTO tournament (state, settings, begins_at, began_at, over_at, due_at, lease_until,"
    " number, tournament, organiser, name, public, made_at)"
    " VALUES (%s, %s, %s, %s, %s, %s, 0, 1, %s, %s, %s, %s, %s)"
)
MOVE: Final = (
    "UPDATE tournament SET state = %s, settings = %s, begins_at = %s, began_at = %s, over_at = %s,"
    " due_at = %s, lease_until = 0, number = number + 1 WHERE tournament = %s AND number = %s"
    " RETURNING tournament"
)
CLAIM: Final = (
    "UPDATE tournament SET lease_until = %s"
    " WHERE tournament = %s AND due_at <= %s AND lease_until <= %s RETURNING tournament"
)
RELEASE: Final = "UPDATE tournament SET lease_until = 0 WHERE tournament = %s"
KEEP_ENTRANT: Final = (
    "INSERT INTO entrant (tournament, number, name, person, level, gone_at)"
    " VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT (tournament, number) DO UPDATE SET"
    " name = excluded.name, person = excluded.person, gone_at = excluded.gone_at"
)
DROP_ENTRANTS: Final = "DELETE FROM entrant WHERE tournament = %s"
KEEP_STAGE: Final = (
    "INSERT INTO stage (tournament, number, data) VALUES (%s, %s, %s)"
    " ON CONFLICT (tournament, number) DO UPDATE SET data = excluded.data"
)
NOBODY_ENTERED: Final = "UPDATE entrant SET person = NULL, name = %s WHERE person = %s"
NOBODY_ORGANISES: Final = "UPDATE tournament SET organiser = %s WHERE organiser = %s"
AT_ONCE: Final = 20


class TournamentRows(Rows):
    """The statements on tournaments."""

    async def one(self, tournament_id: str) -> Tournament | None:
        """All of a tournament, as of one moment or a later one: `number` is read first."""
        query = select(TOURNAMENT).where(TOURNAMENT.c.tournament == tournament_id)
        rows = await self.store.find(query)
        entrants = await self._by_tournament(ENTRANT, [tournament_id])
        stages = await self._by_tournament(STAGE, [tournament_id])
        return _read(rows, entrants, stages)[0] if rows else None

    async def listed(self, person: str | None, before: Cursor, limit: int) -> list[Tournament]:
        """Public ones, or all that a person organises or takes part in; made last first, without
        their rounds, which are long."""
        query = select(TOURNAMENT)
        if person is None:
            query = query.where(TOURNAMENT.c.public)
        else:
            entered = select(ENTRANT.c.tournament).where(ENTRANT.c.person == person)
            own = TOURNAMENT.c.organiser == person
            query = query.where(or_(own, TOURNAMENT.c.tournament.in_(entered)))
        if before is not None:
            query = query.where(tuple_(TOURNAMENT.c.made_at, TOURNAMENT.c.tournament) < before)
        query = query.order_by(TOURNAMENT.c.made_at.desc(), TOURNAMENT.c.tournament.desc())
        rows = await self.store.find(query.limit(limit))
        ids = [row.tournament for row in rows]
        return _read(rows, await self._by_tournament(ENTRANT, ids), {})

    async def _by_tournament(self, table: Any, ids: list[str]) -> dict[str, list[Any]]:
        query = select(table).where(table.c.tournament.in_(ids)).order_by(table.c.number)
        found: dict[str, list[Any]] = {}
        for row in await self.store.find(query) if ids else ():
            found.setdefault(row.tournament, []).append(row)
        return found

    async def due(self, now: int) -> list[str]:
        """Tournaments of which somebody has to look what follows."""
        query = select(TOURNAMENT.c.tournament).where(
            TOURNAMENT.c.due_at <= now, TOURNAMENT.c.lease_until <= now
        )
        query = query.order_by(TOURNAMENT.c.due_at).limit(AT_ONCE)
        return [row.tournament for row in await self.store.find(query)]

    async def results(self, table_ids: list[str]) -> dict[str, Data | None]:
        """How those of the tables ended that are over; None of one that is no more."""
        query = select(HEAD.c.table_id, RESULT.c.data)
        query = query.outerjoin(RESULT, RESULT.c.table_id == HEAD.c.table_id)
        rows = await self.store.find(query.where(HEAD.c.table_id.in_(table_ids)))
        there = {row.table_id: row.data for row in rows}
        over = {name: decoded(data) for name, data in there.items() if data is not None}
        return {**dict.fromkeys(set(table_ids) - set(there)), **over}

    def claim(self, tournament_id: str, now: int, until: int) -> Callable[[Any], bool]:
        values = (until, tournament_id, now, now)
        return lambda connection: bool(self._found(connection, CLAIM, *values))

    def release(self, tournament_id: str) -> Callable[[Any], Any]:
        return lambda connection: self._do(connection, RELEASE, tournament_id)

    def forget(self, person: str, nobody: str) -> Callable[[Any], None]:
        """Whoever goes is nobody in the tournaments of others, under a neutral name."""

        def work(connection: Any) -> None:
            self._do(connection, NOBODY_ENTERED, NEUTRAL, person)
            self._do(connection, NOBODY_ORGANISES, nobody, person)

        return work

    def make(self, tournament: Tournament, due_at: int | None) -> Callable[[Any], None]:
        def work(connection: Any) -> None:
            fixed = (tournament.id, tournament.organiser, tournament.name, tournament.public)
            self._do(connection, MAKE, *_moving(tournament, due_at), *fixed, tournament.made_at)
            self._keep(connection, tournament)

        return work

    def change(
        self,
        before: Tournament,
        after: Tournament,
        due_at: int | None,
        writer: Writer,
        tables: list[Append],
    ) -> Callable[[Any], bool]:
        """Write a change with the tables that it makes; False if another was faster."""

        def work(connection: Any) -> bool:
            seen = (before.id, before.number)
            if not self._found(connection, MOVE, *_moving(after, due_at), *seen):
                return False
            self._keep(connection, after, before)
            if tables:
                writer.add(connection, tables)
            return True

        return work

    def _keep(
        self, connection: Any, tournament: Tournament, before: Tournament | None = None
    ) -> None:
        """The entrants and rounds that are not as they were."""
        known = set() if before is None else {*before.entrants}
        if known - {*tournament.entrants} and tournament.state != "playing":
            self._do(connection, DROP_ENTRANTS, tournament.id)
            known = set()
        for one in tournament.entrants:
            if one not in known:
                values = (one.number, one.name, one.person, one.level, one.gone_at)
                self._do(connection, KEEP_ENTRANT, tournament.id, *values)
        old = () if before is None else before.stages
        for stage in tournament.stages:
            if stage not in old:
                data = to_json(stage.kept()).decode()
                self._do(connection, KEEP_STAGE, tournament.id, stage.number, data)


def _read(
    rows: Sequence[Any], entrants: dict[str, list[Any]], stages: dict[str, list[Any]]
) -> list[Tournament]:
    return [
        Tournament(
            id=row.tournament,
            organiser=row.organiser,
            name=row.name,
            public=bool(row.public),
            state=row.state,
            terms=terms_in(decoded(row.settings)),
            made_at=row.made_at,
            number=row.number,
            begins_at=row.begins_at,
            began_at=row.began_at,
            over_at=row.over_at,
            entrants=tuple(
                Entrant(one.number, one.name, one.person, one.level, one.gone_at)
                for one in entrants.get(row.tournament, [])
            ),
            stages=tuple(stage_in(decoded(one.data)) for one in stages.get(row.tournament, [])),
        )
        for row in rows
    ]


def _moving(tournament: Tournament, due_at: int | None) -> tuple[Any, ...]:
    settings = to_json(tournament.terms.kept()).decode()
    times = (tournament.begins_at, tournament.began_at, tournament.over_at)
    return (tournament.state, settings, *times, due_at)
