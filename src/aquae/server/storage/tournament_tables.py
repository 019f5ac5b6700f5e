"""The tables of tournaments, and of those who want to play now."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, Text

from aquae.server.storage.metadata import METADATA

TOURNAMENT: Final = Table(
    "tournament",
    METADATA,
    Column("tournament", String(22), primary_key=True),
    Column("organiser", String(22), nullable=False),
    Column("name", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(12), nullable=False),
    Column("settings", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("begins_at", BigInteger),
    Column("began_at", BigInteger),
    Column("over_at", BigInteger),
    Column("due_at", BigInteger),
    Column("lease_until", BigInteger, nullable=False),
    Index("ix_tournament_due_at", "due_at"),
    Index("ix_tournament_made_at", "made_at", "tournament"),
    Index("ix_tournament_organiser", "organiser"),
)
"""Tournaments. `number` counts the changes: who changes one moves it on from what was seen. Where
`due_at` has come, whoever has the lease looks what follows."""

ENTRANT: Final = Table(
    "entrant",
    METADATA,
    Column("tournament", String(22), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("person", String(22)),
    Column("level", String(20)),
    Column("gone_at", BigInteger),
    Index("ix_entrant_person", "person"),
)
"""Who takes part in a tournament."""

STAGE: Final = Table(
    "stage",
    METADATA,
    Column("tournament", String(22), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)
"""The rounds of tournaments: their tables, who sits there, and how they finished."""

SEEKER: Final = Table(
    "seeker",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("lowest", Integer, nullable=False),
    Column("highest", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("bots_at", BigInteger),
    Column("level", String(20), nullable=False),
    # Not called `table_id`: the row is gone long before a table is.
    Column("play", String(22)),
    Index("ix_seeker_game", "game", "made_at"),
)
"""Who wants to play now; whoever has not asked for some seconds has gone."""
