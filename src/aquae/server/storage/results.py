"""Results of plays that are over: one row a play, and one for each person who took part."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from pydantic_core import to_json
from sqlalchemy import Select, select, tuple_

from aquae.server.people.facts import Facts, Judged, facts_of
from aquae.server.storage.schema import HEAD, PLAYED, RESULT, UNTOLD
from aquae.server.storage.store import Store
from aquae.server.tables.codec import Data, decoded
from aquae.server.tables.events import Outcome
from aquae.server.tables.logged import LoggedTable, Seat

KEEP_RESULT: Final = (
    "INSERT INTO result (table_id, game, over_at, how, data) VALUES (%s, %s, %s, %s, %s)"
    " ON CONFLICT DO NOTHING"
)
LISTED: Final = ("person", "table_id", "game", "over_at", "outcome", "others", "removed")
PLAYED_COLUMNS: Final = LISTED + Facts._fields
KEEP_PLAYED: Final = (
    f"INSERT INTO played ({', '.join(PLAYED_COLUMNS)})"
    f" VALUES ({', '.join(['%s'] * len(PLAYED_COLUMNS))})"
    " ON CONFLICT (person, table_id) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in Facts._fields)
)
KEEP_JUDGED: Final = "UPDATE played SET luck = %s, play = %s WHERE person = %s AND table_id = %s"
REMOVE: Final = (
    "UPDATE played SET removed = %s WHERE person = %s AND table_id = %s RETURNING table_id"
)
AT_ONCE: Final = 50
"""Plays of before whose results are written at a time."""


class Results(NamedTuple):
    """The rows about a play that is over."""

    result: tuple[Any, ...]
    played: list[tuple[Any, ...]]


class Wish(NamedTuple):
    """Which plays somebody looks for among their own."""

    person: str
    game: str | None = None
    outcome: str | None = None
    others: str | None = None
    """Part of the name of somebody who played, too."""


def results_of(table: LoggedTable) -> Results:
    """What is kept of a play that is over, from its log alone."""
    end, creation = table.end, table.creation
    assert end is not None, "the play goes on"
    places = places_in(end.result)
    data: Data = {
        "options": creation.options,
        "ending": end.result["ending"],
        "seats": [
            _seat(seat, end.result["scores"][place], places[place])
            for place, seat in enumerate(table.seats)
        ],
    }
    kept = to_json(data).decode()
    people = sorted({seat.person for seat in table.seats if seat.person is not None})
    return Results(
        (creation.id, creation.game, end.at, end.how, kept),
        [_played(table, person, end.result, end.at, places) for person in people],
    )


def _seat(seat: Seat, score: int, place: int) -> Data:
    return {
        "name": seat.name,
        "person": seat.person,
        "level": seat.level if seat.kind == "bot" else None,
        "score": score,
        "place": place,
        "left": seat.left_at is not None,
    }


def _played(
    table: LoggedTable, person: str, result: Outcome, over_at: int, places: list[int]
) -> tuple[Any, ...]:
    creation = table.creation
    names = [seat.name.casefold() for seat in table.seats if seat.person != person]
    outcome = outcome_for(table.seats_of(person), result)
    listed = (person, creation.id, creation.game, over_at, outcome, "\n".join(names), False)
    return listed + facts_of(table, person, places)


def outcome_for(seats: list[int], result: Outcome) -> str:
    """How somebody at these seats did; `alone` if all seats were theirs."""
    if len(seats) == len(result["scores"]):
        return "alone"
    if not set(seats) & set(result["winners"]):
        return "lost"
    return "won" if set(result["winners"]) <= set(seats) else "shared"


def places_in(result: Outcome) -> list[int]:
    """The place of each seat: winners come first, whatever the points say; who is equal shares."""
    seats = range(len(result["scores"]))
    ranks = [_rank(result, seat) for seat in seats]
    return [1 + sum(other > ranks[seat] for other in ranks) for seat in seats]


def _rank(result: Outcome, seat: int) -> tuple[int, int, int]:
    if seat in result["winners"]:
        return (1, 0, 0)
    return (0, result["scores"][seat], result["tiebreaks"][seat])


class ResultRows:
    """The statements on results, in the dialect of a database."""

    def __init__(self, store: Store, is_postgres: bool) -> None:
        self.store = store
        self.is_postgres = is_postgres

    async def played(
        self, wish: Wish, before: tuple[int, str] | None, limit: int
    ) -> list[tuple[str, int]]:
        """Plays of a person that are over, the last first: id and when it ended."""
        query = _wished(select(PLAYED.c.table_id, PLAYED.c.over_at), wish)
        if before is not None:
            query = query.where(tuple_(PLAYED.c.over_at, PLAYED.c.table_id) < before)
        query = query.order_by(PLAYED.c.over_at.desc(), PLAYED.c.table_id.desc()).limit(limit)
        return [(row.table_id, row.over_at) for row in await self.store.find(query)]

    async def told(self, person: str, table_ids: list[str]) -> dict[str, Data]:
        """The results of plays by table, as the person who asks sees them."""
        query = select(RESULT, PLAYED.c.outcome, PLAYED.c.began_at).join(
            PLAYED, PLAYED.c.table_id == RESULT.c.table_id
        )
        query = query.where(PLAYED.c.person == person, RESULT.c.table_id.in_(table_ids))
        rows = await self.store.find(query)
        return {row.table_id: _told(row, person) for row in rows}

    async def missing(self, after: str) -> list[str]:
        """Plays that ended before results were kept, or before so much was kept of them."""
        query = select(HEAD.c.table_id).outerjoin(RESULT, RESULT.c.table_id == HEAD.c.table_id)
        query = query.where(HEAD.c.over_at.is_not(None), RESULT.c.table_id.is_(None))
        query = query.where(HEAD.c.table_id > after).order_by(HEAD.c.table_id).limit(AT_ONCE)
        untold = select(PLAYED.c.table_id).where(UNTOLD, PLAYED.c.table_id > after)
        untold = untold.distinct().order_by(PLAYED.c.table_id).limit(AT_ONCE)
        rows = [*await self.store.find(query), *await self.store.find(untold)]
        return sorted({row.table_id for row in rows})[:AT_ONCE]

    def keep(self, all: list[Results]) -> Callable[[Any], None]:
        def work(connection: Any) -> None:
            for results in all:
                self._do(connection, KEEP_RESULT, results.result)
                for row in results.played:
                    self._do(connection, KEEP_PLAYED, row)

        return work

    def judge(self, judged: list[Judged]) -> Callable[[Any], None]:
        """Keep what a review says of people."""

        def work(connection: Any) -> None:
            for row in judged:
                self._do(connection, KEEP_JUDGED, row)

        return work

    def remove(self, person: str, table_id: str) -> Callable[[Any], bool]:
        """Leave a play out of a person's list; whether it was there."""
        return lambda connection: bool(
            self._do(connection, REMOVE, (True, person, table_id)).fetchall()
        )

    def _do(self, connection: Any, statement: str, values: tuple[Any, ...]) -> Any:
        text = statement if self.is_postgres else statement.replace("%s", "?")
        return connection.execute(text, values)


def _wished(query: "Select[Any]", wish: Wish) -> "Select[Any]":
    query = query.where(PLAYED.c.person == wish.person, PLAYED.c.removed.is_(False))
    if wish.game is not None:
        query = query.where(PLAYED.c.game == wish.game)
    if wish.outcome is not None:
        query = query.where(PLAYED.c.outcome == wish.outcome)
    if wish.others:
        query = query.where(PLAYED.c.others.contains(wish.others.casefold(), autoescape=True))
    return query


def _told(row: Any, person: str) -> Data:
    kept = decoded(row.data)
    seats = [
        {
            **{name: seat[name] for name in ("name", "level", "score", "place")},
            "mine": seat["person"] == person,
        }
        for seat in kept["seats"]
    ]
    return {
        "table": row.table_id,
        "game": row.game,
        "over_at": row.over_at,
        "began_at": row.began_at,
        "how": row.how,
        "outcome": row.outcome,
        "ending": kept["ending"],
        "options": kept["options"],
        "seats": seats,
    }
