"""Ratings in the database: plays are counted once and one after another, whoever counts them."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from pydantic_core import to_json
from sqlalchemy import select

from aquae.bots.skill import Skill
from aquae.server.people.rating import (
    KNOWN_PLAYS,
    WEEK_MS,
    Meetings,
    RatedPlay,
    RatedSeat,
    Standing,
    after,
    as_rated,
    people_in,
    seat_data,
    weighed,
)
from aquae.server.storage.rows import Statements
from aquae.server.storage.schema import PERSON, RATING, RATING_STEP
from aquae.server.storage.store import Store
from aquae.server.tables.codec import decoded

LOCK: Final = "SELECT pg_advisory_xact_lock(4105105107)"
"""Two plays of the same person must not be counted at the same moment."""
IS_COUNTED: Final = "SELECT 1 FROM rated WHERE play = %s"
DONE: Final = "DELETE FROM due WHERE table_id = %s AND what = 'rate'"
STILL_HERE: Final = "SELECT person FROM holding WHERE table_id = %s"
STANDING: Final = (
    "SELECT mu, sigma, plays FROM rating WHERE person = %s AND game = %s AND players = %s"
)
OF_THE_WEEK: Final = (
    "SELECT data FROM rated WHERE number IN"
    " (SELECT number FROM rating_step WHERE person = %s AND over_at > %s)"
)
APART: Final = (
    "SELECT count(*) FROM (SELECT 1 FROM rating_step AS other"
    " WHERE other.person = %s AND other.game = %s AND other.players = %s AND NOT EXISTS"
    " (SELECT 1 FROM rating_step AS one WHERE one.person = %s AND one.number = other.number)"
    " LIMIT %s) AS found"
)
"""As far as anybody counts."""
NEXT: Final = "SELECT coalesce(max(number), 0) + 1 FROM rated"
KEEP_PLAY: Final = (
    "INSERT INTO rated (number, play, game, players, over_at, data) VALUES (%s, %s, %s, %s, %s, %s)"
)
KEEP_STEP: Final = (
    "INSERT INTO rating_step (person, number, game, players, over_at, mu, sigma)"
    " VALUES (%s, %s, %s, %s, %s, %s, %s)"
)
KEEP: Final = (
    "INSERT INTO rating (person, game, players, mu, sigma, plays, sure)"
    " VALUES (%s, %s, %s, %s, %s, %s, %s) ON CONFLICT (person, game, players) DO UPDATE SET"
    " mu = excluded.mu, sigma = excluded.sigma, plays = excluded.plays, sure = excluded.sure"
)
OWN_PLAYS: Final = (
    "SELECT number, data FROM rated WHERE number IN"
    " (SELECT number FROM rating_step WHERE person = %s)"
)
REWRITE: Final = "UPDATE rated SET data = %s WHERE number = %s"
DROP: Final = "DELETE FROM rated WHERE number = %s"
ALL: Final = (
    "SELECT number, play, game, players, over_at, data FROM rated WHERE number > %s"
    " ORDER BY number LIMIT %s"
)
AT_ONCE: Final = 1000
SHOWN_PLAYS: Final = 5
"""Whoever has played fewer is not in the list of the best yet."""


class Rated(NamedTuple):
    """A row of the list of the best."""

    person: str
    name: str
    mosaic: int
    standing: Standing


class Step(NamedTuple):
    """What was thought of somebody after a play."""

    game: str
    players: int
    over_at: int
    skill: Skill


class RatingRows:
    """Looks at what was counted."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def best(self, game: str, players: int, limit: int) -> list[Rated]:
        """Those who let everybody see them, by what they are at least."""
        query = select(RATING, PERSON.c.name, PERSON.c.mosaic)
        query = query.join(PERSON, PERSON.c.person == RATING.c.person)
        query = query.where(RATING.c.game == game, RATING.c.players == players)
        query = query.where(RATING.c.plays >= SHOWN_PLAYS)
        query = query.where(PERSON.c.public, PERSON.c.name.is_not(None))
        query = query.order_by(RATING.c.sure.desc(), RATING.c.person).limit(limit)
        return [
            Rated(row.person, row.name, row.mosaic or 0, _standing(row))
            for row in await self.store.find(query)
        ]

    async def of(self, person: str) -> dict[tuple[str, int], Standing]:
        """All that is thought of somebody, by game and number of seats."""
        rows = await self.store.find(select(RATING).where(RATING.c.person == person))
        return {(row.game, row.players): _standing(row) for row in rows}

    async def steps(self, person: str, limit: int) -> list[Step]:
        """How it came to that, the last first."""
        query = select(RATING_STEP).where(RATING_STEP.c.person == person)
        query = query.order_by(RATING_STEP.c.number.desc()).limit(limit)
        return [
            Step(row.game, row.players, row.over_at, Skill(row.mu, row.sigma))
            for row in await self.store.find(query)
        ]


def _standing(row: Any) -> Standing:
    return Standing(Skill(row.mu, row.sigma), row.plays)


class RatingStatements(Statements):
    """Counts plays; all of it is work for a writer."""

    def count(self, play: RatedPlay) -> Callable[[Any], bool]:
        """Count a play, unless it was counted before; whether it was not."""

        def work(connection: Any) -> bool:
            if self.is_postgres:
                connection.execute(LOCK)
            is_new = not self._found(connection, IS_COUNTED, play.play)
            if is_new:
                self._count(connection, self._without_gone(connection, play))
            self._do(connection, DONE, play.play)
            return is_new

        return work

    def drop(self, table_id: str) -> Callable[[Any], None]:
        """A play that does not count after all."""
        return lambda connection: self._do(connection, DONE, table_id) and None

    def _count(self, connection: Any, play: RatedPlay) -> None:
        before = {
            person: Standing(Skill(mu, sigma), plays)
            for person in people_in(play)
            for mu, sigma, plays in self._found(
                connection, STANDING, person, play.game, play.players
            )
        }
        meetings = {person: self._meetings(connection, play, person) for person in people_in(play)}
        play = weighed(as_rated(play, before), before, meetings)
        ((number,),) = self._found(connection, NEXT)
        data = to_json([seat_data(seat) for seat in play.seats]).decode()
        self._do(connection, KEEP_PLAY, number, *play[:4], data)
        self.keep(connection, number, play, after(play, before))

    def _meetings(self, connection: Any, play: RatedPlay, person: str) -> Meetings:
        since = play.over_at - WEEK_MS
        week = Counter(
            seat["person"]
            for (data,) in self._found(connection, OF_THE_WEEK, person, since)
            for seat in decoded(data)
            if seat.get("person", person) != person
        )
        kind = (play.game, play.players)
        apart = {
            other: self._found(connection, APART, other, *kind, person, KNOWN_PLAYS)[0][0]
            for other in {*week, *people_in(play)} - {person}
        }
        return Meetings(week, apart)

    def keep(
        self, connection: Any, number: int, play: RatedPlay, standings: dict[str, Standing]
    ) -> None:
        """What is thought of people after a play."""
        for person, (skill, plays) in standings.items():
            place = (play.game, play.players)
            self._do(connection, KEEP_STEP, person, number, *place, play.over_at, *skill)
            self._do(connection, KEEP, person, *place, *skill, plays, skill.sure)

    def _without_gone(self, connection: Any, play: RatedPlay) -> RatedPlay:
        """Whoever was forgotten meanwhile is not to be remembered by this."""
        here = {person for (person,) in self._found(connection, STILL_HERE, play.play)}
        seats = [
            seat if seat.person in here or seat.level else RatedSeat(seat.place)
            for seat in play.seats
        ]
        return play._replace(seats=seats)

    def forget(self, connection: Any, person: str) -> None:
        """Others keep what they have: of somebody who goes, what was thought of them stays there,
        without saying of whom."""
        for number, data in self._found(connection, OWN_PLAYS, person):
            seats = [RatedSeat(**seat) for seat in decoded(data)]
            left = [_nobody(seat) if seat.person == person else seat for seat in seats]
            if any(seat.person is not None for seat in left):
                kept = to_json([seat_data(seat) for seat in left]).decode()
                self._do(connection, REWRITE, kept, number)
            else:
                self._do(connection, DROP, number)

    def all(self, connection: Any) -> Iterator[tuple[int, RatedPlay]]:
        """Every play that counts, in the order in which it was counted."""
        last = 0
        while rows := self._found(connection, ALL, last, AT_ONCE):
            for number, play, game, players, over_at, data in rows:
                seats = [RatedSeat(**seat) for seat in decoded(data)]
                yield number, RatedPlay(play, game, players, over_at, seats)
            last = rows[-1][0]

    def clear(self, connection: Any) -> None:
        for name in ("rating", "rating_step"):
            self._do(connection, f"DELETE FROM {name}")


def _nobody(seat: RatedSeat) -> RatedSeat:
    return replace(seat, person=None, weight=None)
