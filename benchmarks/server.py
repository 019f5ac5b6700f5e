"""The server beside boardgame.io's: actions a second, how soon others see them, memory.

A real server process is pinned to one core; this process, pinned to another, plays scripted games
of Aqua Romana (no luck, so the script is known beforehand) at many tables at once. Each action is
acknowledged only when it is durable, and counts as seen when the other seat's stream tells of it.
Rows are shorter than a game at each of a hundred tables takes: the peer makes no new ones either.

Flat out, a hundred tables that wait for one another show how many actions a server can do; how soon
they are seen then only repeats that. So there are rows at a given rate, too: one that people might
make, and one a tenth above all that the peer can do.

With `--postgres` the tables are kept in a PostgreSQL of its own, durably, and two servers are
measured beside one: each table at one of them, and with the two people of every table apart.
Servers and PostgreSQL may then use every core, as may the driver. `database`: its own time.

On a machine that is shared, others take the processor away at times, which no server can help:
`stolen` tells how much of the cores' time during a row.
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import uvloop
from pydantic_core import from_json, to_json
from tests.server.postgres import children_of, started

from aquae.bots.playing import bots_play
from aquae.games import game_called

SERVER_CORE = 0
DRIVER_CORE = 1
LIVE = (1, 10, 100)
STEADY = 500
"""Actions a second at the most tables: far more than people at so many make, but no flood."""
PEER = Path(__file__).parent / "boardgame_io"
PEER_PORT = 8138
MOST_LIVE = 1000  # the server's default


class Connection(asyncio.Protocol):
    """A bare HTTP/1.1 client: the driver must not cost more than what it measures."""

    def __init__(self) -> None:
        self.buffer = b""
        self.length = 0
        self.answer: asyncio.Future[bytes]

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        payload = b"" if body is None else to_json(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        self.buffer, self.length = b"", 0
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(f"{head}Content-Length: {len(payload)}\r\n\r\n".encode() + payload)
        answer = await self.answer
        data = from_json(answer.partition(b"\r\n\r\n")[2])
        assert int(answer[9:12]) < 300, data
        return data

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        end = self.buffer.find(b"\r\n\r\n")
        if end >= 0 and not self.length:
            body = self.buffer[:end].lower().split(b"content-length: ")[1].split(b"\r\n")[0]
            self.length = end + 4 + int(body)
        if self.length and len(self.buffer) >= self.length:
            self.answer.set_result(self.buffer)


class Hearing(asyncio.Protocol):
    """A stream of events: calls with the number of each."""

    def __init__(self, request: bytes, hear: Callable[[int], None]) -> None:
        self.request = request
        self.hear = hear
        self.rest = b""
        self.begun = asyncio.Event()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.begun.set()
        *events, self.rest = (self.rest + data).split(b"\n\n")
        for event in events:
            start = event.find(b"id: ")
            if start >= 0:
                self.hear(int(event[start + 4 : event.index(b"\n", start)]))


async def connected(port: int) -> Connection:
    loop = asyncio.get_running_loop()
    return (await loop.create_connection(Connection, "127.0.0.1", port))[1]


class Play:
    """One table of two people: who acts posts, the other one's stream hears."""

    def __init__(self, ports: list[int], script: list[str], movers: list[int]) -> None:
        self.ports = ports
        """Of the servers of either seat."""
        self.script = script
        self.movers = movers
        self.sent: dict[int, tuple[int, float]] = {}
        self.delays: list[float] = []
        self.heard = asyncio.Event()
        self.heard_number = 0

    async def make(self) -> "Play":
        self.connections = [await connected(port) for port in self.ports]
        self.tokens = [(await c.ask("POST", "/api/people"))["token"] for c in self.connections]
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "aqua-romana", "seats": seats}
        made = await self.connections[0].ask("POST", "/api/tables", body, self.tokens[0])
        self.path = f"/api/tables/{made['table']['id']}"
        take = {"name": "Bea", "key": made["links"][0]["key"]}
        path = f"{self.path}/seats/1/take"
        done = await self.connections[1].ask("POST", path, take, self.tokens[1])
        self.number: int = done["number"]
        self.sent.clear()
        self.heard_number = 0
        self.streams = [await self._stream(seat) for seat in range(2)]
        return self

    async def _stream(self, seat: int) -> Hearing:
        request = (
            f"GET {self.path}/events?after={self.number} HTTP/1.1\r\nHost: bench\r\n"
            f"Authorization: Bearer {self.tokens[seat]}\r\n\r\n".encode()
        )
        stream = Hearing(request, lambda number: self._hear(seat, number))
        port = self.ports[seat]
        await asyncio.get_running_loop().create_connection(lambda: stream, "127.0.0.1", port)
        await stream.begun.wait()
        return stream

    def _hear(self, seat: int, number: int) -> None:
        sender, at = self.sent.get(number, (seat, 0.0))
        if sender != seat:
            self.delays.append(time.perf_counter() - at)
            self.heard_number = number
            self.heard.set()

    async def run(self, until: float, first: float, pause: float) -> int:
        """Play until time is up, at a new table when a game is over; how many actions.

        Actions come `pause` seconds apart, or with 0 as soon as the last one was seen.
        """
        acted = 0
        while True:
            for text, mover in zip(self.script, self.movers, strict=True):
                await asyncio.sleep(max(0.0, first + acted * pause - time.perf_counter()))
                if time.perf_counter() >= until:
                    return acted
                await self._act(mover, text)
                acted += 1
            self.close()
            await self.make()

    async def _act(self, mover: int, text: str) -> None:
        """One action; the next follows when the other seat has seen it."""
        number = self.number + 1
        self.heard.clear()
        self.sent[number] = (mover, time.perf_counter())
        path = f"{self.path}/actions"
        body = {"at": self.number, "text": text}
        done = await self.connections[mover].ask("POST", path, body, self.tokens[mover])
        self.number = done["number"]
        while self.heard_number < number:
            await self.heard.wait()
            self.heard.clear()

    def close(self) -> None:
        transports = [line.transport for line in self.streams]
        transports += [line.transport for line in self.connections]
        for transport in transports:
            transport.close()


def scripted() -> tuple[list[str], list[int]]:
    """A whole game by two bots, and who is to move when."""
    game = game_called("aqua-romana")
    record = bots_play(game, game.complete({"players": 2}), ["faber", "faber"], "bench")
    state = game.start(record.options)
    movers = []
    for text in record.actions:
        movers.append(state.to_move)
        state.play(game.vocabulary.number(text))
    return record.actions, movers


class Server(NamedTuple):
    port: int
    pid: int


@contextmanager
def server(folder: str, database: str = "", cores: str = str(SERVER_CORE)) -> Iterator[Server]:
    """A server pinned to its cores."""
    where = ["--database", database] if database else ["--data", folder]
    free = ["--rate", "0", "--table-rate", "0", "--streams", "0", "--connections", "0"]
    command = ["taskset", "-c", cores, sys.executable, "-m", "aquae", "serve"]
    process = subprocess.Popen(
        [*command, "--port", "0", "--bots", "1", *free, *where],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    try:
        yield Server(int(line.split(":")[2].split("/")[0]), process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen_seconds() -> float:
    """What the host of this machine has taken from all cores for others, since it started."""
    ticks = int(Path("/proc/stat").read_text().split("\n", 1)[0].split()[8])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no VmRSS")


def family_seconds(pid: int) -> float:
    """What a process and those that it has started took, the ended ones too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    return ended + cpu_seconds(pid) + sum(cpu_seconds(child) for child in children_of(pid))


class Watch:
    """What servers, their database and the host of the machine take while a row is measured."""

    def __init__(self, pids: list[int], database: int = 0) -> None:
        self.pids = pids
        self.database = database
        self.began = self._taken()

    def _taken(self) -> tuple[float, float, float]:
        servers = sum(cpu_seconds(pid) for pid in self.pids)
        database = family_seconds(self.database) if self.database else 0.0
        return servers, database, stolen_seconds()

    def row(self, name: str, acted: int, took: float, delays: list[float]) -> None:
        servers, database, stolen = [
            now - before for now, before in zip(self._taken(), self.began, strict=True)
        ]
        tail = quantiles(delays, n=100)[98]
        memory = sum(memory_mb(pid) for pid in self.pids)
        print(
            f"{name:>32} | {acted / took:9.0f} | {1000 * median(delays):9.1f} | {1000 * tail:8.1f}"
            f" | {1e6 * servers / acted:8.0f} | {1e6 * database / acted:8.0f} | {memory:6.0f}"
            f" | {100 * stolen / took / (os.cpu_count() or 1):8.1f}",
            flush=True,
        )


class Bench:
    """Servers on one database, and how long a row takes."""

    def __init__(
        self, servers: list[Server], seconds: float, database: int = 0, name: str = "aquae"
    ) -> None:
        self.name = name
        self.servers = servers
        self.seconds = seconds
        self.database = database

    def drive(self, tables: int, rate: int = 0, is_apart: bool = False) -> None:
        """So many tables at once, flat out or at a rate; prints one row."""
        uvloop.run(self._drive(tables, rate, is_apart))

    async def _drive(self, tables: int, rate: int, is_apart: bool) -> None:
        script, movers = scripted()
        ports = [self._ports(place, is_apart) for place in range(tables)]
        plays = [await Play(pair, script, movers).make() for pair in ports]
        pause = tables / rate if rate else 0.0
        watch = Watch([server.pid for server in self.servers], self.database)
        began = time.perf_counter()
        runs = [
            play.run(began + self.seconds, began + place * pause / tables, pause)
            for place, play in enumerate(plays)
        ]
        acted = sum(await asyncio.gather(*runs))
        took = time.perf_counter() - began
        delays = [delay for play in plays for delay in play.delays]
        watch.row(f"{self._name(is_apart)}, {tables}{at_rate(rate)}", acted, took, delays)
        for play in plays:
            play.close()

    def _ports(self, place: int, is_apart: bool) -> list[int]:
        """Where the two people of a table are."""
        count = len(self.servers)
        return [self.servers[(place + seat * is_apart) % count].port for seat in range(2)]

    def _name(self, is_apart: bool) -> str:
        many = "" if len(self.servers) == 1 else f" x {len(self.servers)}"
        return f"{self.name}{many}{' apart' if is_apart else ''}"


def at_rate(rate: int) -> str:
    return f" at {rate}/s" if rate else ""


def peer(seconds: float) -> float:
    """boardgame.io's server and its own client, storage in memory, on the same cores.

    How many actions a second it does at the most tables.
    """
    command = ["taskset", "-c", str(SERVER_CORE), "node", "server.js", str(PEER_PORT)]
    process = subprocess.Popen(command, cwd=PEER, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    while "ready" not in (said := process.stdout.readline()):
        if not said:
            raise SystemExit("boardgame.io does not start; make bench-server installs it")
    try:
        most = [drive_peer(process.pid, matches, seconds) for matches in LIVE][-1]
        drive_peer(process.pid, LIVE[-1], seconds, STEADY)
        return most
    finally:
        process.kill()
        process.wait()


def drive_peer(pid: int, matches: int, seconds: float, rate: int = 0) -> float:
    pause = 1000 * matches / rate if rate else 0
    command = ["node", "drive.js", str(PEER_PORT), str(matches), str(seconds), str(pause)]
    driver = subprocess.Popen(command, cwd=PEER, stdout=subprocess.PIPE, text=True)
    assert driver.stdout is not None
    driver.stdout.readline()
    watch = Watch([pid])
    found = from_json(driver.stdout.readline())
    delays = [delay / 1000 for delay in found["delays"]]
    watch.row(f"boardgame.io, {matches}{at_rate(rate)}", found["acted"], found["took"], delays)
    driver.wait()
    return float(found["acted"] / found["took"])


async def make_idle(port: int, count: int) -> None:
    """Tables with a person and a bot at which nothing happens."""
    connection = await connected(port)
    token = (await connection.ask("POST", "/api/people"))["token"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    for _ in range(count):
        await connection.ask("POST", "/api/tables", {"game": "irrigate", "seats": seats}, token)


def measure_memory(folder: str, tables: int) -> None:
    with server(folder) as (port, pid):
        empty = memory_mb(pid)
        uvloop.run(make_idle(port, 100))
        first = memory_mb(pid)
        uvloop.run(make_idle(port, MOST_LIVE))
        full = memory_mb(pid)
        uvloop.run(make_idle(port, tables - MOST_LIVE - 100))
        print(f"memory: {empty:.0f} MB empty; {memory_mb(pid):.0f} MB with {tables} tables made")
        print(f"a table in memory: {1024 * (full - first) / (MOST_LIVE - 100):.0f} kB")
    with server(folder) as (port, pid):
        uvloop.run(make_idle(port, 1))
        print(f"started again with {tables} idle tables: {memory_mb(pid):.0f} MB")


def measure(seconds: float) -> None:
    """One server on SQLite beside boardgame.io's, each on a core of its own."""
    os.sched_setaffinity(0, {DRIVER_CORE})
    with tempfile.TemporaryDirectory() as folder, server(folder) as one:
        bench = Bench([one], seconds)
        for tables in LIVE:
            bench.drive(tables)
        bench.drive(LIVE[-1], STEADY)
        more = int(1.1 * peer(seconds))
        bench.drive(LIVE[-1], more)


def measure_on_postgres(seconds: float) -> None:
    """One server and two on PostgreSQL, beside boardgame.io's."""
    cores = ",".join(map(str, sorted(os.sched_getaffinity(0))))
    with tempfile.TemporaryDirectory() as folder, server(folder, "", cores) as one:
        Bench([one], seconds, name="aquae on SQLite").drive(LIVE[-1])
    postgres = started()
    try:
        database = postgres.new_database()
        pid = postgres.process.pid
        with server("", database, cores) as one:
            for tables in LIVE:
                Bench([one], seconds, pid).drive(tables)
            Bench([one], seconds, pid).drive(LIVE[-1], STEADY)
            with server("", database, cores) as two:
                both = Bench([one, two], seconds, pid)
                both.drive(LIVE[-1])
                both.drive(LIVE[-1], is_apart=True)
            Bench([one], seconds, pid).drive(LIVE[-1])
    finally:
        postgres.stop()
    peer(seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each row (default: 4)")
    parser.add_argument("--postgres", action="store_true", help="tables in PostgreSQL, two servers")
    parser.add_argument("--idle", type=int, default=10_000, help="idle tables (default: 10000)")
    parsed = parser.parse_args()
    heads = ("server, tables", "actions/s", "median ms", "99 % ms", "CPU µs", "database", "MB")
    print(
        "{:>32} | {:>9} | {:>9} | {:>8} | {:>8} | {:>8} | {:>6} | {:>8}".format(*heads, "stolen %")
    )
    if parsed.postgres:
        measure_on_postgres(parsed.seconds)
        return
    measure(parsed.seconds)
    with tempfile.TemporaryDirectory() as folder:
        measure_memory(folder, parsed.idle)


if __name__ == "__main__":
    main()
