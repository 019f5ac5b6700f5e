"""The tables of the database, once for SQLite and PostgreSQL. Times are milliseconds UTC."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from aquae.server.storage.call_tables import BELL as BELL
from aquae.server.storage.call_tables import CALL as CALL
from aquae.server.storage.call_tables import DRAWER as DRAWER
from aquae.server.storage.call_tables import HOURS as HOURS
from aquae.server.storage.call_tables import LINE as LINE
from aquae.server.storage.call_tables import SECRET as SECRET
from aquae.server.storage.daily_tables import DAY_TRY as DAY_TRY
from aquae.server.storage.metadata import METADATA as METADATA
from aquae.server.storage.puzzle_tables import PUZZLE as PUZZLE
from aquae.server.storage.puzzle_tables import PUZZLE_TRY as PUZZLE_TRY
from aquae.server.storage.puzzle_tables import SOLVER as SOLVER
from aquae.server.storage.tournament_tables import ENTRANT as ENTRANT
from aquae.server.storage.tournament_tables import SEEKER as SEEKER
from aquae.server.storage.tournament_tables import STAGE as STAGE
from aquae.server.storage.tournament_tables import TOURNAMENT as TOURNAMENT

REVISION: Final = "0023"
"""The last of the migrations: a database of this revision needs none."""


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
    Index("ix_holding_table_id", "table_id"),
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

PASSKEY: Final = Table(
    "passkey",
    METADATA,
    Column("passkey", String(64), primary_key=True),
    Column("person", String(22), nullable=False),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Index("ix_passkey_person", "person"),
)
"""Keys that bring somebody back anywhere, by the hash of their ids; only the public halves."""

CHALLENGE: Final = Table(
    "challenge",
    METADATA,
    Column("challenge", String(64), primary_key=True),
    Column("person", String(22), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("ix_challenge_until", "until"),
)
"""What a passkey has to sign, once, by its hash; without a person while nobody knows who comes."""

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

COUNTED: Final = (
    *("game", "outcome", "players", "place", "bots", "options", "ending", "opening"),
    *("luck", "play"),
)

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
    Column("players", Integer),
    Column("place", Integer),
    Column("score", Integer),
    Column("bots", String(80)),
    Column("options", String(200)),
    Column("ending", String(32)),
    Column("opening", String(40)),
    Column("began_at", BigInteger),
    Column("rung", String(16)),
    Column("beaten", Boolean),
    Column("luck", Float),
    Column("play", Float),
    # With all that statistics count: the thousands of plays of the busiest are read here alone.
    Index("ix_played_counted", "person", "over_at", "table_id", *COUNTED),
    Index("ix_played_results", "person", "game", "outcome", "over_at", "table_id"),
    Index("ix_played_table_id", "table_id"),
)
"""The plays of each person that are over, with the names of the others to look for.

What is counted in statistics (`people/facts.py`) is empty for plays of before, until the next start
fills it in, and for those that this version cannot read. A review adds `luck` and `play`."""

UNTOLD: Final = PLAYED.c.players.is_(None)
Index("ix_played_untold", PLAYED.c.table_id, sqlite_where=UNTOLD, postgresql_where=UNTOLD)

AVOIDED: Final = Table(
    "avoided",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("other", String(22), primary_key=True),
    Column("how", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("ix_avoided_other", "other"),
)
"""Whom somebody does not want to play with (`block`) or to hear (`mute`), and by which name."""

INVITATION: Final = Table(
    "invitation",
    METADATA,
    Column("person", String(22), primary_key=True),
    _table_id(),
    Column("other", String(22), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("declined_at", BigInteger),
    Index("ix_invitation_table_id", "table_id"),
    Index("ix_invitation_other", "other"),
)
"""Who is invited to which table, and by whom; kept when they say no, so that nobody insists."""

REPORT: Final = Table(
    "report",
    METADATA,
    Column("report", String(22), primary_key=True),
    Column("table_id", String(22), nullable=False),
    Column("person", String(22), nullable=False),
    Column("other", String(22), nullable=False),
    Column("why", String(8), nullable=False),
    Column("words", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),
    Index("ix_report_table_id", "table_id", "person", "other", unique=True),
    Index("ix_report_person", "person"),
    Index("ix_report_other", "other"),
    Index("ix_report_made_at", "made_at"),
)
"""What somebody has told the hosts of another. The chat up to `number` is in the table's log."""

RATED: Final = Table(
    "rated",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    # Not called `table_id`: a play counts even when its table has been forgotten.
    Column("play", String(22), nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("over_at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    Index("ix_rated_play", "play", unique=True),
)
"""The plays that count, in the order in which they were counted: all that ratings follow from."""

RATING: Final = Table(
    "rating",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("plays", Integer, nullable=False),
    Column("sure", Float, nullable=False),
    Index("ix_rating_board", "game", "players", "sure"),
)
"""What is thought of people now; `sure` is what the list of the best is sorted by."""

RATING_STEP: Final = Table(
    "rating_step",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("over_at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
"""What was thought of people after each play that counted."""

SUSPENDED: Final = Table(
    "suspended",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Who sits down nowhere and says nothing until then."""

CHOICE: Final = Table(
    "choice",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Settings that hosts have changed while servers run."""

HOST: Final = Table(
    "host",
    METADATA,
    Column("person", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
"""Who may look after people and tables in the browser, and what they are called there."""

HOST_TICKET: Final = Table(
    "host_ticket",
    METADATA,
    Column("ticket", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""What makes somebody a host, once; by its hash."""

DEED: Final = Table(
    "deed",
    METADATA,
    Column("deed", String(22), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("person", String(22), nullable=False),
    Column("what", String(16), nullable=False),
    Column("about", String(64), nullable=False),
    Column("words", Text, nullable=False),
    Index("ix_deed_made_at", "made_at", "deed"),
)
"""What hosts have done; only ever grows."""
