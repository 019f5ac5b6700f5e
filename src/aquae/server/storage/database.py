"""Where tables are kept: an SQLite file in a folder, or PostgreSQL; made and migrated at start."""

import fcntl
import os
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import URL, Connection, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from aquae.core.errors import AquaeError
from aquae.server.storage.judging import damage
from aquae.server.storage.schema import METADATA, REVISION
from aquae.server.storage.trouble import in_a_line

FILE: Final = "aquae.sqlite"
# Any number will do, as long as every server of this database takes the same.
MIGRATION_LOCK: Final = 4_105_105_105
MIGRATION_SECONDS: Final = 600
"""How long one server waits for another that migrates."""
CHECKED_BYTES: Final = 64 * 1024 * 1024
"""A file up to this size is looked through at every start; it takes a fifth of a second at most."""
POOL_SECONDS: Final = 3.0
READ_CACHE_KB: Final = 16_000
"""Of each connection that only reads, with SQLite."""


class Database:
    """The address of a database, and connections to it."""

    def __init__(self, url: str | None, folder: Path) -> None:
        self.folder = folder
        self.is_postgres = url is not None
        if url is None:
            self.path = folder / FILE
            self.url = URL.create("sqlite", database=str(self.path))
        else:
            self.url = _postgres_url(url)
        self._lock: IO[str] | None = None

    def __str__(self) -> str:
        return self.url.render_as_string() if self.is_postgres else str(self.path)

    def prepare(self) -> None:
        """Make what is missing: folder, tables, columns. Safe from several processes at once."""
        if not self.is_postgres:
            self.claim_folder()
        engine = create_engine(self.url, connect_args=self._patience())
        try:
            with engine.begin() as connection:
                self._bring_up_to_date(connection)
        except DBAPIError as failure:
            raise AquaeError(self._complaint(failure)) from failure
        finally:
            engine.dispose()

    def _patience(self) -> dict[str, Any]:
        """A migration may take its time; being reached, and waiting for another, may not."""
        if not self.is_postgres:
            return {}
        from aquae.server.storage.lines import options_besides

        options = options_besides(dict(self.url.query))
        return {**options, "options": f"-c lock_timeout={1000 * MIGRATION_SECONDS}"}

    def _complaint(self, failure: DBAPIError) -> str:
        said = in_a_line(failure)
        if type(failure) is DatabaseError:  # nothing more exact is known of it
            return f"{self} is no database that can be read: {said}"
        return f"the database does not answer: {said}"

    def _bring_up_to_date(self, connection: Connection) -> None:
        if self.is_postgres:
            lock = text("SELECT pg_advisory_xact_lock(:lock)")
            connection.execute(lock, {"lock": MIGRATION_LOCK})
        elif not self.path.exists() or self.path.stat().st_size <= CHECKED_BYTES:
            judge_file(connection, str(self))
        found = judge_revision(connection, str(self))
        if found != REVISION:
            migrate(connection)

    def claim_folder(self) -> None:
        """One server a folder: what it knows of its tables is in its memory."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / "lock"
        self._lock = path.open("w")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise AquaeError(
                f"another server uses {self.folder}; stop it, give another --data, "
                "or use PostgreSQL (--database) for several servers"
            ) from None
        os.set_inheritable(self._lock.fileno(), False)
        give_to_owner(path, self.folder)

    def let_go(self) -> None:
        """Another server may have the file now."""
        if self._lock is not None:
            self._lock.close()

    def reader(self) -> AsyncEngine:
        """For everything that only reads; writing goes through the writer."""
        if self.is_postgres:
            from aquae.server.storage.lines import options_besides

            return create_async_engine(
                self.url,
                # Connections that a restart of the database has broken are noticed before use.
                pool_pre_ping=True,
                pool_size=4,
                pool_timeout=POOL_SECONDS,
                # Each look is one statement, and needs no transaction around it.
                isolation_level="AUTOCOMMIT",
                connect_args=options_besides(dict(self.url.query)),
            )
        engine = create_async_engine(self.url.set(drivername="sqlite+aiosqlite"))
        event.listen(engine.sync_engine, "connect", _read_only)
        return engine

    def psycopg_dsn(self) -> str:
        from psycopg.conninfo import make_conninfo

        from aquae.server.storage.lines import options_besides

        url = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return make_conninfo(url, **options_besides(dict(self.url.query)))


def _postgres_url(url: str) -> URL:
    parsed = make_url(url)
    if not parsed.drivername.startswith("postgres"):
        raise AquaeError("the database is postgresql://…, or a file in --data without it")
    return parsed.set(drivername="postgresql+psycopg")


def _read_only(connection: Any, record: object) -> None:
    connection.execute("PRAGMA query_only = ON")
    # What a page of a busy person reads is asked for several times in a row.
    connection.execute(f"PRAGMA cache_size = -{READ_CACHE_KB}")


def give_to_owner(path: Path, owner: Path) -> None:
    """What root makes in somebody's folder is theirs: the server could not write to it."""
    if os.geteuid() == 0:
        of = owner.stat()
        os.chown(path, of.st_uid, of.st_gid)


def judge_file(connection: Connection, name: str) -> None:
    """A file that is damaged is told of before anybody plays on it."""
    found = damage(connection, "quick_check")
    if found is not None:
        raise AquaeError(f"{name} is damaged ({found}); `aquae restore` brings a backup back")


def judge_revision(connection: Connection, name: str) -> str | None:
    """The revision of a database, None for an empty one; or why this version cannot use it."""
    tables = set(inspect(connection).get_table_names())
    if "alembic_version" not in tables:
        if tables & set(METADATA.tables):
            raise AquaeError(f"{name} has tables of Aquae, but does not say of which version")
        return None
    # Asked without Alembic, which takes long to load.
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found is None:
        return None
    if found > REVISION:
        raise AquaeError(
            f"{name} was written by a later version of Aquae (revision {found}, this one knows "
            f"{REVISION}): install that version, or restore a backup of before"
        )
    missing = sorted(set(METADATA.tables) - tables)
    if found == REVISION and missing:
        raise AquaeError(f"{name} is not whole: it has no {', '.join(missing)}")
    return str(found)


def migrate(connection: Connection) -> None:
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
