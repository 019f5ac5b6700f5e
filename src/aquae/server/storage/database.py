"""Where tables are kept: an SQLite file in a folder, or PostgreSQL; made and migrated at start."""

import fcntl
import os
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from aquae.core.errors import AquaeError
from aquae.server.storage.schema import REVISION

FILE: Final = "aquae.sqlite"
# Any number will do, as long as every server of this database takes the same.
MIGRATION_LOCK: Final = 4_105_105_105


class Database:
    """The address of a database, and connections to it."""

    def __init__(self, url: str | None, folder: Path) -> None:
        self.folder = folder
        self.is_postgres = url is not None
        if url is None:
            self.path = folder / FILE
            self.url = make_url(f"sqlite:///{self.path}")
        else:
            self.url = _postgres_url(url)
        self._lock: IO[str] | None = None

    def prepare(self) -> None:
        """Make what is missing: folder, tables, columns. Safe from several processes at once."""
        if not self.is_postgres:
            self._claim_folder()
        engine = create_engine(self.url)
        try:
            with engine.begin() as connection:
                self._bring_up_to_date(connection)
        except OperationalError as away:
            raise AquaeError(f"the database does not answer: {away.orig}") from away
        finally:
            engine.dispose()

    def _bring_up_to_date(self, connection: Connection) -> None:
        if self.is_postgres:
            lock = text("SELECT pg_advisory_xact_lock(:lock)")
            connection.execute(lock, {"lock": MIGRATION_LOCK})
        if not is_current(connection):
            migrate(connection)

    def _claim_folder(self) -> None:
        """One server a folder: what it knows of its tables is in its memory."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._lock = (self.folder / "lock").open("w")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise AquaeError(
                f"another server uses {self.folder}; stop it, give another --data, "
                "or use PostgreSQL (--database) for several servers"
            ) from None
        os.set_inheritable(self._lock.fileno(), False)

    def let_go(self) -> None:
        """Another server may have the file now."""
        if self._lock is not None:
            self._lock.close()

    def reader(self) -> AsyncEngine:
        """For everything that only reads; writing goes through the writer."""
        if self.is_postgres:
            # Connections that a restart of the database has broken are noticed before use.
            return create_async_engine(self.url, pool_pre_ping=True, pool_size=4)
        engine = create_async_engine(self.url.set(drivername="sqlite+aiosqlite"))
        event.listen(engine.sync_engine, "connect", _read_only)
        return engine

    def psycopg_dsn(self) -> str:
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)


def _postgres_url(url: str) -> Any:
    parsed = make_url(url)
    if not parsed.drivername.startswith("postgres"):
        raise AquaeError("the database is postgresql://…, or a file in --data without it")
    return parsed.set(drivername="postgresql+psycopg")


def _read_only(connection: Any, record: object) -> None:
    connection.execute("PRAGMA query_only = ON")


def is_current(connection: Connection) -> bool:
    """Whether there is nothing to migrate; asked without Alembic, which takes long to load."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found == REVISION


def migrate(connection: Connection) -> None:
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
