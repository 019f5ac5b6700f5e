"""How long people wait for a bot while others keep the server busy. `make bench-people`.

People play against `tiro` and against `curator` on a real server: first in peace, then in the same
run beside tables of four `curator`s each, a flood of hints whose askers go away at once, and
reviews. All limits on what one person or address may ask for are lifted: what is measured is who
comes first.

Against `tiro` a wait is the time from one's own action to one's next turn; against `curator`, which
thinks for up to two seconds a decision, the time that each of its actions takes.

At last eight people play against a `curator` each, and the memory of all processes that think is
added up.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx
from pydantic_core import from_json

from aquae.bots import LEVELS
from aquae.games import game_names

UNLIMITED = (
    *("--rate", "0", "--table-rate", "0", "--streams", "0", "--connections", "0"),
    *("--alone-tables", "10000"),
)
HINT_PATIENCE = 0.3
"""Seconds after which whoever asks for a hint only to cause trouble goes away."""


class Load(NamedTuple):
    """What keeps the server busy."""

    tables: int
    reviews: int
    askers: int


class Person:
    """Somebody with a token."""

    def __init__(self, client: httpx.AsyncClient, token: str) -> None:
        self.client = client
        self.headers = {"Authorization": f"Bearer {token}"}

    @staticmethod
    async def new(client: httpx.AsyncClient) -> "Person":
        return Person(client, (await client.post("/api/people")).json()["token"])

    async def get(self, path: str) -> Any:
        answer = await self.client.get(path, headers=self.headers)
        return answer.raise_for_status().json()

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.client.post(path, json=body, headers=self.headers)
        return answer.raise_for_status().json()

    async def make(self, game: str, *levels: str | None) -> str:
        """The path of a new table; None is a seat of one's own."""
        seats = [{"kind": "bot", "level": level} if level else {"kind": "me"} for level in levels]
        made = await self.post("/api/tables", game=game, seats=seats, pause=False)
        return f"/api/tables/{made['table']['id']}"

    @asynccontextmanager
    async def following(self, path: str, after: int) -> AsyncIterator[AsyncIterator[Any]]:
        """The events of a table that change the play, as they come."""
        query = {"after": after, "positions": True}
        stream = self.client.stream(
            "GET", f"{path}/events", params=query, headers=self.headers, timeout=None
        )
        async with stream as answer:
            yield _heard(answer)


async def _heard(answer: httpx.Response) -> AsyncIterator[Any]:
    async for line in answer.aiter_lines():
        if line.startswith("data: ") and '"at":' in line:
            yield from_json(line[6:])


class Player:
    """Plays at random against a bot, and keeps how long it waited."""

    def __init__(self, person: Person, level: str, games: list[str]) -> None:
        self.person = person
        self.level = level
        self.games = games
        self.waits: list[float] = []
        self.chooser = random.Random(level)

    async def play(self, until: float) -> None:
        for game in cycle(self.games):
            path = await self.person.make(game, None, self.level)
            number = (await self.person.get(path))["number"]
            async with self.person.following(path, number) as events:
                await self._game(path, number, events, until)
            if time.perf_counter() >= until:
                return

    async def _game(self, path: str, number: int, events: AsyncIterator[Any], until: float) -> None:
        position = await self.person.get(f"{path}/position")
        while position["to_move"] == 0 and time.perf_counter() < until:
            text = self.chooser.choice(position["legal"])
            began = time.perf_counter()
            done = await self.person.post(f"{path}/actions", at=number, text=text)
            number = done["number"]
            position = await self._answered(events, began)
            number = position["number"]

    async def _answered(self, events: AsyncIterator[Any], began: float) -> Any:
        """The position in which it is one's turn again, or the last one."""
        at: Any = {"to_move": 0}
        moved = False
        async for event in events:
            at = event["at"]
            now = time.perf_counter()
            if event.get("by") == "bot":
                moved = True
                if LEVELS[self.level]:
                    self.waits.append(now - began)
            began = now if LEVELS[self.level] else began
            if at["to_move"] in (0, "over") and event["kind"] in ("action", "ended"):
                break
        if moved and not LEVELS[self.level]:
            self.waits.append(time.perf_counter() - began)
        return at


async def forever(do: Callable[[], Awaitable[Any]]) -> None:
    """Somebody who never has enough, whatever is answered."""
    while True:
        with suppress(httpx.HTTPError):
            await do()
        await asyncio.sleep(0)


class Trouble:
    """Everything that others want at the same time."""

    def __init__(self, client: httpx.AsyncClient, load: Load) -> None:
        self.client = client
        self.load = load
        self.tasks: list[asyncio.Task[None]] = []
        self.finished: list[tuple[Person, str]] = []

    async def prepare(self) -> None:
        """Games that are over, to be reviewed later."""
        for _ in range(self.load.reviews):
            person = await Person.new(self.client)
            self.finished.append((person, await person.make("irrigate", "tiro", "tiro")))
        for person, path in self.finished:
            while (await person.get(path))["status"] != "over":
                await asyncio.sleep(0.1)

    async def begin(self) -> None:
        for place in range(self.load.tables):
            person = await Person.new(self.client)
            game = game_names()[place % len(game_names())]
            await person.make(game, *["curator"] * 4)
        for person, path in self.finished:
            with suppress(httpx.HTTPStatusError):  # busy: as many as may wait do
                await person.post(f"{path}/review")
        for _ in range(self.load.askers):
            person = await Person.new(self.client)
            path = await person.make("aqua-romana", None, "tiro")
            self.tasks.append(asyncio.create_task(forever(_asking(person, path))))

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def _asking(person: Person, path: str) -> Callable[[], Awaitable[Any]]:
    async def ask() -> None:
        answer = person.client.post(
            f"{path}/hint", json={}, headers=person.headers, timeout=HINT_PATIENCE
        )
        if (await answer).status_code >= 400:
            await asyncio.sleep(HINT_PATIENCE)

    return ask


async def waits_of(client: httpx.AsyncClient, seconds: float) -> dict[str, list[float]]:
    """How long people wait who play against each kind of bot, both at the same time."""
    until = time.perf_counter() + seconds
    levels = ("tiro", "curator")
    players = [Player(await Person.new(client), level, game_names()) for level in levels]
    await asyncio.gather(*[player.play(until) for player in players])
    return {player.level: player.waits for player in players}


async def measure(url: str, seconds: float, load: Load) -> list[dict[str, list[float]]]:
    """The waits in peace, and beside all the others."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
    async with AsyncExitStack() as stack:
        client = httpx.AsyncClient(base_url=url, timeout=60, limits=limits)
        await stack.enter_async_context(client)
        trouble = Trouble(client, load)
        await trouble.prepare()
        calm = await waits_of(client, seconds)
        await trouble.begin()
        busy = await waits_of(client, seconds)
        await trouble.end()
    return [calm, busy]


async def memory_of(url: str, pid: int, game: str, seconds: float) -> list[float]:
    """What the processes of a server take while eight people play a game, in megabytes."""
    found: list[float] = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        players = [Player(await Person.new(client), "curator", [game]) for _ in range(8)]
        until = time.perf_counter() + seconds
        playing = asyncio.gather(*[player.play(until) for player in players])
        while not playing.done():
            found.append(sum(resident_mb(child) for child in children(pid)))
            await asyncio.sleep(0.25)
        await playing
    return found


def children(pid: int) -> list[int]:
    return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def resident_mb(pid: int) -> float:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except FileNotFoundError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@contextmanager
def server(*arguments: str) -> Iterator[tuple[str, int]]:
    """The address and the process of a server of one's own."""
    with tempfile.TemporaryDirectory() as folder:
        where = ("--data", folder) if "--database" not in arguments else ()
        command = [sys.executable, "-m", "aquae", "serve", "--port", "0", *where]
        process = subprocess.Popen(
            [*command, *UNLIMITED, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            yield line.split(" at ")[1].split(" ")[0], process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()
            process.stdout.close()


def late(waits: list[float]) -> float:
    """What 99 of 100 waits stay below, or the longest of fewer."""
    return sorted(waits)[min(len(waits) - 1, int(0.99 * len(waits)))]


def report(calm: dict[str, list[float]], busy: dict[str, list[float]]) -> None:
    for level, peace in calm.items():
        flood = busy[level]
        print(
            f"{level:>8} | {len(peace):5} | {median(peace):8.3f} | {late(peace):8.3f}"
            f" | {len(flood):5} | {median(flood):8.3f} | {late(flood):8.3f}"
            f" | {late(flood) / late(peace):6.1f}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120.0, help="of each phase (default: 120)")
    parser.add_argument("--tables", type=int, default=200, help="of four curators (default: 200)")
    parser.add_argument("--reviews", type=int, default=35, help="asked for at once (default: 35)")
    parser.add_argument("--askers", type=int, default=10, help="of hints (default: 10)")
    parser.add_argument("--database", default="", help="postgresql://… instead of SQLite")
    parsed = parser.parse_args()
    where = ("--database", parsed.database) if parsed.database else ()
    load = Load(parsed.tables, parsed.reviews, parsed.askers)
    heads = ("bot", "calm", "median s", "99 % s", "busy", "median s", "99 % s", "ratio")
    print("{:>8} | {:>5} | {:>8} | {:>8} | {:>5} | {:>8} | {:>8} | {:>6}".format(*heads))
    with server(*where) as (url, _):
        report(*asyncio.run(measure(url, parsed.seconds, load)))
    for game in game_names():
        with server(*where) as (url, pid):
            found = asyncio.run(memory_of(url, pid, game, parsed.seconds / 2))
        print(f"{game}, eight against curator: {max(found):.0f} MB at most", flush=True)


if __name__ == "__main__":
    main()
