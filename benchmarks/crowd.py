"""How quickly a club of many answers: ten thousand people, a million results.

A database is filled with rows as the server writes them, made from a few hundred real plays with
other people at their seats: a million results, and a hundred thousand tables with their logs, of
which one in twenty goes on. Then a real server is asked over one connection on this machine, as
random people and, every tenth time, as the busiest of them: what the page for coming home asks,
profiles with ratings and statistics, the history, searched and filtered, lists of the best, the
board of the day, and looking for somebody to play with. All requests of a page together have to be
answered in time.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Any, Final, NamedTuple

import httpx
from sqlalchemy import Connection, text
from tests.server.postgres import started

from aquae.core.state import CHANCE, OVER
from aquae.server.memory.appends import made
from aquae.server.storage.results import PLAYED_COLUMNS, Results, results_of
from aquae.server.storage.schema import METADATA
from aquae.server.storage.writer import Append
from aquae.server.tables import commands
from aquae.server.tables.creating import SeatWish, TableWish, fresh_start
from aquae.server.tables.live import LiveTable
from aquae.server.tables.tokens import digest, new_key, person_of_token
from aquae.server.thinking.levels import new_table
from benchmarks.lists import run

PEOPLE: Final = 10_000
TABLES: Final = 100_000
RESULTS: Final = 1_000_000
BUSY: Final = 5_000
"""Plays of the busiest person, at least."""
STEPS: Final = 50
"""Rated plays of everybody else; the busiest has as many as are shown."""
MOST_STEPS: Final = 2_000
GOING_ON: Final = 20
"""One table in so many."""
SHORT: Final = 12
LONG: Final = 50
ROUNDS: Final = 300
LIMIT_MS: Final = 50.0
NOW: Final = 1_780_000_000_000
HOUR_MS: Final = 3_600_000
FILLED: Final = 20_000
"""Results that are written at a time."""
GAMES: Final = ("aquaedukt", "aqua-romana", "irrigate")
PARTIES: Final = ((1, 1), (1, 3), (2, 0), (2, 1), (3, 0), (4, 0))
"""People and bots at a table."""


def token_of(number: int) -> str:
    return digest(f"somebody {number}")[:43]


TOKENS: Final = [token_of(number) for number in range(PEOPLE)]
IDS: Final = [person_of_token(token) for token in TOKENS]


def name_of(number: int) -> str:
    return f"Somebody {number}"


def stand_in(place: int) -> str:
    """The id of somebody in a play of which others are made."""
    return f"{place:~>22}"


def named(place: int) -> str:
    return f"~name {place}~"


class Played(NamedTuple):
    """A play to make others from, and how many people there are in it."""

    people: int
    append: Append
    table: LiveTable
    results: Results | None


def play(game: str, people: int, bots: int, actions: int | None, chances: random.Random) -> Played:
    """A play of so many actions, ended by agreement; or to the end by the rules."""
    seats = [SeatWish("me", named(0)), *[SeatWish("open")] * (people - 1)]
    seats += [SeatWish("bot", level="tiro")] * bots
    wish = TableWish(seats, game, public=True, rated=actions is None)
    creation, opening, links = new_table(wish, fresh_start(wish), stand_in(0), NOW)
    append, table = made(creation, opening)
    events = list(append.events)

    def do(command: Any) -> None:
        events.extend(table.perform(command, NOW, new_key()))

    for place, link in enumerate(links, start=1):
        do(commands.take(stand_in(place), link["seat"], named(place), link["key"], ""))
    while table.state.to_move != OVER and (actions is None or table.position < actions):
        assert table.state.to_move != CHANCE, "Chance answers at once"
        options = table.state.actions()
        text = table.game.vocabulary.text(options[int(chances.random() * len(options))])
        seat = table.seats[table.state.to_move]
        if seat.person is None:
            do(commands.act_for_bots(table.changed_number, [text]))
        else:
            do(commands.act(seat.person, table.number, text))
    append.events = events
    return Played(people, append, table, None)


def agreed(played: Played) -> Played:
    """The same play, ended by those who sit there."""
    table = played.table
    ask = commands.end_together(stand_in(0), table.number)
    played.append.events += table.perform(ask, NOW, new_key())
    for place in range(1, played.people):
        if table.end is None:
            say = commands.answer(stand_in(place), table.number, True)
            played.append.events += table.perform(say, NOW, new_key())
    return over(played)


def over(played: Played) -> Played:
    return played._replace(results=results_of(played.table))


class Patterns(NamedTuple):
    """Plays that others are made from."""

    whole: list[Played]
    short: list[Played]
    going_on: list[Played]


def patterns(chances: random.Random) -> Patterns:
    kinds = [(game, *party) for game in GAMES for party in PARTIES] * 3
    return Patterns(
        [over(play(*kind, None, chances)) for kind in kinds],
        [agreed(begun(*kind, SHORT, chances)) for kind in kinds],
        [begun(*kind, LONG, chances) for kind in kinds],
    )


def begun(game: str, people: int, bots: int, actions: int, chances: random.Random) -> Played:
    """A play of so many actions that could go on: at random some end at once."""
    while (played := play(game, people, bots, actions, chances)).table.end is not None:
        pass
    return played


Rows = dict[str, list[tuple[Any, ...]]]


class Crowd:
    """Makes rows about people who have never met out of those of a few real plays."""

    def __init__(self, seed: int = 1) -> None:
        self.chances = random.Random(seed)
        self.patterns = patterns(self.chances)

    def anybody(self) -> int:
        """Some play much more than others."""
        return int(PEOPLE * self.chances.random() ** 1.3)

    def party(self, count: int, number: int) -> list[int]:
        found = [0] if number % (RESULTS // BUSY) == 0 else []
        while len(found) < count:
            somebody = self.anybody()
            if somebody not in found:
                found.append(somebody)
        return found

    def rows(self, number: int) -> Rows:
        """Everything about one play; only of the last ones there is a table."""
        left = RESULTS - number
        kind = self.patterns.whole if left > TABLES else self.patterns.short
        if left <= TABLES and number % GOING_ON == 0:
            kind = self.patterns.going_on
        pattern = self.chances.choice(kind)
        people = self.party(pattern.people, number)
        into = Copy(digest(f"table {number}")[:22], NOW - left * HOUR_MS // 100, people)
        rows = {} if pattern.results is None else into.results(pattern.results)
        return {**rows, **into.table(pattern)} if left <= TABLES else rows


class Copy:
    """The rows of a play with other people, at another time."""

    def __init__(self, table_id: str, at: int, people: list[int]) -> None:
        self.id = table_id
        self.at = at
        self.people = people
        self.changes = [(stand_in(place), IDS[one]) for place, one in enumerate(people)]
        self.changes += [(named(place), name_of(one)) for place, one in enumerate(people)]

    def text(self, text: str) -> str:
        for before, now in self.changes:
            text = text.replace(before, now)
        return text

    def results(self, results: Results) -> Rows:
        _, game, _, how, data = results.result
        played = [
            (self.text(row[0]), self.id, game, self.at, row[4], self.text(row[5]).casefold())
            + (False, *row[7:14], self.at - HOUR_MS, *row[15:], None, None)
            for row in results.played
        ]
        return {"result": [(self.id, game, self.at, how, self.text(data))], "played": played}

    def table(self, pattern: Played) -> Rows:
        append, made = pattern.append, pattern.table.creation
        _, game, public, _, secret, settings, _ = append.creation_row()
        assert made.game == game
        events = [
            (self.id, number, kind, seat, self.text(data), self.at, None)
            for _, number, kind, seat, data, _, _ in append.event_rows()
        ]
        status = "playing" if pattern.results is None else "over"
        over_at = None if pattern.results is None else self.at
        head = (self.id, len(events), status, public, self.at, over_at, self.at)
        creator = IDS[self.people[0]]
        return {
            "creation": [(self.id, game, public, creator, secret, self.text(settings), self.at)],
            "head": [head],
            "event": events,
            "holding": [(IDS[one], self.id) for one in self.people],
        }


def people_rows(chances: random.Random) -> Rows:
    """Who they are, and what is thought of them."""
    rows: Rows = {"person": [], "rating": [], "rating_step": []}
    for number, person in enumerate(IDS):
        name = name_of(number)
        rows["person"].append((person, None, name, name.casefold(), "en", number % 3 < 2, number))
        steps = MOST_STEPS if number == 0 else STEPS
        for game in GAMES:
            mu, sigma = chances.gauss(25, 5), 2.0
            rows["rating"].append((person, game, 2, mu, sigma, steps, mu - 2 * sigma))
        for step in range(steps):
            rows["rating_step"].append(
                (person, number + step * PEOPLE, GAMES[step % 3], 2, NOW, 25.0, 4.0)
            )
    return rows


def put(connection: Connection, rows: Rows) -> None:
    """Write rows as quickly as the database takes them."""
    raw: Any = connection.connection.driver_connection
    for name, found in rows.items():
        all = (*PLAYED_COLUMNS, "luck", "play")
        columns = all if name == "played" else tuple(METADATA.tables[name].columns.keys())
        named = f"{name} ({', '.join(columns)})"
        if connection.dialect.name == "sqlite":
            marks = ", ".join("?" * len(columns))
            raw.executemany(f"INSERT INTO {named} VALUES ({marks})", found)
        else:
            with raw.cursor().copy(f"COPY {named} FROM STDIN") as copy:
                for row in found:
                    copy.write_row(row)


def fill(connection: Connection, results: int) -> None:
    began, crowd = time.monotonic(), Crowd()
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA cache_size = -2000000"))
    put(connection, people_rows(crowd.chances))
    numbers = iter(range(RESULTS - results, RESULTS))
    while portion := list(islice(numbers, FILLED)):
        rows: Rows = {}
        for number in portion:
            for name, found in crowd.rows(number).items():
                rows.setdefault(name, []).extend(found)
        put(connection, rows)
    if connection.dialect.name == "postgresql":
        connection.execute(text("ANALYZE"))  # as it does by itself after a while
    print(f"filled in {time.monotonic() - began:.0f} s", flush=True)


class Page(NamedTuple):
    """What is asked of the server together."""

    name: str
    paths: Callable[[int], Iterable[str]]
    """For one of the people."""
    body: Callable[[int], Any] | None = None
    """What is sent there, if it is not only looked at."""


def home(number: int) -> Iterator[str]:
    yield "/api/tables?list=mine&status=playing&limit=30"
    yield "/api/tables?list=mine&status=open&limit=20"
    yield "/api/tables?list=mine&status=over&limit=5"
    yield "/api/people/me/invitations"
    yield "/api/tables?list=public&status=playing&limit=8"
    yield "/api/tables?list=public&status=open&limit=8"
    yield "/api/people/me/games?limit=5"


def profile(number: int) -> Iterator[str]:
    about = f"/api/profiles/{IDS[number]}"
    yield from (about, f"{about}/ratings", f"{about}/statistics")


def search(number: int) -> Any:
    """Every second one finds somebody, and then a table is made for both."""
    return {"name": name_of(number), "game": GAMES[number % 3]}


OWN: Final = "/api/people/me/games"
PAGES: Final = (
    Page("home", home),
    Page("profile", profile),
    Page("history", lambda number: [OWN]),
    Page("of one game", lambda number: [f"{OWN}?game=irrigate&outcome=lost"]),
    Page("with somebody", lambda number: [f"{OWN}?with=somebody%20{number * 7 % 1000}"]),
    Page("with nobody", lambda number: [f"{OWN}?with=nobody&game=aquaedukt&outcome=won"]),
    Page("ladder", lambda number: ["/api/people/me/ladder"]),
    Page("board of day", lambda number: [f"/api/daily/{GAMES[number % 3]}"]),
    Page("pairing", lambda number: ["/api/people/me/seeking"], search),
    Page("the best", lambda number: [f"/api/ratings/{GAMES[number % 3]}?players=2"]),
)


def measure(url: str, pid: int) -> None:
    chances, slow = random.Random(2), []
    with httpx.Client(base_url=url, timeout=60) as client:
        client.get("/api/games")
        time.sleep(3)  # what a server does at its start is done by then
        for page in PAGES:
            took, worked = [], []
            for turn in range(ROUNDS):
                before = worked_ms(pid)
                took.append(timed(client, page, anyone(chances, turn)))
                worked.append(worked_ms(pid) - before)
            tail, work = quantiles(took, n=100)[98], quantiles(worked, n=100)[98]
            row = f"{median(took):9.1f} | {tail:8.1f} | {took[0]:8.1f} | {mean(worked):8.1f}"
            print(f"{page.name:>14} | {row} | {work:8.1f} of the processor at 99 %", flush=True)
            slow += [page.name] if tail > LIMIT_MS else []
    if slow:
        sys.exit(f"slower than {LIMIT_MS:g} ms in more than one of a hundred: {', '.join(slow)}")


def worked_ms(pid: int) -> float:
    """What a server has worked, all of its threads: the same beside other work."""
    stats = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(stat.read_text().split()[0]) for stat in stats) / 1e6


def anyone(chances: random.Random, turn: int) -> int:
    return 0 if turn % 10 == 0 else int(PEOPLE * chances.random() ** 1.3)


def timed(client: httpx.Client, page: Page, number: int) -> float:
    headers = {"Authorization": f"Bearer {TOKENS[number]}"}
    began = time.perf_counter()
    for path in page.paths(number):
        if page.body is None:
            answer = client.get(path, headers=headers)
        else:
            answer = client.post(path, headers=headers, json=page.body(number))
        assert answer.status_code == 200, answer.text
    return 1000 * (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", action="store_true", help="in a PostgreSQL of its own")
    parser.add_argument("--results", type=int, default=RESULTS, help="fewer go more quickly")
    parsed = parser.parse_args()
    fill_all = partial(fill, results=parsed.results)
    if not parsed.postgres:
        run("", "SQLite", fill_all, measure)
        return
    postgres = started()
    try:
        run(postgres.new_database(), "PostgreSQL", fill_all, measure)
    finally:
        postgres.stop()


if __name__ == "__main__":
    main()
