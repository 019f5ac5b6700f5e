"""What is done to the processes while people play; each trouble ends before the next begins."""

import random
import shutil
import signal
import sqlite3
import subprocess
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress

from tests.faults.cluster import Cluster

SKEWS = ("+30s", "-1h", "+2h")
DONE_AT_FIRST = 25
DONE_IN_BETWEEN = 12
DONE_IN_ALL = 40
"""Acknowledged requests."""
LONGEST_PEACE = 3.0
STOP_SECONDS = 8.0
"""Two are promised, and tested elsewhere; here the machine may be busy with much else."""


class Trouble:
    """Strikes at random, by a seed."""

    def __init__(self, cluster: Cluster, seed: int, longest: float) -> None:
        self.cluster = cluster
        self.rng = random.Random(f"trouble {seed}")
        self.longest = longest
        self.struck: Counter[str] = Counter()
        self.flaws: list[str] = []
        self.kinds, self.untried = self._possible()

    def _possible(self) -> tuple[list[Callable[[], None]], list[str]]:
        kinds: list[Callable[[], None]] = [self.kill] * 4 + [self.terminate, self.pause] * 2
        untried = []
        if self.cluster.postgres is not None:
            kinds += [self.silence, self.cut, self.crash_postgres, self.freeze_postgres]
            kinds.append(self.pause_while_killing)
        else:
            kinds.append(self.lock_file)
        if self.cluster.disk is not None and self.cluster.disk.is_small:
            kinds.append(self.fill_disk)
        else:
            untried.append("a full disk: no right to mount a small one")
        if shutil.which("faketime"):
            kinds.append(self.skew)
        else:
            untried.append("skewed clocks: faketime is not installed")
        return kinds, untried

    def strike_for(self, seconds: float, done: Callable[[], int]) -> None:
        """Each kind once, then at random; people get something done in between.

        It takes longer on a machine that is too busy for that, but not for ever.
        """
        order = list(dict.fromkeys(self.kinds))
        self.rng.shuffle(order)
        self._let_them_play(done, DONE_AT_FIRST, 5 * LONGEST_PEACE)
        began = time.monotonic()
        while (took := time.monotonic() - began) < seconds or (
            done() < DONE_IN_ALL and took < 3 * seconds
        ):
            kind = order.pop() if order else self.rng.choice(self.kinds)
            self.struck[kind.__name__] += 1
            kind()
            self.flaws += self.cluster.died()
            self._let_them_play(done, DONE_IN_BETWEEN, LONGEST_PEACE)

    def _let_them_play(self, done: Callable[[], int], count: int, longest: float) -> None:
        enough = done() + count
        until = time.monotonic() + longest
        time.sleep(self.rng.uniform(0.0, 0.5))
        while done() < enough and time.monotonic() < until:
            time.sleep(0.05)

    def _for_a_while(self) -> None:
        """Mostly short, seldom longer than anybody waits."""
        time.sleep(0.1 + self.longest * self.rng.random() ** 3)

    def _one(self) -> str:
        return self.rng.choice(list(self.cluster.processes))

    def kill(self) -> None:
        process = self.cluster.processes[self._one()]
        process.kill()
        process.start()

    def terminate(self) -> None:
        name = self._one()
        process = self.cluster.processes[name]
        took = process.stop()
        if took > STOP_SECONDS:
            self.flaws.append(f"{name} took {took:.1f} s to stop")
        process.start()

    def pause(self) -> None:
        self._pause(self._one())

    def _pause(self, name: str, meanwhile: Callable[[], None] = lambda: None) -> None:
        process = self.cluster.processes[name].process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        try:
            meanwhile()
            self._for_a_while()
        finally:
            process.send_signal(signal.SIGCONT)

    def pause_while_killing(self) -> None:
        first, second = self.rng.sample(list(self.cluster.processes), 2)

        def kill() -> None:
            self.cluster.processes[second].kill()
            self.cluster.processes[second].start()

        self._pause(first, kill)

    def silence(self) -> None:
        wire = self.cluster.wires[self.rng.choice(list(self.cluster.wires))]
        wire.silence()
        self._for_a_while()
        wire.heal()

    def cut(self) -> None:
        self.cluster.wires[self.rng.choice(list(self.cluster.wires))].cut()

    def crash_postgres(self) -> None:
        assert self.cluster.postgres is not None
        self.cluster.postgres.crash()
        self._for_a_while()
        self.cluster.postgres.start()

    def freeze_postgres(self) -> None:
        assert self.cluster.postgres is not None
        with self.cluster.postgres.frozen():
            self._for_a_while()

    def lock_file(self) -> None:
        """Another program holds the file."""
        with closing(sqlite3.connect(self.cluster.database, isolation_level=None)) as file:
            with suppress(sqlite3.OperationalError):
                file.execute("BEGIN IMMEDIATE")
            self._for_a_while()

    def fill_disk(self) -> None:
        assert self.cluster.disk is not None
        self.cluster.disk.fill()
        self._for_a_while()
        self.cluster.disk.clear()
        postgres = self.cluster.postgres
        if postgres is not None and postgres.process.poll() is not None:
            postgres.start()  # without room for its own log it ends

    def skew(self) -> None:
        """A process whose machine has the wrong time; the worker has no other then."""
        process = self.cluster.processes[self._one()]
        process.kill()
        process.environment = skewed(self.rng.choice(SKEWS))
        process.start()
        self._for_a_while()
        process.kill()
        process.environment = {}
        process.start()


def skewed(by: str) -> dict[str, str]:
    """The environment in which a process has the wrong time, as faketime itself would set it."""
    command = ["faketime", "-m", "--exclude-monotonic", "-f", by, "env"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = dict(line.split("=", 1) for line in told.splitlines() if "=" in line)
    # What it shares with the processes that it starts itself is gone by now.
    wanted = [name for name in found if "FAKE" in name or name == "LD_PRELOAD"]
    return {name: found[name] for name in wanted if name != "FAKETIME_SHARED"}
