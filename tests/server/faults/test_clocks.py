"""The database's time counts; whoever's clock is wrong leaves timed work to others."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from aquae.server.clock import SLOWLY, Clock
from tests.server.postgres import Postgres
from tests.server.serving import Person, eventually, serving

NO_BOTS = ("--rate", "0", "--table-rate", "0", "--bots", "0")
SHIFTED = (
    "import sys, time; from aquae.server import clock;"
    "clock.CLOCK = clock.Clock(lambda: time.time_ns() // 10**6 + int(sys.argv[1]));"
    "from aquae.cli import main; sys.exit(main(sys.argv[2:]))"
)


class Hand:
    """Clocks that are moved by hand, in milliseconds."""

    def __init__(self) -> None:
        self.machine = 1_000_000
        self.ran = 500

    def clock(self) -> Clock:
        return Clock(lambda: self.machine, lambda: self.ran)

    def run(self, ms: int) -> None:
        self.machine += ms
        self.ran += ms


def test_time_goes_on_by_the_steady_clock() -> None:
    hand = Hand()
    clock = hand.clock()
    clock.follow_machine()
    hand.run(1000)
    hand.machine += 3_600_000  # somebody has corrected it
    assert clock.now_ms() == 1_001_000


def test_a_jump_is_followed_slowly() -> None:
    hand = Hand()
    clock = hand.clock()
    clock.follow_machine()
    hand.machine += 60_000
    for _ in range(10):
        hand.run(1000)
        clock.follow_machine()
    assert clock.now_ms() == 1_010_000 + 10_000 // SLOWLY
    assert clock.jump_ms == 60_000 - 10_000 // SLOWLY
    assert clock.is_right, "there is nobody to disagree with"


def test_the_time_of_the_database_counts() -> None:
    hand = Hand()
    clock = hand.clock()
    clock.follow(970_000, hand.ran - 20, hand.ran + 20)
    assert (clock.now_ms(), clock.skew_ms) == (970_000, 30_000)
    assert not clock.is_right
    hand.machine -= 30_000
    hand.run(1000)
    clock.follow(971_000, hand.ran, hand.ran)
    assert (clock.now_ms(), clock.is_right) == (971_000, True)


def test_an_answer_that_took_long_tells_little() -> None:
    hand = Hand()
    clock = hand.clock()
    clock.follow(1_000_000, hand.ran, hand.ran)
    clock.follow(1_009_000, hand.ran - 5000, hand.ran)
    assert (clock.now_ms(), clock.is_right) == (1_000_000, True)


@contextmanager
def shifted(ms: int, folder: Path, *arguments: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A process whose machine has the wrong time."""
    command = [sys.executable, "-c", SHIFTED, str(ms), *arguments]
    with (folder / "shifted-log").open("ab") as log:
        process = subprocess.Popen(command, stderr=log, stdout=log)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=10)


def log_of(folder: Path) -> str:
    return (folder / "shifted-log").read_text()


@pytest.mark.parametrize("ms", [30_000, -3_600_000])
def test_a_worker_with_a_wrong_clock_does_nothing(
    ms: int, tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    worker = ("worker", "--database", database, "--bots", "1")
    with serving(tmp_path, *NO_BOTS, "--database", database) as server:
        clock = {"per": "move", "seconds": 20}
        table = Person(server.url).make("irrigate", "me", "tiro", clock=clock)
        with shifted(ms, tmp_path, *worker):
            eventually(lambda: "no timed work here" in log_of(tmp_path), 60)
            table.act("pass")
            time.sleep(1)
            shown = table.look()
            assert (shown["to_move"], shown["seats"][0]["stand_in"]) == (1, False)
        with shifted(0, tmp_path, *worker):
            table.wait_for_turn(0, 60)


def test_a_server_with_a_wrong_clock_keeps_the_time_of_the_database(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    arguments = ("serve", "--port", "0", *NO_BOTS, "--database", database)
    with shifted(30_000, tmp_path, *arguments):
        address = eventually(lambda: "Aquae is at" in (said := log_of(tmp_path)) and said, 60)
        url = address.split("Aquae is at ")[1].split("/ ")[0]
        clock = {"per": "move", "seconds": 100}
        made = Person(url).make("irrigate", "me", "me", clock=clock).look()
        assert abs(made["made_at"] - time.time() * 1000) < 10_000
        assert 90_000 < made["seats"][0]["left_ms"] <= 100_000
        health = httpx.get(f"{url}/healthz")
        assert health.status_code == 503
        assert "s ahead of the database's" in health.json()["parts"]["clock"]
        assert httpx.get(f"{url}/readyz").status_code == 200
