"""`aquae admin`: the deeds of a host at the machine, on the database beside running servers."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterable
from contextlib import closing
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import create_engine
from sqlalchemy.exc import DBAPIError

from aquae.core.errors import AquaeError
from aquae.server.clock import now_ms
from aquae.server.people.house import DAY_MS, INVITATION, LIMITS, NOTICE, deed, new_word
from aquae.server.settings import Settings
from aquae.server.storage.company import Report
from aquae.server.storage.database import Database, judge_revision
from aquae.server.storage.hosting import HostRows, Work
from aquae.server.storage.schema import REVISION
from aquae.server.storage.store import Store
from aquae.server.storage.trouble import in_a_line
from aquae.server.tables.events import Said
from aquae.server.tables.names import LONGEST_CHAT, LONGEST_NAME, judge_name, judge_words
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import digest, new_secret

MACHINE: Final = "admin"
"""Who does it, in the list of deeds."""
BUSY_SECONDS: Final = 30.0
HOST_TICKET_MS: Final = 15 * 60_000
"""How long somebody has to open the link that makes them a host."""
MOST: Final = 100
HOME: Final = "http://127.0.0.1:8137"

Lines = Iterable[str]


class Wish(NamedTuple):
    """What is to be done, to whom or what, and for how long."""

    about: str
    value: str
    days: int


class Admin:
    """Someone at the machine, with the database of the servers."""

    def __init__(self, settings: Settings) -> None:
        self.database = Database(settings.database or None, settings.folder)
        self.home = (settings.url or HOME).rstrip("/")
        self._judge()

    def _judge(self) -> None:
        if not self.database.is_postgres and not self.database.path.exists():
            raise AquaeError(f"there is no database in {self.database.folder}")
        engine = create_engine(self.database.url)
        try:
            with engine.connect() as connection:
                found = judge_revision(connection, str(self.database))
        except DBAPIError as away:
            raise AquaeError(f"the database does not answer: {in_a_line(away)}") from away
        finally:
            engine.dispose()
        if found != REVISION:
            raise AquaeError("start the server of this version first: it brings the database on")

    def ask(self, question: Callable[[HostRows], Coroutine[Any, Any, Any]]) -> Any:
        async def asked() -> Any:
            engine = self.database.reader()
            try:
                return await question(HostRows(Store(engine), self.database.is_postgres))
            finally:
                await engine.dispose()

        return asyncio.run(asked())

    def do(self, work: Callable[[HostRows], Work]) -> None:
        """A deed in one transaction; servers know of it within two seconds."""
        engine = self.database.reader()
        rows = HostRows(Store(engine), self.database.is_postgres)
        with closing(self._connection()) as connection, connection:
            if not work(rows)(connection):
                raise AquaeError("there is no such thing")

    def _connection(self) -> Any:
        if not self.database.is_postgres:
            return sqlite3.connect(self.database.path, timeout=BUSY_SECONDS)
        import psycopg

        return psycopg.connect(self.database.psycopg_dsn())


def _host(admin: Admin, wish: Wish) -> Lines:
    """A link that makes whoever opens it a host."""
    judge_name(wish.about)
    if len(wish.about) > LONGEST_NAME:
        raise AquaeError(f"the name of a host has at most {LONGEST_NAME} letters")
    ticket, what = new_secret(), deed(MACHINE, "host-link", wish.about)
    until = what.made_at + HOST_TICKET_MS
    admin.do(lambda rows: rows.offer(digest(ticket), until, what))
    yield f"{wish.about} becomes a host, once and until {_moment(until)}, by opening"
    yield f"{admin.home}/#/hosts?become={ticket}"


def _hosts(admin: Admin, wish: Wish) -> Lines:
    for one in admin.ask(lambda rows: rows.hosts()):
        yield f"{one.person}  {one.name}  since {_moment(one.made_at)}"


def _revoke(admin: Admin, wish: Wish) -> Lines:
    admin.do(lambda rows: rows.revoke(deed(MACHINE, "revoke", wish.about)))
    yield f"{wish.about} is no host any more"


def _notice(admin: Admin, wish: Wish) -> Lines:
    judge_words(wish.about)
    if len(wish.about) > LONGEST_CHAT:
        raise AquaeError(f"a notice has at most {LONGEST_CHAT} letters")
    what = deed(MACHINE, NOTICE, NOTICE, wish.about)
    admin.do(lambda rows: rows.choose(wish.about, what))
    yield "everybody reads it on the first page" if wish.about else "there is no notice any more"


def _people(admin: Admin, wish: Wish) -> Lines:
    for one in admin.ask(lambda rows: rows.people(wish.about, MOST)):
        yield f"{one['person']}  {one['name'] or ''}".rstrip()


def _suspend(admin: Admin, wish: Wish) -> Lines:
    until = now_ms() + wish.days * DAY_MS
    what = deed(MACHINE, "suspend", wish.about, str(wish.days))
    admin.do(lambda rows: rows.suspend(until, what))
    yield f"{wish.about} sits down nowhere and says nothing until {_moment(until)}"


def _lift(admin: Admin, wish: Wish) -> Lines:
    admin.do(lambda rows: rows.suspend(0, deed(MACHINE, "lift", wish.about)))
    yield f"{wish.about} may play again"


def _tables(admin: Admin, wish: Wish) -> Lines:
    for table_id, changed_at in admin.ask(lambda rows: rows.tables(None, MOST)):
        yield f"{table_id}  {_moment(changed_at)}"


def _remove_table(admin: Admin, wish: Wish) -> Lines:
    admin.do(lambda rows: rows.remove_table(deed(MACHINE, "remove-table", wish.about)))
    yield f"{wish.about} is gone"


def _reports(admin: Admin, wish: Wish) -> Lines:
    for one in admin.ask(lambda rows: rows.reports(False, None, MOST)):
        head = f"{one.report}  {_moment(one.made_at)}  {one.why}  table {one.table_id}"
        yield f"{head}  by {one.person}  about {one.other}  {one.words}".rstrip()
        yield from _chat(admin, one)


def _chat(admin: Admin, report: Report) -> Lines:
    """What was said at the table up to then."""
    events = admin.ask(lambda rows: rows.store.events(report.table_id))
    for event in events:
        if isinstance(event.what, Said) and event.number <= report.number:
            yield f"    {event.what.name}: {event.what.text}"


def _settle(admin: Admin, wish: Wish) -> Lines:
    admin.do(lambda rows: rows.settle(deed(MACHINE, "settle", wish.about)))
    yield f"{wish.about} is settled"


def _open(admin: Admin, wish: Wish) -> Lines:
    admin.do(lambda rows: rows.choose("", deed(MACHINE, "register", INVITATION, "open")))
    yield "everybody may come"


def _close(admin: Admin, wish: Wish) -> Lines:
    word = new_word()
    admin.do(lambda rows: rows.choose(word, deed(MACHINE, "register", INVITATION, "closed")))
    yield f"New people come by {admin.home}/#/me?invitation={word}"


def _limit(admin: Admin, wish: Wish) -> Lines:
    name = wish.about.replace("-", "_")
    if name not in LIMITS or not wish.value.isdecimal():
        raise AquaeError(f"a limit is one of {', '.join(LIMITS)}, and a whole number")
    what = deed(MACHINE, "limit", name, wish.value)
    admin.do(lambda rows: rows.choose(wish.value, what))
    yield f"{name} is {wish.value} from now on"


def _deeds(admin: Admin, wish: Wish) -> Lines:
    for one in admin.ask(lambda rows: rows.deeds(None, MOST)):
        said = f"{_moment(one.made_at)}  {one.person}  {one.what}  {one.about}  {one.words}"
        yield said.rstrip()


def _moment(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


DEEDS: Final[dict[str, Callable[[Admin, Wish], Lines]]] = {
    "people": _people,
    "suspend": _suspend,
    "lift": _lift,
    "tables": _tables,
    "remove-table": _remove_table,
    "host": _host,
    "hosts": _hosts,
    "revoke": _revoke,
    "notice": _notice,
    "reports": _reports,
    "settle": _settle,
    "open": _open,
    "close": _close,
    "limit": _limit,
    "deeds": _deeds,
}


def administer(settings: Settings, what: str, wish: Wish) -> None:
    try:
        for line in DEEDS[what](Admin(settings), wish):
            print(line)
    except Problem as away:
        raise AquaeError(str(away)) from away
