"""What is counted of plays that are over, and indexes to find everybody who was at a table."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

COLUMNS: dict[str, Any] = {
    "players": sa.Integer(),
    "place": sa.Integer(),
    "score": sa.Integer(),
    "bots": sa.String(80),
    "options": sa.String(200),
    "ending": sa.String(32),
    "opening": sa.String(40),
    "began_at": sa.BigInteger(),
    "rung": sa.String(16),
    "beaten": sa.Boolean(),
    "luck": sa.Float(),
    "play": sa.Float(),
}


def upgrade() -> None:
    for name, kind in COLUMNS.items():
        op.add_column("played", sa.Column(name, kind))
    untold = sa.text("players IS NULL")
    op.create_index(
        "ix_played_untold", "played", ["table_id"], sqlite_where=untold, postgresql_where=untold
    )
    for table in ("played", "holding"):
        op.create_index(f"ix_{table}_table_id", table, ["table_id"])


def downgrade() -> None:
    for table in ("holding", "played"):
        op.drop_index(f"ix_{table}_table_id", table)
    op.drop_index("ix_played_untold", "played")
    with op.batch_alter_table("played") as played:
        for name in COLUMNS:
            played.drop_column(name)
