"""All ratings once more, from the plays that count: `aquae ratings`."""

import sqlite3
from contextlib import closing
from typing import Any

from aquae.server.people.rating import RatedPlay, Standing, after, as_rated, people_in
from aquae.server.settings import Settings
from aquae.server.storage.database import Database
from aquae.server.storage.ratings import LOCK, RatingStatements


class Recount:
    """What is thought of everybody while plays are counted one by one."""

    def __init__(self) -> None:
        self.standings: dict[tuple[str, str, int], Standing] = {}

    def counted(self, play: RatedPlay) -> dict[str, Standing]:
        """What is thought of those who played it. How much it said about them stays what it was."""
        place = (play.game, play.players)
        people = [person for person in people_in(play) if (person, *place) in self.standings]
        before = {person: self.standings[person, *place] for person in people}
        found = after(as_rated(play, before), before)
        for person, standing in found.items():
            self.standings[person, *place] = standing
        return found


def recount(connection: Any, statements: RatingStatements) -> int:
    """Work for a writer: all ratings anew; from how many plays."""
    statements.clear(connection)
    memory, many = Recount(), 0
    for number, play in statements.all(connection):
        statements.keep(connection, number, play, memory.counted(play))
        many += 1
    return many


def recount_all(settings: Settings) -> str:
    """All ratings of a database anew: of a file that no server uses, or of PostgreSQL."""
    database = Database(settings.database or None, settings.folder)
    database.prepare()
    statements = RatingStatements(database.is_postgres)
    try:
        if database.is_postgres:
            many = _recount_postgres(database, statements)
        else:
            with closing(sqlite3.connect(database.path)) as connection, connection:
                many = recount(connection, statements)
    finally:
        database.let_go()
    return f"{many} plays counted again"


def _recount_postgres(database: Database, statements: RatingStatements) -> int:
    import psycopg

    with psycopg.connect(database.psycopg_dsn()) as connection:
        connection.execute(LOCK)
        return recount(connection, statements)
