"""Whom people avoid, and what they report to the hosts."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "avoided",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("other", sa.String(22), nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_avoided"),
    )
    op.create_index("ix_avoided_other", "avoided", ["other"])
    op.create_table(
        "report",
        sa.Column("report", sa.String(22), nullable=False),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("other", sa.String(22), nullable=False),
        sa.Column("why", sa.String(8), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("settled_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("report", name="pk_report"),
    )
    op.create_index("ix_report_table_id", "report", ["table_id", "person", "other"], unique=True)
    for column in ("person", "other", "made_at"):
        op.create_index(f"ix_report_{column}", "report", [column])


def downgrade() -> None:
    op.drop_table("report")
    op.drop_table("avoided")
