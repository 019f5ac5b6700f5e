"""How many people a server can tell in a second that it is their turn: by Web Push, encrypted.

Each call is about a table of its own, which has to be read first. The push service is a local one
that takes whatever comes; it runs in a process of its own, and decrypts nothing.
"""

import argparse
import asyncio
import multiprocessing
import tempfile
import time
from base64 import urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Empty
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from pydantic_core import to_json

from aquae.server.clock import now_ms
from aquae.server.process import Process
from aquae.server.settings import Settings
from aquae.server.storage.bells import Bell, BellRows
from aquae.server.storage.calls import CallStatements
from aquae.server.tables.calling import Call
from aquae.server.tables.creating import SeatWish, TableWish, fresh_start, new_creation

MANY = 2000
WANTS = "turn"
Queue = Any


def take_all(addresses: Queue, arrived: Queue) -> None:
    """A push service for everybody."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            arrived.put(time.time())
            self.send_response(201)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    addresses.put(f"http://127.0.0.1:{server.server_address[1]}")
    server.serve_forever()


def keys() -> str:
    public = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    found = {"p256dh": urlsafe_b64encode(point).decode(), "auth": "A" * 22}
    return to_json(found).decode()


async def fill(process: Process, count: int, service: str) -> list[Call]:
    """So many people, each to move at a table that is not in memory: what they are to be told."""
    rows = BellRows(process.tables.store, process.database.is_postgres)
    wish = TableWish([SeatWish("me", "Ann"), SeatWish("me", "Bea")], "irrigate")
    calls, now = [], now_ms()
    for number in range(count):
        person = f"{number:0>22}"
        creation, command, _ = new_creation(wish, fresh_start(wish), person, now)
        loaded = await process.tables.create(creation, command)
        bell = Bell(
            person, person, "push", f"{service}/{number}", keys(), f"{number:0>43}", "", "en",
            WANTS, None, now, now,
        )  # fmt: skip
        await process.writer.run(rows.keep(bell))
        said = {"said": "turn"}
        calls.append(Call(person, loaded.id, "turn", loaded.table.changed_number, now, said))
        process.tables.forget(loaded.id)
    return calls


async def measure(settings: Settings, count: int, service: str, arrived: Queue) -> None:
    process = Process(settings)
    process.database.prepare()
    await process.start()
    calls = await fill(process, count, service)
    statements = CallStatements(process.database.is_postgres)
    if process.tables.is_shared:
        await asyncio.sleep(21)  # it waits until everybody has told who looks at what
    before, began = time.process_time(), time.time()
    await process.writer.run(statements.put(calls))
    times: list[float] = []
    while len(times) < count:
        await asyncio.sleep(0.02)
        try:
            while True:
                times.append(arrived.get_nowait())
        except Empty:
            assert time.time() - began < 300, f"only {len(times)} have arrived"
    seconds, worked = max(times) - began, time.process_time() - before
    where = "PostgreSQL" if process.database.is_postgres else "SQLite"
    print(f"{where}: {count} told in {seconds:.1f} s, {count / seconds:.0f} a second,", end=" ")
    print(f"{1000 * worked / count:.1f} ms of the processor each")
    await process.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--many", type=int, default=MANY)
    parser.add_argument("--database", default="", help="postgresql://…, instead of SQLite")
    parsed = parser.parse_args()
    context = multiprocessing.get_context("spawn")
    addresses, arrived = context.Queue(), context.Queue()
    service = context.Process(target=take_all, args=(addresses, arrived), daemon=True)
    service.start()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            data=str(Path(folder)), database=parsed.database, private_addresses=True, bots=1
        )
        asyncio.run(measure(settings, parsed.many, addresses.get(), arrived))
    service.terminate()


if __name__ == "__main__":
    main()
