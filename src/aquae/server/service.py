"""What can be asked of a server: tables, hints and reviews; HTTP stands around it."""

import logging
import time
from functools import partial
from typing import Final

from aquae.server.aside import aside
from aquae.server.bots.audience import word
from aquae.server.bots.hints import Hints
from aquae.server.bots.reviews import Reviews
from aquae.server.calls.ways import Ways
from aquae.server.clock import now_ms
from aquae.server.http.limits import Buckets, Places
from aquae.server.memory.loaded import LoadedTable
from aquae.server.people.bells import Bells
from aquae.server.people.company import Company
from aquae.server.people.daily import Daily
from aquae.server.people.history import History
from aquae.server.people.hosting import Hosting
from aquae.server.people.house import House
from aquae.server.people.invitations import Invitations
from aquae.server.people.leaving import Leaving
from aquae.server.people.passkeys import Passkeys
from aquae.server.people.people import People
from aquae.server.people.profiles import Profiles
from aquae.server.people.puzzles import Puzzles
from aquae.server.people.ratings import Ratings
from aquae.server.people.seeking import Search, Seeking
from aquae.server.people.statistics import Statistics
from aquae.server.process import Process
from aquae.server.settings import Settings
from aquae.server.storage.bells import BellRows
from aquae.server.storage.channels import DUE_CHANNEL
from aquae.server.storage.company import CompanyRows
from aquae.server.storage.daily import DailyRows
from aquae.server.storage.hosting import HostRows
from aquae.server.storage.invitations import InvitationRows
from aquae.server.storage.leaving import LeavingRows
from aquae.server.storage.passkeys import PasskeyRows
from aquae.server.storage.people import PeopleRows
from aquae.server.storage.profiles import ProfileRows
from aquae.server.storage.puzzles import PuzzleRows
from aquae.server.storage.ratings import RatingRows
from aquae.server.storage.results import ResultRows
from aquae.server.storage.seeking import SeekerRows
from aquae.server.storage.statistics import StatisticsRows
from aquae.server.tables.bounds import judge_length
from aquae.server.tables.codec import Data
from aquae.server.tables.creating import (
    Link,
    Start,
    TableWish,
    fresh_start,
    read_record,
    start_from_record,
)
from aquae.server.tables.events import Happening
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.rating import take_hint
from aquae.server.tables.tokens import new_key
from aquae.server.tables.views import record_of
from aquae.server.thinking.asking import reasons_at
from aquae.server.thinking.chances import chances_at
from aquae.server.thinking.levels import level_at, new_table
from aquae.server.thinking.messages import Advice, Reasons
from aquae.server.tournaments.tournaments import Tournaments

READS_A_WRITE: Final = 10
"""Looking is allowed so much more often than writing."""
PAGES_A_WRITE: Final = 50
"""And asking for pages, for their parts and for how the server does."""
ACTIONS_A_WRITE: Final = 100
"""So many actions of a record count as one request that writes."""
PEOPLE_AN_ADDRESS: Final = 10
"""A family, a school: so many people may make all the tables that each of them may."""
CHAT_RATE: Final = 0.5
CHAT_BURST: Final = 5.0
REPORTS_AN_HOUR: Final = 10
TOURNAMENTS_A_DAY: Final = 20
HOLIDAYS_A_DAY: Final = 20
"""So often somebody may say when they are away: all their tables are looked at."""

log = logging.getLogger("aquae.service")


def _quota(limit: str, an_hour: int) -> Buckets:
    return Buckets(limit, an_hour / 3600, an_hour, "too-many-tables")


def _cups(limit: str, a_day: int) -> Buckets:
    return Buckets(limit, a_day / 86_400, a_day, "too-many-tournaments")


class Service(Process):
    """What can be asked of a process, and how much of it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.started_at = time.time()
        rate, chat_rate = settings.rate, CHAT_RATE if settings.table_rate else 0
        self.by_address = Buckets("writes", rate)
        self.by_reader = Buckets("reads", rate * READS_A_WRITE)
        self.by_visitor = Buckets("pages", rate * PAGES_A_WRITE)
        self.by_table = Buckets("table-writes", settings.table_rate)
        self.chatting = Buckets("chat", chat_rate, CHAT_BURST)
        reports = REPORTS_AN_HOUR if rate else 0
        self.reporting = Buckets("reports", reports / 3600, reports)
        tournaments = TOURNAMENTS_A_DAY if rate else 0
        self.organising = _cups("person-tournaments", tournaments)
        self.organising_there = _cups("address-tournaments", tournaments * PEOPLE_AN_ADDRESS)
        holidays = HOLIDAYS_A_DAY if rate else 0
        self.resting = Buckets("holidays", holidays / 86_400, holidays)
        quota = settings.table_quota if rate else 0
        self.making_of_person = _quota("person-tables", quota)
        self.making_of_address = _quota("address-tables", quota * PEOPLE_AN_ADDRESS)
        self.streams = Places(
            "streams",
            "too-many-streams",
            address=settings.streams,
            table=settings.table_streams,
            all=settings.all_streams,
        )
        self.connections = Places(
            "connections",
            "too-many-connections",
            address=settings.connections,
            all=settings.all_connections,
        )

    async def start(self) -> None:
        await super().start()
        is_limited = self.settings.rate > 0
        rows = PeopleRows(self.tables.store, self.database.is_postgres)
        hosts = HostRows(self.tables.store, self.database.is_postgres)
        self.house = House(self.tables, hosts, self.settings)
        self.house.on_change = self._heed_hosts
        await self.house.look()
        self.run_beside(self.house.watch())
        self.people = People(self.tables, rows, self.house)
        self.hosting = Hosting(self.tables, self.house, hosts)
        results = ResultRows(self.tables.store, self.database.is_postgres)
        self.history = History(self.tables, results)
        profiles = ProfileRows(self.tables.store, self.database.is_postgres)
        self.profiles = Profiles(profiles, self.writer)
        passkeys = PasskeyRows(self.tables.store, self.database.is_postgres)
        self.passkeys = Passkeys(self.people, passkeys)
        company = CompanyRows(self.tables.store, self.database.is_postgres)
        self.company = Company(self.tables, company, self.house)
        self.ratings = Ratings(RatingRows(self.tables.store), self.profiles)
        self.statistics = Statistics(StatisticsRows(self.tables.store), self.profiles)
        invited = InvitationRows(self.tables.store, self.database.is_postgres)
        self.invitations = Invitations(self.tables, invited, self.statistics.rows, self.company)
        self.tournaments = Tournaments(
            self.tables, self.tournament_rows, self.running, self.company, self.profiles
        )
        puzzles = PuzzleRows(self.tables.store, self.database.is_postgres)
        self.puzzles = Puzzles(puzzles, self.writer)
        seekers = SeekerRows(self.tables.store, self.database.is_postgres)
        self.seeking = Seeking(
            seekers, self.writer, self.company, self.profiles, self.ratings, self._nudge
        )
        bells = BellRows(self.tables.store, self.database.is_postgres)
        ways = Ways(self.settings, self.writer, bells)
        self.bells = Bells(self.tables, bells, ways, self.settings)
        tries = DailyRows(self.tables.store, self.database.is_postgres)
        self.daily = Daily(self.tables, tries, bells)
        leaving = LeavingRows(self.tables.store, self.database.is_postgres)
        self.leaving = Leaving(
            self.tables,
            leaving,
            self.people,
            results,
            self.profiles,
            self.passkeys,
            self.company,
            self.invitations,
            self.ratings,
            self.statistics,
            self.tournaments,
            self.puzzles,
            self.bells,
            self.daily,
            self.preparing,
        )
        self.run_beside(self.history.fill())
        if self.listener is not None:
            self.listener.on_people = self._hear_of_people
        self.hints = Hints(self.thinkers["hint"], self.settings.hint_seconds, is_limited)
        self.reviews = Reviews(self.tables, self.writer, self.statements, is_limited)

    def _heed_hosts(self) -> None:
        """Limits that hosts have changed hold from now on."""
        quota = self.house.quota() if self.settings.rate else 0
        self.making_of_person.change(quota / 3600, quota)
        self.making_of_address.change(quota * PEOPLE_AN_ADDRESS / 3600, quota * PEOPLE_AN_ADDRESS)

    def _hear_of_people(self, table_id: str) -> None:
        """Somebody was signed out, or has become nobody at a table."""
        if table_id:
            self.tables.forget(table_id)
        else:
            self.people.look_again()

    async def make_table(
        self, wanted: TableWish, creator: str, address: str = ""
    ) -> tuple[LoadedTable, list[Link]]:
        self.house.judge(creator)
        for seat in () if wanted.sandbox else wanted.seats:
            if seat.kind == "me" and seat.name is not None:
                await self.profiles.judge_name(creator, seat.name)
        start = await self._start_of(wanted, address)
        creation, command, links = new_table(wanted, start, creator, now_ms())
        self.making_of_person.demand(creator)
        self.making_of_address.demand(address)
        loaded = await self.tables.create(creation, command)
        if self.audience.spare(loaded, address):
            await self._tell_audience([word("grace", [loaded.id])])
        return loaded, links

    async def play_daily(
        self, game: str, person: str, name: str, address: str = ""
    ) -> tuple[LoadedTable, bool]:
        """The table at which somebody plays today's board, and whether it counts."""
        self.house.judge(person)
        await self.profiles.judge_name(person, name)

        def allow() -> None:
            self.making_of_person.demand(person)
            self.making_of_address.demand(address)

        return await self.daily.play(game, person, name, allow)

    async def seek(self, person: str, search: Search, address: str = "") -> Data:
        """The table of whoever wants to play now, if there is one; it counts as one they made."""
        quotas = ((self.making_of_person, person), (self.making_of_address, address))
        for quota, name in quotas:
            quota.judge(name)
        found = await self.seeking.seek(person, search)
        for quota, name in quotas if found["table"] is not None else ():
            quota.take(name)
        return found

    def allow_tournament(self, person: str, address: str) -> None:
        self.organising.demand(person)
        self.organising_there.demand(address)

    async def level_at(self, table_id: str, level: str | None) -> str:
        """The level of a bot that is to sit down at a table, the usual one if none is named."""
        return level_at((await self.tables.get(table_id)).table, level)

    async def _start_of(self, wanted: TableWish, address: str) -> Start:
        beginning = wanted.beginning
        if beginning is None:
            return fresh_start(wanted)
        if beginning.record is not None:
            record = read_record(beginning.record)
        elif beginning.table is not None:
            record = await self.tables.ask(beginning.table, record_of)
        else:
            raise Problem("invalid", "from names neither a record nor a table")
        length = len(record.actions)
        self.charge_length(address, length)
        return await aside(length, start_from_record, record, beginning.at, beginning.table)

    def charge_length(self, address: str, actions: int) -> None:
        """Long records cost as much as several short requests."""
        cost = min(actions / ACTIONS_A_WRITE, self.by_address.burst)
        self.by_address.demand(address, cost)

    def allow(self, table: LiveTable, what: Happening) -> None:
        """Only those who may do something at a table come this far, and spend of its budget."""
        judge_length(table, what, self.settings.table_events)
        self.by_table.demand(table.creation.id)

    async def hint(self, table_id: str, at: int | None, person: str, address: str) -> list[Advice]:
        ask = partial(self.hints.question, person=person, at=at)
        question = await self.tables.ask(table_id, ask)
        await self.tables.perform(table_id, take_hint(person), new_key())
        return await self.hints.advise(question, person, address)

    async def reasons(self, table_id: str, at: int, person: str) -> Reasons:
        return await self.tables.ask(table_id, partial(reasons_at, person=person, at=at))

    async def chances(self, table_id: str, at: int | None, person: str) -> Data:
        return await self.tables.ask(table_id, partial(chances_at, person=person, at=at))

    async def ask_review(self, table_id: str, person: str, address: str) -> Data:
        """How far the review of a finished play has come; it begins when first asked for."""
        found = await self.reviews.ask(table_id, person, address)
        if self.database.is_postgres:
            await self.tell(DUE_CHANNEL, [self.process])
        self._nudge()
        return found
