"""`aquae backup` and `aquae restore`, for either kind of database."""

from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from aquae.core.errors import AquaeError
from aquae.server.settings import Settings
from aquae.server.storage import copies
from aquae.server.storage.database import Database
from aquae.server.storage.trouble import in_a_line

# What files begin with.
SQLITE: Final = b"SQLite format 3\0"
POSTGRES: Final = b"PGDMP"


def back_up(settings: Settings, file: Path) -> str:
    """Write a backup, while servers run; how much is in it."""
    database = Database(settings.database or None, settings.folder)
    if file.exists():
        raise AquaeError(f"{file} is there already: give another name, or remove it")
    if not file.parent.is_dir():
        raise AquaeError(f"there is no folder {file.parent}")
    if not database.is_postgres:
        return f"{file}: {copies.back_up(database, file)}"
    from aquae.server.storage import dumps

    try:
        return f"{file}: {dumps.back_up(database, file)}"
    except DBAPIError as away:
        raise AquaeError(f"the database does not answer: {in_a_line(away)}") from away


def restore(settings: Settings, file: Path) -> str:
    """Put a backup in the place of the database, which nobody may use; what became of that."""
    database = Database(settings.database or None, settings.folder)
    with file.open("rb") as opened:
        begin = opened.read(len(SQLITE))
    is_dump = begin.startswith(POSTGRES)
    if not is_dump and begin != SQLITE:
        raise AquaeError(f"{file} is no backup of Aquae")
    if is_dump != database.is_postgres:
        kind = "PostgreSQL: give --database" if is_dump else "SQLite: leave --database out"
        raise AquaeError(f"{file} is a backup of {kind}")
    if not is_dump:
        found, kept = copies.restore(database, file)
        return _told(found, None if kept is None else str(kept))
    from aquae.server.storage import dumps

    found, schema = dumps.restore(database, file)
    return _told(found, None if schema is None else f"in the schema {schema}")


def _told(found: object, kept: str | None) -> str:
    before = "" if kept is None else f"; what was there before is kept: {kept}"
    return f"restored: {found}{before}"
