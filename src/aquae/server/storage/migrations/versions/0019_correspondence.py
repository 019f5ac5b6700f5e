"""Correspondence: prepared lines, notes, and holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

AWAY = ("away_since", "away_until")


def upgrade() -> None:
    op.add_column("drawer", sa.Column("note", sa.Text()))
    for name in AWAY:
        op.add_column("hours", sa.Column(name, sa.BigInteger()))
    op.create_table(
        "line",
        sa.Column("line", sa.String(22), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Text(), nullable=False),
        sa.Column("any_draw", sa.Boolean(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("line", name="pk_line"),
    )
    op.create_index("ix_line_table_id", "line", ["table_id", "person"])
    op.create_index("ix_line_person", "line", ["person"])


def downgrade() -> None:
    op.drop_table("line")
    with op.batch_alter_table("hours") as hours:
        for name in AWAY:
            hours.drop_column(name)
    with op.batch_alter_table("drawer") as drawer:
        drawer.drop_column("note")
