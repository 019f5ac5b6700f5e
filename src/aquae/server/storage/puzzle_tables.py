"""The tables of puzzles: a part of the schema."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, String, Table

from aquae.server.storage.metadata import METADATA

PUZZLE: Final = Table(
    "puzzle",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("puzzle", String(8), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)
"""What is thought of puzzles that somebody has tried."""

PUZZLE_TRY: Final = Table(
    "puzzle_try",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("puzzle", String(8), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
"""The first try of each person at each puzzle, which alone counts."""

SOLVER: Final = Table(
    "solver",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
)
"""How people do at the puzzles of each game."""
