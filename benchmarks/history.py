"""How long somebody's own games take to be listed when there are very many of everybody's.

A database is filled with results by the database itself: ten thousand people at two seats each, and
one of them, who asks, at every hundredth table. Then a real server is asked over one connection.
"""

import argparse

import httpx
from sqlalchemy import Connection, text

from aquae.server.tables.tokens import new_secret, person_of_token
from benchmarks.lists import NOW, NUMBERS, ask, run

GAMES = 100_000
PEOPLE = 10_000
OWN = 100
"""One in so many is a game of whoever asks."""
TOKEN = new_secret()
KINDS = "CASE i % 3 WHEN 0 THEN 'irrigate' WHEN 1 THEN 'aquaedukt' ELSE 'aqua-romana' END"
DATA = (
    '{"options":{"players":2},"ending":"tiles","seats":['
    '{"name":"Ann","person":"x","level":null,"score":31,"place":1},'
    '{"name":"Bea","person":"y","level":null,"score":28,"place":2}]}'
)
PATHS = {
    "the last ones": "/api/people/me/games",
    "fifty": "/api/people/me/games?limit=50",
    "of one game": "/api/people/me/games?game=irrigate&outcome=lost",
    "with somebody": "/api/people/me/games?with=person%20100",
    "with nobody": "/api/people/me/games?with=nobody",
}


def fill(connection: Connection, count: int) -> None:
    name, person = "lpad(CAST(i AS TEXT), 22, '0')", "lpad(CAST({} AS TEXT), 22, '0')"
    if connection.dialect.name == "sqlite":
        name, person = "printf('%022d', i)", "printf('%022d', {})"
    numbers = NUMBERS.format(count)
    results = f"SELECT {name}, {KINDS}, {NOW} + i, 'played', :data FROM n"
    connection.execute(text(f"INSERT INTO result {numbers} {results}"), {"data": DATA})
    first = f"CASE WHEN i % {OWN} = 0 THEN :own ELSE {person.format(f'i % {PEOPLE}')} END"
    second = person.format(f"{PEOPLE} + i % {PEOPLE}")
    for who, outcome in ((first, "lost"), (second, "won")):
        other = f"'person ' || CAST(i % {PEOPLE} AS TEXT)"
        statement = (
            f"INSERT INTO played {numbers} SELECT {who}, {name}, {KINDS}, {NOW} + i, '{outcome}',"
            f" {other}, false FROM n"
        )
        needed = {"own": person_of_token(TOKEN)} if ":own" in statement else {}
        connection.execute(text(statement), needed)
    connection.execute(text("ANALYZE"))


def measure(url: str, pid: int) -> None:
    headers = {"Authorization": f"Bearer {TOKEN}"}
    with httpx.Client(base_url=url, timeout=60, headers=headers) as client:
        found = client.get("/api/people/me/games").json()
        assert len(found["games"]) == 20, found
        following = f"/api/people/me/games?before={found['next']}"
        ask(client, pid, {**PATHS, "the next page": following})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="", help="an empty postgresql://… instead of SQLite")
    parser.add_argument("--games", type=int, default=GAMES, help="(default: 100000)")
    parsed = parser.parse_args()
    run(parsed.database, f"{parsed.games} games", lambda c: fill(c, parsed.games), measure)


if __name__ == "__main__":
    main()
