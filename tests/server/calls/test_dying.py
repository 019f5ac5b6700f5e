"""Processes die while they call somebody; servers share a database. All is told, nothing twice."""

import time
from contextlib import ExitStack
from pathlib import Path

from tests.server.calls.browser import PushService, subscribed
from tests.server.calls.conftest import A_DAY, NIGHTLY, hasty
from tests.server.calls.test_told import SILENCE, at_table, end_turn, wants
from tests.server.people.conftest import Where, where
from tests.server.postgres import Postgres
from tests.server.serving import Following, Person, eventually, kept_port

__all__ = ["where"]


def test_a_process_that_dies_while_it_calls(
    where: Where, service: PushService, tmp_path: Path
) -> None:
    with kept_port() as port:
        with hasty(tmp_path, *where.flags, port=port) as server:
            ann, bea = Person(server.url), Person(server.url)
            table = at_table(ann, bea)
            browser = subscribed(bea, service)
            service.open.clear()
            end_turn(table)
            eventually(lambda: service.arrived == 1)
            server.kill()
        service.status = 503  # what was sent by the dead one comes to nothing
        service.open.set()
        time.sleep(0.2)
        service.status = 201
        with hasty(tmp_path, *where.flags, port=port):
            browser.wait_for(1)
            time.sleep(3)  # longer than a lease
            assert len(browser.heard) == 1
        with hasty(tmp_path, *where.flags, port=port):
            time.sleep(SILENCE)
            assert len(browser.heard) == 1


def test_a_process_that_dies_after_it_has_called(
    where: Where, service: PushService, tmp_path: Path
) -> None:
    """It is told again, and takes its own place."""
    with kept_port() as port:
        with hasty(tmp_path, *where.flags, port=port) as server:
            ann, bea = Person(server.url), Person(server.url)
            table = at_table(ann, bea)
            browser = subscribed(bea, service)
            service.after = server.kill
            end_turn(table)
            eventually(lambda: server.process is not None and server.process.poll() is not None)
        with hasty(tmp_path, *where.flags, port=port):
            browser.wait_for(2)
            assert browser.heard[0] == browser.heard[1]
            assert len(browser.shown) == 1


def test_what_takes_longer_than_a_lease_is_told_once(
    where: Where, service: PushService, tmp_path: Path
) -> None:
    def slowly() -> None:
        time.sleep(0.6)
        service.after = slowly

    with hasty(tmp_path, *where.flags) as server:
        ann, bea = Person(server.url), Person(server.url)
        browser = subscribed(bea, service)
        wants(bea, "turn", daily=NIGHTLY)
        tables = [at_table(ann, bea) for _ in range(6)]
        time.sleep(A_DAY / 1000 - time.time() % (A_DAY / 1000))
        for table in tables:
            end_turn(table)
        service.after = slowly
        eventually(lambda: len(browser.shown) == len(tables), 30)
        time.sleep(3)  # longer than a lease
        assert len(browser.heard) == len(tables)


def test_servers_that_share_a_database_call_once(
    postgres: Postgres, service: PushService, tmp_path: Path
) -> None:
    flags = ("--database", postgres.new_database())
    with ExitStack() as stack:
        first, second, _ = (
            stack.enter_context(hasty(tmp_path / name, *flags)) for name in ("a", "b", "c")
        )
        ann = Person(first.url)
        people = [Person(second.url) for _ in range(10)]
        browsers = [subscribed(person, service) for person in people]
        for person in people:
            end_turn(at_table(ann, person))
        for browser in browsers:
            browser.wait_for(1)
        time.sleep(3)
        assert [len(browser.heard) for browser in browsers] == [1] * 10


def test_whoever_looks_at_another_server_is_not_called(
    postgres: Postgres, service: PushService, tmp_path: Path
) -> None:
    """The server without bots calls nobody; the other hears of who looks there."""
    flags = ("--database", postgres.new_database())
    with (
        hasty(tmp_path / "a", *flags, "--bots", "0") as first,
        hasty(tmp_path / "b", *flags),
    ):
        ann, bea, cleo = (Person(first.url) for _ in range(3))
        looking, away = at_table(ann, bea), at_table(ann, cleo)
        hers, other = subscribed(bea, service), subscribed(cleo, service)
        Following(first.url, looking.id, token=bea.token).presences.get(timeout=10)
        time.sleep(1)
        end_turn(looking)
        end_turn(away)
        other.wait_for(1)
        time.sleep(SILENCE)
        assert hers.heard == []
