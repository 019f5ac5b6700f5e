"""The tables of calls to people who are not here: a part of the schema."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, Text

from aquae.server.storage.metadata import METADATA

BELL: Final = Table(
    "bell",
    METADATA,
    Column("bell", String(22), primary_key=True),
    Column("person", String(22), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text),
    Column("token", String(43), nullable=False),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("wants", String(80), nullable=False),
    Column("daily", Integer),
    Column("made_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger),
    Column("failed_at", BigInteger),
    Column("device", String(64)),
    Index("ix_bell_person", "person"),
    Index("ix_bell_token", "token", unique=True),
)
"""Where somebody can be called who is not here: a browser, an e-mail address, a chat."""

CALL: Final = Table(
    "call",
    METADATA,
    # Of a table, or of whatever else somebody is called for.
    Column("table_id", String(22), primary_key=True),
    Column("bell", String(22), primary_key=True),
    Column("what", String(16), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("lease_until", BigInteger, nullable=False),
    Column("worker", String(32)),
    Column("tries", Integer, nullable=False),
    Column("done_at", BigInteger),
    Column("data", Text, nullable=False),
    Index("ix_call_bell", "bell"),
    Index("ix_call_done_at", "done_at", "due_at"),
)
"""What is to be told at a bell, and what was; the same with a higher number is told anew."""

HOURS: Final = Table(
    "hours",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("away_since", BigInteger),
    Column("away_until", BigInteger),
)
"""When somebody does not want to be called, in minutes of their day, and when they are away."""

DRAWER: Final = Table(
    "drawer",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("table_id", String(22), primary_key=True),
    Column("wants", String(80)),
    Column("note", Text),
    Index("ix_drawer_table_id", "table_id"),
)
"""What somebody keeps at a table for themselves; `wants` is what they are called for there."""

LINE: Final = Table(
    "line",
    METADATA,
    Column("line", String(22), primary_key=True),
    Column("person", String(22), nullable=False),
    Column("table_id", String(22), nullable=False),
    Column("at", Integer, nullable=False),
    Column("steps", Text, nullable=False),
    Column("any_draw", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("ix_line_table_id", "table_id", "person"),
    Index("ix_line_person", "person"),
)
"""What somebody will do at a table if others do what is expected of them: for nobody else."""

SECRET: Final = Table(
    "secret",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all servers on this database know and nobody else."""
