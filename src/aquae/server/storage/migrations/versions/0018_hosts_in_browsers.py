"""Hosts in the browser: who they are, and the tickets by which they became it."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "host",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_host"),
    )
    op.create_table(
        "host_ticket",
        sa.Column("ticket", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("ticket", name="pk_host_ticket"),
    )


def downgrade() -> None:
    for name in ("host_ticket", "host"):
        op.drop_table(name)
