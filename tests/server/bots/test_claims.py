"""Who comes first is decided in the database, the same for every process that asks it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from aquae.server.storage.database import Database
from aquae.server.storage.due import GONE_MS, STALE_MS, Claim, Lease, Statements, Want
from tests.server.postgres import Postgres

NOW = 1_000_000_000
LEASE = Lease("me", NOW + 20_000)


class Queue:
    """Due work in a database."""

    def __init__(self, connection: Any, is_postgres: bool) -> None:
        self.connection = connection
        self.statements = Statements(is_postgres)
        self.mark = "%s" if is_postgres else "?"

    def put(self, table: str, what: str, due_at: int, owner: str = "", leased: int = 0) -> None:
        """Work at a table of somebody; tables are as old as they are first named."""
        marks = ", ".join([self.mark] * 7)
        (made_at,) = self.connection.execute("SELECT count(*) FROM creation").fetchone()
        made = (table, "g", False, owner or table, "00", "{}", made_at)
        self.connection.execute(f"INSERT INTO creation VALUES ({marks})", made)
        marks = ", ".join([self.mark] * 6)
        row = (table, what, 5, due_at, leased, "other" if leased else None)
        self.connection.execute(f"INSERT INTO due VALUES ({marks})", row)

    def claim(self, *wants: Want) -> tuple[list[str], int | None]:
        """One at a time, so that the order shows; and when the next is due."""
        names: list[str] = []
        while True:
            once = [want._replace(room=min(1, want.room)) for want in wants]
            claims, following = self.statements.claim(NOW, LEASE, once)(self.connection)
            if not claims:
                return names, following
            assert all(claim.number == 5 for claim in claims)
            names += [claim.table_id for claim in claims]


@pytest.fixture(params=["sqlite", "postgres"])
def due(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Queue]:
    is_postgres = request.param == "postgres"
    server: Postgres | None = request.getfixturevalue("postgres") if is_postgres else None
    database = Database(None if server is None else server.new_database(), tmp_path)
    database.prepare()
    connection: Any = (
        psycopg.connect(database.psycopg_dsn(), autocommit=True)
        if is_postgres
        else sqlite3.connect(database.path, isolation_level=None)
    )
    with closing(connection):
        yield Queue(connection, is_postgres)
    database.let_go()


def test_work_is_claimed_by_its_kind_and_once(due: Queue) -> None:
    due.put("a", "alone", 1)
    due.put("b", "move", 2)
    due.put("c", "quick", 3)
    due.put("d", "move", NOW + 700)
    claims, following = due.statements.claim(NOW, LEASE, [Want("quick", 4), Want("move", 4)])(
        due.connection
    )
    assert claims == [Claim("c", "quick", 5), Claim("b", "move", 5)]
    assert following == NOW + 700
    assert due.claim(Want("quick", 4), Want("move", 4)) == ([], NOW + 700)
    assert due.claim(Want("move", 0)) == ([], None), "whoever has no room need not know of more"


def test_nobody_has_a_second_turn_before_everybody_had_a_first(due: Queue) -> None:
    due.put("leased", "move", 1, "greedy", leased=NOW + 1)
    for place, table in enumerate(["g1", "g2", "g3"]):
        due.put(table, "move", 2 + place, "greedy")
    due.put("modest", "move", 100)
    due.put("late", "move", 200)
    names, _ = due.claim(Want("move", 9))
    assert names == ["modest", "late", "g1", "g2", "g3"]


def test_bots_alone_move_only_at_the_tables_named_a_few_of_each_person(due: Queue) -> None:
    for place in range(6):
        due.put(f"t{place}", "alone", 50 - place, "greedy" if place < 4 else "")
    assert due.claim(Want("alone", 9, [])) == ([], None)
    among = ["t0", "t1", "t2", "t3", "t4", "elsewhere"]
    names, following = due.claim(Want("alone", 9, among, 2))
    assert names == ["t4", "t1", "t0"], "a person's oldest two, and in the order they are due"
    assert following is None, "what may not go on is not waited for"


def test_bots_alone_that_pause_are_waited_for(due: Queue) -> None:
    due.put("a", "alone", NOW + 300)
    assert due.claim(Want("alone", 9, ["a"])) == ([], NOW + 300)


def test_watched_tables_come_first_and_share_the_room(due: Queue) -> None:
    due.put("unwatched", "alone", 1)
    due.put("watched", "alone", 2)
    wants = [Want("alone", 1, ["watched"]), Want("alone", 1, ["unwatched"], 8)]
    claims, _ = due.statements.claim(NOW, LEASE, wants)(due.connection)
    assert [claim.table_id for claim in claims] == ["watched"]


def test_reviews_go_to_who_asked_last_and_none_is_begun_for_those_who_are_gone(due: Queue) -> None:
    due.put("gone", "review", NOW - GONE_MS - 1)
    due.put("before", "review", NOW - 500)
    due.put("just now", "review", NOW - 1)
    assert due.claim(Want("review", 9)) == (["just now", "before"], None)


def test_a_review_goes_on_unless_its_asker_has_gone_and_others_wait(due: Queue) -> None:
    review, ask = Claim("a", "review", 5), due.statements.ask_review

    def goes_on(now: int) -> bool:
        return due.statements.note_progress(review, LEASE, 0.5, now)(due.connection)

    assert ask("a", 5, NOW, 2)(due.connection)
    due.put("a made", "clock", NOW + 9_000_000)
    due.connection.execute("UPDATE creation SET table_id = 'a'")
    assert due.claim(Want("review", 1))[0] == ["a"]
    later = NOW + STALE_MS + 1
    assert goes_on(NOW)
    assert goes_on(later), "nobody else waits"
    assert ask("b", 5, later, 2)(due.connection)
    assert not goes_on(later)
    due.statements.want_review("a", later)(due.connection)
    assert goes_on(later), "somebody has asked again"
    due.statements.release(review, "me")(due.connection)
    assert not due.statements.note_progress(review, Lease("you", 0), 0.5, later)(due.connection)


def test_too_many_reviews_are_refused_but_not_one_that_is_known(due: Queue) -> None:
    ask = due.statements.ask_review
    assert ask("a", 5, NOW, 2)(due.connection)
    assert ask("b", 5, NOW, 2)(due.connection)
    assert not ask("c", 5, NOW, 2)(due.connection)
    assert ask("a", 5, NOW, 2)(due.connection)
    assert ask("c", 5, NOW + GONE_MS + 1, 2)(due.connection), "who has gone counts no longer"


def test_work_is_renamed_and_counted(due: Queue) -> None:
    due.put("a", "move", 7, leased=NOW + 5)
    due.put("b", "move", 9)
    due.statements.rename(Claim("a", "move", 5), "alone")(due.connection)
    due.statements.rename(Claim("b", "move", 4), "alone")(due.connection)
    assert due.statements.backlog(NOW)(due.connection) == {"alone": (1, 7), "move": (1, 9)}
    assert due.claim(Want("alone", 9, ["a"]))[0] == ["a"]


def test_two_workers_do_not_claim_the_same(postgres: Postgres, tmp_path: Path) -> None:
    database = Database(postgres.new_database(), tmp_path)
    database.prepare()
    dsn = database.psycopg_dsn()
    with psycopg.connect(dsn, autocommit=True) as one, psycopg.connect(dsn) as two:
        queue = Queue(one, True)
        for table in "abcd":
            queue.put(table, "move", 1)
        first, _ = queue.statements.claim(NOW, LEASE, [Want("move", 2)])(two)
        second, _ = queue.statements.claim(NOW, Lease("you", 9), [Want("move", 4)])(one)
        two.commit()
    names = [claim.table_id for claim in (*first, *second)]
    assert sorted(names) == list("abcd")
    assert len(first) == 2
