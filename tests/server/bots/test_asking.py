"""Who may make a bot think about a table, for how many at once, and until when."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import AtTable, Person, Serving, eventually, serving

ENDLESS = ("--bots", "1", "--hint-seconds", "600", "--table-rate", "0", "--review-iterations", "5")


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server whose hints take for ever; an address may ask often, but not at the same time."""
    folder = tmp_path_factory.mktemp("slow")
    with serving(folder, "--data", str(folder / "data"), "--rate", "1000", *ENDLESS) as server:
        yield server


def figure(server: Serving, name: str) -> int:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    (found,) = [line.split()[-1] for line in lines if line.startswith(f"{name} ")]
    return int(found)


def asked(server: Serving) -> int:
    return figure(server, 'aquae_thinking_asked{what="hint"}')


class Asking:
    """Somebody who asks for a hint and waits, until told to go."""

    def __init__(self, table: AtTable) -> None:
        url = table.person.http.base_url
        self.line = socket.create_connection((url.host, url.port or 80))
        lines = [
            f"POST {table.path}/hint HTTP/1.1",
            f"Host: {url.host}",
            f"Authorization: Bearer {table.person.token}",
            "Content-Type: application/json",
            "Content-Length: 2",
        ]
        self.line.sendall("\r\n".join([*lines, "", "{}"]).encode())

    def answer(self) -> str:
        self.line.settimeout(20)
        return self.line.recv(100_000).decode()

    def go(self) -> None:
        self.line.close()


def test_too_many_hints_are_refused_at_once_and_a_hint_ends_when_its_asker_goes(
    slow: Serving,
) -> None:
    """Two a person, four an address; whoever is refused is told when to come back."""
    tables = [Person(slow.url).make("irrigate", "me", "tiro") for _ in range(4)]
    waiting = []
    for count, table in enumerate([tables[0], tables[0], tables[1], tables[2]]):
        waiting.append(Asking(table))
        eventually(lambda count=count: asked(slow) == count + 1)  # type: ignore[misc]
    for table in (tables[0], tables[3]):
        refused = Asking(table)
        answer = refused.answer()
        assert answer.startswith("HTTP/1.1 503 ")
        assert '"code":"busy"' in answer
        assert 1 < int(answer.split("retry-after: ")[1].split("\r\n")[0]) <= 3001
        refused.go()
    for one in waiting:
        one.go()
    assert eventually(lambda: asked(slow) == 0)
    idle = 'aquae_thinkers_idle{what="hint"}'
    assert eventually(lambda: figure(slow, idle) == 1), "ten minutes are not thought to their end"


def test_who_goes_at_once_keeps_nobody_from_a_hint(slow: Serving) -> None:
    table = Person(slow.url).make("irrigate", "me", "tiro")
    before = figure(slow, 'aquae_thinking_refused_total{what="hint"}')
    for _ in range(20):
        one = Asking(table)
        eventually(lambda: asked(slow) == 1)
        one.go()
        eventually(lambda: asked(slow) == 0)
    assert figure(slow, 'aquae_thinking_refused_total{what="hint"}') == before


def over(person: Person, **more: Any) -> AtTable:
    """A table of bots whose play is over."""
    table = person.make("irrigate", "tiro", "tiro", **more)
    table.wait_for("over", 60)
    return table


def test_a_review_is_for_those_of_the_table_or_of_a_public_one(slow: Serving) -> None:
    ann, bea = Person(slow.url), Person(slow.url)
    private, public = over(ann), over(ann, public=True)
    assert httpx.post(f"{slow.url}{private.path}/review", json={}).status_code == 401
    assert private.seen_by(bea).post("review", 403)["code"] == "not-your-seat"
    assert public.seen_by(bea).post("review", 202)["progress"] < 1
    assert private.post("review", 202)["progress"] < 1
    for table in (private, public):
        path = f"{table.path}/review"
        eventually(lambda path=path: bea.get(path)["progress"] == 1, 60)  # type: ignore[misc]
    assert public.seen_by(bea).post("review", 202)["progress"] == 1


def test_too_many_reviews_of_one_person_are_refused(tmp_path: Path) -> None:
    """Nobody makes them here, so all of them wait."""
    rest = ("--bots", "1", "--review-processes", "0", "--rate", "1000")
    with serving(tmp_path, "--data", str(tmp_path / "data"), *rest) as server:
        ann, bea = Person(server.url), Person(server.url)
        tables = [over(ann) for _ in range(4)]
        statuses = [ann.http.post(f"{t.path}/review", json={}).status_code for t in tables]
        assert statuses == [202, 202, 202, 503]
        assert ann.http.post(f"{tables[0].path}/review", json={}).status_code == 202
        assert over(bea).post("review", 202)["progress"] == 0
        assert figure(server, 'aquae_thinking_refused_total{what="review"}') == 1


def test_the_memory_of_those_who_think_is_measured(slow: Serving) -> None:
    table = Person(slow.url).make("irrigate", "me", "tiro")
    table.act("pass")
    table.wait_for_turn(0)
    for what in ("quick", "move"):
        memory = figure(slow, f'aquae_thinker_memory_bytes{{what="{what}"}}')
        assert 10 * 2**20 < memory < 256 * 2**20
