"""The table of boards of the day: a part of the schema."""

from typing import Final

from sqlalchemy import BigInteger, Column, Index, String, Table

from aquae.server.storage.metadata import METADATA

DAY_TRY: Final = Table(
    "day_try",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("person", String(22), primary_key=True),
    Column("table_id", String(22), nullable=False),
    Column("name", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("ix_day_try_table_id", "table_id"),
    Index("ix_day_try_person", "person"),
)
"""At which table somebody plays the board of a day for the first time, which alone counts."""
