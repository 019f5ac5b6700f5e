"""How long lists of tables take when there are very many: the first page, one of a kind, the next.

A database is filled with public tables by the database itself, those that are shown with all that a
table needs; then a real server is asked over one connection, as a browser would.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from sqlalchemy import Connection, create_engine, text

from aquae.server.storage.database import Database
from aquae.server.tables.codec import encoded
from aquae.server.tables.creating import SeatWish, TableWish, fresh_start, new_creation
from benchmarks.server import cpu_seconds

TABLES = 300_000
ROUNDS = 200
SHOWN = 2000
"""How many of them, the last changed, can be loaded: more than any list here shows."""
NOW = 1_800_000_000_000

RESULTS = "SELECT table_id, 'irrigate', over_at, 'played', '{}' FROM head WHERE over_at IS NOT NULL"
NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {} - 1)"
PATHS = {
    "first page": "/api/tables",
    "open ones": "/api/tables?status=open",
    "fifty": "/api/tables?limit=50",
    "the next page": "/api/tables?before={}",
    "records": "/api/records?limit=1",
}


def table_id(number: int) -> str:
    return f"{number:0>22}"


def fill(connection: Connection, count: int) -> None:
    """One in ten is open, one in ten is being played, the rest is over."""
    kind = "CASE i % 10 WHEN 0 THEN 'open' WHEN 1 THEN 'playing' ELSE 'over' END"
    over = f"CASE WHEN i % 10 > 1 THEN {NOW} + i ELSE NULL END"
    name = "lpad(CAST(i AS TEXT), 22, '0')"
    if connection.dialect.name == "sqlite":
        name = "printf('%022d', i)"
    connection.execute(
        text(
            f"INSERT INTO head {NUMBERS.format(count)}"
            f" SELECT {name}, 1, {kind}, true, {NOW} + i, {over}, {NOW} + i FROM n"
        )
    )
    connection.execute(text(f"INSERT INTO result {RESULTS}"))
    wish = TableWish([SeatWish("me", "Ann"), SeatWish("open")], "irrigate", public=True)
    made, _, _ = new_creation(wish, fresh_start(wish), "a" * 22, NOW)
    settings = encoded(made.settings()).decode()
    creation = text("INSERT INTO creation VALUES (:id, 'irrigate', true, :by, :secret, :s, :at)")
    event = text("INSERT INTO event VALUES (:id, 1, 'created', NULL, :data, :at, NULL)")
    rows = [{"id": table_id(i), "at": NOW + i} for i in range(max(0, count - SHOWN), count)]
    more = {"by": "a" * 22, "secret": "ab" * 32, "s": settings}
    connection.execute(creation, [{**row, **more} for row in rows])
    connection.execute(event, [{**row, "data": '{"person":"a"}'} for row in rows])
    connection.execute(text("ANALYZE"))


def measure(url: str, pid: int) -> None:
    with httpx.Client(base_url=url, timeout=60) as client:
        following = client.get("/api/tables").json()["next"]
        ask(client, pid, {name: path.format(following) for name, path in PATHS.items()})


def ask(client: httpx.Client, pid: int, paths: dict[str, str]) -> None:
    """How long each of these takes."""
    for name, path in paths.items():
        took, cpu = [], cpu_seconds(pid)
        for _ in range(ROUNDS):
            began = time.perf_counter()
            answer = client.get(path)
            took.append(1000 * (time.perf_counter() - began))
            assert answer.status_code == 200, answer.text
        tail, cpu = quantiles(took, n=100)[98], 1000 * (cpu_seconds(pid) - cpu) / ROUNDS
        print(f"{name:>14} | {median(took):9.1f} | {tail:8.1f} | {took[0]:8.1f} | {cpu:8.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="", help="an empty postgresql://… instead of SQLite")
    parser.add_argument("--tables", type=int, default=TABLES, help="(default: 300000)")
    parsed = parser.parse_args()
    run(parsed.database, f"{parsed.tables} tables", lambda c: fill(c, parsed.tables), measure)


def run(
    address: str,
    title: str,
    fill: Callable[[Connection], None],
    measure: Callable[[str, int], None],
) -> None:
    """Fill a new database, and measure a server on it."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(address or None, Path(folder))
        database.prepare()
        database.let_go()
        engine = create_engine(database.url)
        with engine.begin() as connection:
            fill(connection)
        engine.dispose()
        where = ["--database", address] if address else ["--data", folder]
        command = [sys.executable, "-m", "aquae", "serve", "--port", "0", "--bots", "0"]
        process: Any = subprocess.Popen(
            [*command, "--rate", "0", *where],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            url = process.stdout.readline().split("Aquae is at ")[1].split("/ ")[0]
            heads = (title, "median ms", "99 % ms", "first ms", "CPU ms")
            print("{:>14} | {:>9} | {:>8} | {:>8} | {:>8}".format(*heads))
            measure(url, process.pid)
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
