"""The tables of the database, once for SQLite and PostgreSQL. Times are milliseconds UTC."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

REVISION: Final = "0006"
"""The last of the migrations: a database of this revision needs none."""

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _table_id() -> "Column[str]":
    """No foreign key: it would cost a lock and a look-up for every event written."""
    return Column("table_id", String(22), primary_key=True)


CREATION: Final = Table(
    "creation",
    METADATA,
    _table_id(),
    Column("game", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("creator", String(22), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
"""How a table was made; never changes."""

EVENT: Final = Table(
    "event",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("key", String(32)),
    sqlite_with_rowid=False,
)
"""What happened at a table; only ever grows."""

HEAD: Final = Table(
    "head",
    METADATA,
    _table_id(),
    Column("number", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("over_at", BigInteger),
    # Columns that change with every event are in no index, which keeps appending cheap: `listed_at`
    # follows `changed_at` once a minute, and with the status.
    Column("listed_at", BigInteger, nullable=False),
    Index("ix_head_listed_at", "listed_at"),
)
"""How far a table is: who appends moves `number` on from what was seen, or not at all."""

for _name, _columns in (
    ("ix_head_public", (HEAD.c.status, HEAD.c.listed_at, HEAD.c.table_id)),
    ("ix_head_finished", (HEAD.c.over_at, HEAD.c.table_id)),
):
    # Most tables are not public, and these cost them nothing.
    Index(_name, *_columns, sqlite_where=HEAD.c.public, postgresql_where=HEAD.c.public)

HOLDING: Final = Table(
    "holding",
    METADATA,
    Column("person", String(22), primary_key=True),
    _table_id(),
)
"""At which tables a person sits or has sat."""

DUE: Final = Table(
    "due",
    METADATA,
    _table_id(),
    Column("what", String(8), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("lease_until", BigInteger, nullable=False),
    Column("worker", String(32)),
    # Work of one kind is not looked for among that of another, of which there may be much more.
    Index("ix_due_what", "what", "due_at"),
)
"""What has to be done when. Whoever does it takes a lease; one that ran out is free again."""

REVIEW: Final = Table(
    "review",
    METADATA,
    _table_id(),
    Column("progress", Float, nullable=False),
    Column("data", Text),
)
"""The review of a finished play, and how far it has come."""

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("process", String(32), primary_key=True),
    Column("beat_at", BigInteger, nullable=False),
)
"""When each process last wrote something for the sake of it: it can."""

PERSON: Final = Table(
    "person",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("phrase", String(64)),
    Column("name", String(40)),
    Column("skeleton", String(80)),
    Column("language", String(2)),
    Column("public", Boolean),
    Column("mosaic", Integer),
    Index("ix_person_phrase", "phrase", unique=True),
    Index("ix_person_skeleton", "skeleton", unique=True),
)
"""Whatever is known of a person besides their id; most have no row. Of a phrase only its hash.

A name with its skeleton is claimed: nobody else may have one that looks like it."""

DEVICE: Final = Table(
    "device",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("person", String(22), nullable=False),
    Column("name", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Column("signed_out_at", BigInteger),
    Index("ix_device_person", "person"),
)
"""Which tokens, by their hashes, are whose. A token without a row is a person of its own."""

TICKET: Final = Table(
    "ticket",
    METADATA,
    Column("ticket", String(64), primary_key=True),
    Column("person", String(22), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("ix_ticket_until", "until"),
)
"""What makes another device somebody's, once; by its hash."""

RESULT: Final = Table(
    "result",
    METADATA,
    _table_id(),
    Column("game", String(32), nullable=False),
    Column("over_at", BigInteger, nullable=False),
    Column("how", String(8), nullable=False),
    Column("data", Text, nullable=False),
)
"""How a play ended; written with its last event."""

PLAYED: Final = Table(
    "played",
    METADATA,
    Column("person", String(22), primary_key=True),
    _table_id(),
    Column("game", String(32), nullable=False),
    Column("over_at", BigInteger, nullable=False),
    Column("outcome", String(8), nullable=False),
    Column("others", Text, nullable=False),
    Column("removed", Boolean, nullable=False),
    Index("ix_played_person", "person", "over_at", "table_id"),
)
"""The plays of each person that are over, with the names of the others to look for."""
