"""What people do with tournaments: make them, enter and leave, begin, remove somebody, cancel."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from aquae.games import game_called
from aquae.server.clock import now_ms
from aquae.server.memory.tables import Tables
from aquae.server.people.company import Company
from aquae.server.people.profiles import Profiles
from aquae.server.storage.tournaments import Cursor, TournamentRows
from aquae.server.tables import commands
from aquae.server.tables.codec import Data
from aquae.server.tables.creating import SeatWish, TableWish, fresh_start
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import ID, new_id, new_key
from aquae.server.thinking.levels import judge_level, stand_in_of
from aquae.server.tournaments.advancing import LEAST, due_at, with_bots
from aquae.server.tournaments.model import Entrant, Terms, Tournament
from aquae.server.tournaments.running import Running
from aquae.server.tournaments.views import Shown, summary_data, tournament_data

MOST_ATTEMPTS: Final = 8
MOST_EVER: Final = 256
"""Entrants, with those who have gone: nobody fills a page by coming and going."""
LATE: Final = ("arena", "league")
"""One can still enter while these are played."""

Change = Callable[[Tournament], Tournament]
"""Judges first and raises a Problem, or answers with what comes of it."""


class Tournaments:
    """Judges what people want, and writes it unless something else has happened meanwhile."""

    def __init__(
        self,
        tables: Tables,
        rows: TournamentRows,
        running: Running,
        company: Company,
        profiles: Profiles,
    ) -> None:
        self.tables = tables
        self.rows = rows
        self.running = running
        self.company = company
        self.shown = Shown()
        self.profiles = profiles

    async def make(
        self,
        person: str,
        name: str,
        terms: Terms,
        public: bool,
        begins_at: int | None,
        bots: Sequence[str],
    ) -> Data:
        self.company.house.judge(person)
        tournament = Tournament(
            id=new_id(),
            organiser=person,
            name=name,
            public=public,
            state="open",
            terms=_judged(terms),
            made_at=now_ms(),
            number=1,
            begins_at=begins_at,
            entrants=tuple(with_bots([], _levels(terms, bots))),
        )
        due = now_ms() if _is_full(tournament) else due_at(tournament)
        await self.tables.writer.run(self.rows.make(tournament, due))
        return self._data(tournament, person)

    async def get(self, tournament_id: str) -> Tournament:
        found = await self.rows.one(tournament_id) if ID.fullmatch(tournament_id) else None
        if found is None:
            raise Problem("no-such-tournament")
        return found

    async def look(self, tournament_id: str, person: str | None) -> Data:
        return self._data(await self.get(tournament_id), person)

    def _data(self, tournament: Tournament, person: str | None) -> Data:
        return tournament_data(tournament, person, self.shown.standings(tournament))

    async def listed(self, person: str | None, is_mine: bool, before: Cursor, limit: int) -> Data:
        """Public tournaments, or one's own; made last first."""
        found = await self.rows.listed(person if is_mine else None, before, limit)
        following = f"{found[-1].made_at}-{found[-1].id}" if len(found) == limit else None
        return {"tournaments": [summary_data(one, person) for one in found], "next": following}

    async def enter(self, tournament_id: str, person: str, name: str) -> Data:
        tournament = await self.get(tournament_id)
        await self.company.judge_entering(person, tournament.organiser)
        await self.profiles.judge_name(person, name)

        def change(tournament: Tournament) -> Tournament:
            if tournament.entrant_of(person) is not None:
                return tournament
            is_late = tournament.state == "playing" and tournament.terms.form in LATE
            if tournament.state != "open" and not is_late:
                raise Problem("tournament-begun")
            if _is_full(tournament):
                raise Problem("tournament-full")
            return _with(tournament, person, name)

        return await self._change(tournament_id, person, change)

    async def leave(self, tournament_id: str, person: str) -> Data:
        """Go; at the table where one plays a bot goes on, and the round counts as it ends."""

        def change(tournament: Tournament) -> Tournament:
            own = tournament.entrant_of(person)
            if own is None:
                raise Problem("not-entered")
            return _without(tournament, own)

        return await self._change(tournament_id, person, change)

    async def remove(self, tournament_id: str, person: str, number: int) -> Data:
        """The organiser lets somebody go."""

        def change(tournament: Tournament) -> Tournament:
            _judge_organiser(tournament, person)
            found = next((one for one in tournament.active() if one.number == number), None)
            if found is None:
                raise Problem("not-entered")
            return _without(tournament, found)

        return await self._change(tournament_id, person, change)

    async def begin(self, tournament_id: str, person: str) -> Data:
        """The organiser closes the list: it begins with those who are there."""

        def change(tournament: Tournament) -> Tournament:
            _judge_organiser(tournament, person)
            if tournament.state != "open":
                raise Problem("tournament-begun")
            if len(tournament.active()) < LEAST and tournament.terms.fill is None:
                raise Problem("invalid", "nobody plays alone")
            return replace(tournament, begins_at=now_ms())

        return await self._change(tournament_id, person, change)

    async def cancel(self, tournament_id: str, person: str) -> Data:
        """No round begins any more; tables that are played go on as they like."""

        def change(tournament: Tournament) -> Tournament:
            _judge_organiser(tournament, person)
            if tournament.state not in ("open", "playing"):
                raise Problem("tournament-begun")
            return replace(tournament, state="cancelled", over_at=now_ms())

        return await self._change(tournament_id, person, change)

    async def _change(self, tournament_id: str, person: str, change: Change) -> Data:
        for _ in range(MOST_ATTEMPTS):
            before = await self.get(tournament_id)
            after = change(before)
            if after is before:
                return self._data(before, person)
            is_soon = after.state in ("open", "playing")
            if await self.running.write(before, after, is_soon=is_soon):
                await self._stand_up(before, after)
                return self._data(await self.get(tournament_id), person)
        raise Problem("database-away", "other servers keep writing to this tournament")

    async def _stand_up(self, before: Tournament, after: Tournament) -> None:
        """Bots play on for those who have just gone."""
        active = {one.number for one in after.active()}
        for one in before.active():
            if one.number not in active and one.person is not None:
                for meeting in before.waiting():
                    if one.number in meeting.seats:
                        place = meeting.seats.index(one.number)
                        leaving = commands.leave(one.person, place, after.terms.stand_in)
                        with suppress(Problem):  # it has just ended
                            await self.tables.perform(meeting.table, leaving, new_key())

    async def forget(self, person: str, nobody: str) -> None:
        """Somebody goes for good: others keep the tournaments, with a neutral name in them."""
        before: Cursor = None
        while found := await self.rows.listed(person, before, 20):
            for one in found:
                if one.entrant_of(person) is not None and one.state in ("open", "playing"):
                    await self.leave(one.id, person)
                if one.organiser == person and one.state in ("open", "playing"):
                    await self.cancel(one.id, person)
            before = (found[-1].made_at, found[-1].id)
        await self.tables.writer.run(self.rows.forget(person, nobody))

    async def own(self, person: str) -> list[Data]:
        """What is kept of somebody here, for themselves."""
        found: list[Data] = []
        before: Cursor = None
        while some := await self.rows.listed(person, before, 20):
            found += [summary_data(one, person) for one in some]
            before = (some[-1].made_at, some[-1].id)
        return found


def _judge_organiser(tournament: Tournament, person: str) -> None:
    if tournament.organiser != person:
        raise Problem("not-your-tournament")


def _is_full(tournament: Tournament) -> bool:
    return len(tournament.active()) >= tournament.terms.most


def _with(tournament: Tournament, person: str, name: str) -> Tournament:
    """Somebody more; whoever was there before goes on where they were."""
    former = next((one for one in tournament.entrants if one.person == person), None)
    if former is not None:
        back = replace(former, name=name, gone_at=None)
        entrants = tuple(back if one is former else one for one in tournament.entrants)
        return replace(tournament, entrants=entrants)
    if len(tournament.entrants) >= MOST_EVER:
        raise Problem("tournament-full")
    following = 1 + max((one.number for one in tournament.entrants), default=0)
    return replace(tournament, entrants=(*tournament.entrants, Entrant(following, name, person)))


def _without(tournament: Tournament, gone: Entrant) -> Tournament:
    """Before it begins, a name less; afterwards one who has no more tables."""
    if tournament.state not in ("open", "playing"):
        raise Problem("tournament-begun")
    if tournament.state == "open":
        left = tuple(one for one in tournament.entrants if one is not gone)
    else:
        left = tuple(
            replace(one, gone_at=now_ms()) if one is gone else one for one in tournament.entrants
        )
    return replace(tournament, entrants=left)


def _judged(terms: Terms) -> Terms:
    """Terms with all options of the game, or the Problem that there is no such table."""
    start = fresh_start(
        TableWish([SeatWish("open")] * terms.seats, terms.game, terms.options, rated=terms.rated)
    )
    judge_level(start.game, terms.fill)
    return replace(
        terms, game=start.game.name, options=start.options, stand_in=stand_in_of(start.game)
    )


def _levels(terms: Terms, bots: Sequence[str]) -> Sequence[str]:
    if len(bots) > terms.most:
        raise Problem("tournament-full")
    game = game_called(terms.game)
    for level in bots:
        judge_level(game, level)
    return bots
