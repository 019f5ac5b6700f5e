"""Calls to people who are not here: where, when, for what, and what is still to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _make_bells()
    op.create_table(
        "call",
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("bell", sa.String(22), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("lease_until", sa.BigInteger(), nullable=False),
        sa.Column("worker", sa.String(32)),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("done_at", sa.BigInteger()),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "bell", "what", name="pk_call"),
    )
    op.create_index("ix_call_bell", "call", ["bell"])
    op.create_index("ix_call_done_at", "call", ["done_at", "due_at"])
    op.create_table(
        "hours",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_until", sa.Integer()),
        sa.PrimaryKeyConstraint("person", name="pk_hours"),
    )
    op.create_table(
        "drawer",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("wants", sa.String(80)),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_drawer"),
    )
    op.create_index("ix_drawer_table_id", "drawer", ["table_id"])
    op.create_table(
        "secret",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secret"),
    )


def _make_bells() -> None:
    op.create_table(
        "bell",
        sa.Column("bell", sa.String(22), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text()),
        sa.Column("token", sa.String(43), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("wants", sa.String(80), nullable=False),
        sa.Column("daily", sa.Integer()),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("confirmed_at", sa.BigInteger()),
        sa.Column("failed_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("bell", name="pk_bell"),
    )
    op.create_index("ix_bell_person", "bell", ["person"])
    op.create_index("ix_bell_token", "bell", ["token"], unique=True)


def downgrade() -> None:
    for name in ("secret", "drawer", "hours", "call", "bell"):
        op.drop_table(name)
