"""The first tables."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_id() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(22), nullable=False)


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def upgrade() -> None:
    _make_creation()
    _make_log()
    _make_due()
    op.create_table(
        "holding",
        sa.Column("person", sa.String(22), nullable=False),
        _table_id(),
        _key("holding", "person", "table_id"),
    )
    op.create_table(
        "review",
        _table_id(),
        sa.Column("progress", sa.Float(), nullable=False),
        sa.Column("data", sa.Text()),
        _key("review", "table_id"),
    )


def _make_creation() -> None:
    op.create_table(
        "creation",
        _table_id(),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("creator", sa.String(22), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        _key("creation", "table_id"),
    )


def _make_log() -> None:
    without_rowid: dict[str, Any] = {"sqlite_with_rowid": False}
    op.create_table(
        "event",
        _table_id(),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(32)),
        _key("event", "table_id", "number"),
        **without_rowid,
    )
    op.create_table(
        "head",
        _table_id(),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("over_at", sa.BigInteger()),
        _key("head", "table_id"),
    )
    op.create_index("ix_head_listed", "head", ["public", "status", "over_at"])


def _make_due() -> None:
    op.create_table(
        "due",
        _table_id(),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("lease_until", sa.BigInteger(), nullable=False),
        sa.Column("worker", sa.String(32)),
        _key("due", "table_id", "what"),
    )
    op.create_index("ix_due_due_at", "due", ["due_at"])


def downgrade() -> None:
    for table in ("review", "holding", "due", "head", "event", "creation"):
        op.drop_table(table)
