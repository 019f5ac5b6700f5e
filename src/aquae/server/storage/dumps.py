"""Backups of PostgreSQL, by its own programs; what a restore replaces is kept in a schema."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg import sql
from sqlalchemy import NullPool, create_engine

from aquae.core.errors import AquaeError
from aquae.server.storage.database import Database, judge_revision
from aquae.server.storage.judging import Found, judge_whole
from aquae.server.storage.lines import exclusive
from aquae.server.storage.schema import METADATA, REVISION
from aquae.server.storage.trouble import in_a_line

TABLES: Final = ("alembic_version", *METADATA.tables)
# Debian keeps the programs of a version out of the path.
PLACES: Final = "/usr/lib/postgresql"
PLAIN: Final = ("--no-owner", "--no-privileges")


def back_up(database: Database, file: Path) -> Found:
    """What the database holds at one moment, in PostgreSQL's custom format."""
    part = file.with_name(file.name + ".part")
    chosen = [f"--table={name}" for name in TABLES]
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
    try:
        found = _judged(database)
        _run(
            database,
            "pg_dump",
            *("--format=custom", "--exclude-table-data=pulse", f"--file={part}"),
            *(*PLAIN, *chosen, "--dbname", _address(database)),
        )
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)
    return found


def restore(database: Database, file: Path) -> tuple[Found, str | None]:
    """Put a backup in the place of what is there; the schema in which that is kept."""
    _judge_revision(database, file)
    with _alone(database) as connection:
        kept = _move_away(connection)
        try:
            _run(
                database,
                "pg_restore",
                *("--single-transaction", "--exit-on-error", *PLAIN),
                *("--dbname", _address(database), str(file)),
            )
            return _judged(database), kept
        except BaseException:
            _move_back(connection, kept)
            raise


def _address(database: Database) -> str:
    """Without the password: everybody on the machine can read what a program is called with."""
    url = database.url.set(drivername="postgresql", password=None)
    return url.render_as_string()


def _run(database: Database, name: str, *arguments: str) -> str:
    environment = {**os.environ, "PGCONNECT_TIMEOUT": "5"}
    if database.url.password is not None:
        environment["PGPASSWORD"] = str(database.url.password)
    command = [_program(name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"]
        raise AquaeError(said[0] if said[0].startswith(name) else f"{name}: {said[0]}")
    return done.stdout


def _program(name: str) -> str:
    places = sorted(Path(PLACES).glob(f"*/bin/{name}"), reverse=True)
    found = shutil.which(name) or next((str(place) for place in places), None)
    if found is None:
        raise AquaeError(
            f"{name} is not installed here: backups of PostgreSQL need its client programs "
            "(on Debian: apt install postgresql-client)"
        )
    return found


def _judge_revision(database: Database, file: Path) -> None:
    """Before anything is touched: whether this version knows what the backup holds."""
    about = ("--data-only", "--table=alembic_version", "--file=-", str(file))
    lines = _run(database, "pg_restore", *about).splitlines()
    begin = next((place for place, line in enumerate(lines) if line.startswith("COPY ")), None)
    if begin is None:
        raise AquaeError(f"{file} is no backup of Aquae")
    if lines[begin + 1] > REVISION:
        raise AquaeError(
            f"{file} was made by a later version of Aquae (revision {lines[begin + 1]}, this one "
            f"knows {REVISION})"
        )


@contextmanager
def _alone(database: Database) -> Iterator["psycopg.Connection[Any]"]:
    """A connection that nobody else may have meanwhile."""
    try:
        connection = psycopg.connect(database.psycopg_dsn(), autocommit=True)
    except psycopg.OperationalError as away:
        raise AquaeError(f"the database does not answer: {in_a_line(away)}") from away
    with connection:
        exclusive(connection)
        yield connection


def _move_away(connection: "psycopg.Connection[Any]") -> str | None:
    """What is there goes into a schema of its own."""
    find = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    there = {name for (name,) in connection.execute(find).fetchall()} & set(TABLES)
    if not there:
        return None
    kept = time.strftime("aquae_%Y%m%d_%H%M%S")
    with connection.transaction():
        connection.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(kept)))
        _move(connection, sorted(there), "", kept)
    return kept


def _move(connection: "psycopg.Connection[Any]", names: list[str], old: str, new: str) -> None:
    for name in names:
        which = sql.Identifier(old, name) if old else sql.Identifier(name)
        statement = sql.SQL("ALTER TABLE {} SET SCHEMA {}").format(which, sql.Identifier(new))
        connection.execute(statement)


def _move_back(connection: "psycopg.Connection[Any]", kept: str | None) -> None:
    """The backup was not good: all is as it was."""
    with connection.transaction():
        for name in TABLES:
            connection.execute(sql.SQL("DROP TABLE IF EXISTS {}").format(sql.Identifier(name)))
        if kept is not None:
            find = "SELECT current_schema(), tablename FROM pg_tables WHERE schemaname = %s"
            rows = connection.execute(find, (kept,)).fetchall()
            for here, name in rows:
                _move(connection, [name], kept, here)
            connection.execute(sql.SQL("DROP SCHEMA {}").format(sql.Identifier(kept)))


def _judged(database: Database) -> Found:
    engine = create_engine(database.url, poolclass=NullPool)
    try:
        with engine.connect() as connection:
            return judge_whole(connection, judge_revision(connection, str(database)))
    finally:
        engine.dispose()
