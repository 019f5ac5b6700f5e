"""A run: people play while processes are struck; then everything heals and is compared."""

import json
import random
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from aquae.cli import main
from tests.faults.checking import Flaw, excerpt, flaws
from tests.faults.cluster import Cluster, on_postgres, on_sqlite
from tests.faults.following import Following, follow_new_tables
from tests.faults.history import Heard, History, Json
from tests.faults.people import Somebody
from tests.faults.trouble import Trouble
from tests.faults.world import Lines, World

CLUSTERS: dict[str, Callable[[Path], AbstractContextManager[Cluster]]] = {
    "sqlite": on_sqlite,
    "postgres": on_postgres,
}
PEOPLE = 6
MOST_TABLES = 12
MOST_STREAMS = 60
SETTLE_SECONDS = 60.0
MOST_TOLD = 5


@dataclass
class Run:
    """How a run went."""

    database: str
    seed: int
    history: History
    troubles: Counter[str]
    untried: list[str]
    flaws: list[Flaw] = field(default_factory=list)
    records: int = 0

    def report(self) -> str:
        requests = self.history.requests
        statuses = Counter(request.code or str(request.status) for request in requests)
        acknowledged = sum(1 for request in self.history.writes() if request.events)
        events = sum(len(stored.rows) for stored in self.history.log.values())
        lines = [
            f"{self.database}, seed {self.seed}: {len(requests)} requests, {acknowledged} "
            f"acknowledged and checked, {events} events at {len(self.history.log)} tables, "
            f"{len(self.history.streams)} streams, {self.records} records, {len(self.flaws)} flaws",
            f"  answers: {dict(statuses.most_common())}",
            f"  troubles: {dict(self.troubles.most_common())}",
            *[f"  NOT TRIED: {what}" for what in self.untried],
            *[excerpt(self.history, flaw) for flaw in self.flaws[:MOST_TOLD]],
        ]
        return "\n".join(lines)


def run(database: str, seed: int, seconds: float, longest: float, is_hurried: bool = False) -> Run:
    """Strike for some seconds; in a hurry, what a killed worker had begun is free at once."""
    with tempfile.TemporaryDirectory(prefix="aquae-faults-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        with CLUSTERS[database](folder) as cluster:
            return Running(cluster, database, seed, folder, is_hurried).go(seconds, longest)


class Running:
    def __init__(
        self, cluster: Cluster, database: str, seed: int, folder: Path, is_hurried: bool
    ) -> None:
        self.cluster = cluster
        self.database = database
        self.seed = seed
        self.folder = folder
        self.is_hurried = is_hurried
        self.world = World(cluster.ports())
        self.lines = Lines(self.world)
        self.streams: list[Following] = []
        self.found: list[Flaw] = []
        self.until = 0.0
        """When everything has to work again."""

    def go(self, seconds: float, longest: float) -> Run:
        trouble = Trouble(self.cluster, self.seed, longest)
        self._play_while(lambda: trouble.strike_for(seconds, self.world.count_done))
        self.found += [Flaw("", 0, sentence) for sentence in trouble.flaws]
        self._settle()
        records = self._check_records()
        self._hear_all()
        self._compare()
        history = self.world.history
        return Run(
            self.database,
            self.seed,
            history,
            trouble.struck,
            trouble.untried,
            self.found + flaws(history),
            records,
        )

    def _play_while(self, strike: Callable[[], None]) -> None:
        people = [
            Somebody(self.world, f"{self.seed} {number}", MOST_TABLES) for number in range(PEOPLE)
        ]
        arguments = (self.world, self.seed, self.streams, MOST_STREAMS, self.world.over)
        follower = threading.Thread(target=follow_new_tables, args=arguments, daemon=True)
        for thread in (*people, follower):
            thread.start()
        try:
            strike()
        finally:
            self.world.over.set()
            for thread in (*people, follower):
                thread.join(SETTLE_SECONDS)
        for person in people:
            if person.failure is not None:
                raise person.failure

    def _settle(self) -> None:
        """Everything works again, and bots whom people wait for move."""
        self.until = time.monotonic() + SETTLE_SECONDS
        for name in self.cluster.servers:
            if not self._in_time(partial(self._is_well, name)):
                self._add("", f"{name} does not recover: {self._get(name, '/healthz')}")
        for sentence in self.cluster.died():
            self._add("", sentence)
        if self.is_hurried:
            self.cluster.end_leases()
        for known in self.world.tables:
            table = self._table(known.id)
            moves = partial(self._has_moved, known.id, table["number"])
            if waits_for_a_bot(table) and not self._in_time(moves):
                self._add(known.id, "a bot does not move", table["number"])

    def _is_well(self, server: str) -> bool:
        return self._get(server, "/healthz")[0] == 200

    def _has_moved(self, table_id: str, number: int) -> bool:
        return bool(self._table(table_id)["number"] > number)

    def _table(self, table_id: str) -> Json:
        server = next(iter(self.cluster.servers))
        return self._get(server, f"/api/tables/{table_id}")[1]

    def _get(self, server: str, path: str) -> tuple[int, Json]:
        return self.lines.ask(server, "GET", path)

    def _in_time(self, happens: Callable[[], bool]) -> bool:
        while not happens():
            if time.monotonic() > self.until:
                return False
            time.sleep(0.1)
        return True

    def _add(self, table_id: str, sentence: str, number: int = 0) -> None:
        self.found.append(Flaw(table_id, number, sentence))

    def _check_records(self) -> int:
        """The records of finished plays verify, dice included."""
        server = random.Random(self.seed).choice(list(self.cluster.servers))
        over = [
            known.id for known in self.world.tables if self._table(known.id)["status"] == "over"
        ]
        for table_id in over:
            file = self.folder / "record.json"
            status, record = self._get(server, f"/api/tables/{table_id}/record")
            file.write_text(json.dumps(record))
            if status != 200 or main(["check", str(file)]) != 0:
                self._add(table_id, f"its record does not verify: {status} {record}")
        return len(over)

    def _hear_all(self) -> None:
        """Every stream hears what has happened by now, at whatever server."""
        self.until = time.monotonic() + SETTLE_SECONDS / 2
        for following in self.streams:
            heard = following.heard
            heard.mark = self._table(heard.table)["number"]
            self._in_time(partial(reached, heard))
            following.over.set()

    def _compare(self) -> None:
        history = self.world.history
        for name in self.cluster.servers:
            for known in self.world.tables:
                history.shown.append(
                    (name, known.id, self._get(name, f"/api/tables/{known.id}")[1])
                )
        self.lines.close()
        self.cluster.stop()
        for following in self.streams:
            following.join(SETTLE_SECONDS)
        history.log = self.cluster.stored()
        history.streams = [following.heard for following in self.streams]
        history.is_timed = self.cluster.postgres is not None
        for name, process in self.cluster.processes.items():
            log = process.log.read_text()
            if "Traceback" in log:
                self._add("", f"{name} wrote: {log[log.index('Traceback') - 300 :][:3000]}")


def reached(heard: Heard) -> bool:
    return len(heard.events) >= heard.mark


def waits_for_a_bot(table: Json) -> bool:
    """Whether somebody who plays waits for a bot."""
    if table["status"] != "playing":
        return False
    seats = table["seats"]
    people = [seat for seat in seats if seat["kind"] == "person" and not seat["stand_in"]]
    mover = seats[table["to_move"]]
    return bool(people) and (mover["kind"] == "bot" or mover["stand_in"])
