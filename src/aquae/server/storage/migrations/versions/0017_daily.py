"""Boards of the day: whose first try is at which table."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "day_try",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "person", name="pk_day_try"),
    )
    op.create_index("ix_day_try_table_id", "day_try", ["table_id"])
    op.create_index("ix_day_try_person", "day_try", ["person"])


def downgrade() -> None:
    op.drop_table("day_try")
