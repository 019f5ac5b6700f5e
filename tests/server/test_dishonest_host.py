"""A host who cheats with the dice is found out by whoever has noted what was promised."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from aquae.cli import main
from aquae.cli.commands.check import fault_of
from aquae.core.noted import Noted
from tests.server.conftest import FREELY
from tests.server.dishonest import WANTED
from tests.server.serving import AtTable, Person, Serving, serving

Host = Callable[[str], Serving]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A server that cheats in a way of one's choice."""
    servers = []

    def start(cheat: str) -> Serving:
        program = ("-m", "tests.server.dishonest", cheat)
        server = serving(
            tmp_path / cheat, *FREELY, "--data", str(tmp_path / cheat), program=program
        )
        servers.append(server)
        return server.__enter__()

    yield start
    for server in servers:
        server.__exit__(None, None, None)


class Careful:
    """Somebody who notes the commitment before sending a salt."""

    def __init__(self, at: AtTable, chair: int, bots: dict[int, str]) -> None:
        self.at = at
        salt = f"salt-{chair}"
        self.noted = Noted(at.look()["commitment"], {chair: salt, **bots})
        self.salt = salt

    def fault(self) -> str | None:
        """What is wrong with the record of the table, by what was noted."""
        return fault_of(self.record(), self.noted)

    def record(self) -> str:
        return self.at.person.http.get(f"{self.at.path}/record").text


def played(server: Serving, game: str = "irrigate") -> tuple[Careful, Any]:
    """A game against a bot, given up at once; who played, and who began how."""
    ann = Person(server.url)
    careful = Careful(ann.make(game, "me", "tiro", first="die", salted=True), 0, {1: ""})
    careful.at.post("salt", salt=careful.salt)
    careful.at.post("concede", seat=careful.at.look()["mine"][0])
    return careful, ann.get(f"{careful.at.path}/dice")["start"]["rolls"]


@pytest.mark.parametrize(
    ("cheat", "words"),
    [
        ("grind", "another commitment than was noted"),
        ("forge", "the secret of the dice does not open their commitment"),
        ("drop", "holds '' as the salt of chair 0, not 'salt-0'"),
        ("substitute", "as the salt of chair 0, not 'salt-0'"),
        ("lend", "as the salt of chair 1, not ''"),
        ("conceal", "for who begins, not"),
    ],
)
def test_the_dice_fall_as_the_host_likes_and_it_is_found_out(
    host: Host, cheat: str, words: str
) -> None:
    careful, rolls = played(host(cheat))
    assert rolls == WANTED, "it has worked"
    assert words in (careful.fault() or "")


def test_who_has_noted_nothing_cannot_tell(host: Host, tmp_path: Path) -> None:
    """This is what the notes are for: the record by itself is in order."""
    careful, _ = played(host("grind"))
    file = tmp_path / "record.json"
    file.write_text(careful.record())
    assert main(["check", str(file)]) == 0
    assert main(["check", str(file), "--salt", "0=salt-0"]) == 0
    noted = ["--commitment", str(careful.noted.commitment)]
    assert main(["check", str(file), *noted]) == 1


def test_two_commitments_are_found_out_by_whoever_was_shown_the_wrong_one(host: Host) -> None:
    server = host("divide")
    first = Person(server.url).make("irrigate", "me", "open", salted=True)
    ann = Careful(first, 0, {})
    bea = Careful(first.seen_by(Person(server.url)), 1, {})
    first.post("salt", salt=ann.salt)
    bea.at.take(1, key=first.links[1], salt=bea.salt)
    first.post("concede", seat=0)
    assert ann.fault() is None
    assert "another commitment than was noted" in (bea.fault() or "")


def test_draws_that_are_no_draws_are_found_out_by_the_rules(host: Host) -> None:
    careful, _ = played(host("steer"), "aquaedukt")
    assert "the dice receipt draws" in (careful.fault() or "")


def test_an_honest_host_is_not_suspected(tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, "--data", str(tmp_path / "data")) as server:
        careful, _ = played(server)
        assert careful.fault() is None
