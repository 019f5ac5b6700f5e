"""Copies of an SQLite file: made while it is used, judged, and put in its place."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import URL, NullPool, create_engine
from sqlalchemy.exc import DBAPIError

from aquae.core.errors import AquaeError
from aquae.server.storage.database import Database, give_to_owner, judge_revision
from aquae.server.storage.judging import Found, damage, judge_whole
from aquae.server.storage.trouble import in_a_line

BUSY_SECONDS: Final = 30.0
OWNER_ONLY: Final = 0o600
LOGS: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file, and plays over it when it is opened."""
USED: Final = "mode=rw"
UNUSED: Final = "mode=ro&immutable=1"
"""Nothing is left beside a file that is opened so."""


def back_up(database: Database, file: Path) -> Found:
    """A copy of the database as it is now, in one file."""
    if not database.path.exists():
        raise AquaeError(f"there is no database in {database.folder}")
    part = _beside(file, ".part")
    try:
        _copy(database.path, part, USED)
        found = _judged(part)
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)
    return found


def restore(database: Database, file: Path) -> tuple[Found, Path | None]:
    """Put a copy in the place of the database; what was there is kept, and where."""
    try:
        database.claim_folder()
    except AquaeError:
        raise AquaeError(f"a server uses {database.folder}: stop it first") from None
    new = _beside(database.path, ".new")
    try:
        has_log = any(_beside(file, suffix).exists() for suffix in LOGS)
        _copy(file, new, USED if has_log else UNUSED)
        found = _judged(new)
        _make_like(new, database.path if database.path.exists() else database.folder)
        kept = _keep(database.path)
        os.replace(new, database.path)
        _reach_disk(database.folder)
    finally:
        new.unlink(missing_ok=True)
        database.let_go()
    return found, kept


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _copy(source: Path, target: Path, how: str) -> None:
    target.unlink(missing_ok=True)
    # Nobody else may read the secrets of dice in it.
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    address = f"{source.resolve().as_uri()}?{how}"
    try:
        with (
            closing(sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            # One file, without a log beside it.
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as failure:
        raise AquaeError(f"{source} cannot be copied: {in_a_line(failure)}") from failure
    _reach_disk(target)


def _judged(path: Path) -> Found:
    """What a copy holds, if it is whole and of a version that this one knows."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            found = damage(connection, "integrity_check")
            if found is not None:
                raise AquaeError(f"it is damaged: {found}")
            revision = judge_revision(connection, "the backup")
            return judge_whole(connection, revision)
    except DBAPIError as failure:
        raise AquaeError(f"it is no database that can be read: {in_a_line(failure)}") from failure
    finally:
        engine.dispose()


def _make_like(new: Path, old: Path) -> None:
    """The server that used the old one must be able to write the new one."""
    if old.is_file():
        os.chmod(new, old.stat().st_mode & 0o777)
    give_to_owner(new, old)


def _keep(path: Path) -> Path | None:
    """The database under a name of its own; its log goes with it, and never over another."""
    if not path.exists():
        return None
    kept = _free_name(path)
    os.link(path, kept)
    for suffix in LOGS:
        if _beside(path, suffix).exists():
            os.replace(_beside(path, suffix), _beside(kept, suffix))
    return kept


def _free_name(path: Path) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    names = [f"{path.stem}-{stamp}{more}{path.suffix}" for more in ("", *"abcdefgh")]
    return next(free for name in names if not (free := path.with_name(name)).exists())


def _reach_disk(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
