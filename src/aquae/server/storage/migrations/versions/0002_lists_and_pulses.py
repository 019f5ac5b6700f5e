"""Lists by an index, and a row for each process to prove itself by."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

PUBLIC: dict[str, Any] = {
    "sqlite_where": sa.text("public = 1"),
    "postgresql_where": sa.text("public"),
}


def upgrade() -> None:
    op.drop_index("ix_head_listed", "head")
    _add_listed_at()
    op.create_index("ix_head_listed_at", "head", ["listed_at"])
    op.create_index("ix_head_public", "head", ["status", "listed_at", "table_id"], **PUBLIC)
    op.create_index("ix_head_finished", "head", ["over_at", "table_id"], **PUBLIC)
    op.create_table(
        "pulse",
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("beat_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_pulse"),
    )


def _add_listed_at() -> None:
    op.add_column("head", sa.Column("listed_at", sa.BigInteger(), nullable=True))
    op.execute("UPDATE head SET listed_at = changed_at")
    with op.batch_alter_table("head") as head:
        head.alter_column("listed_at", existing_type=sa.BigInteger(), nullable=False)


def downgrade() -> None:
    op.drop_table("pulse")
    for name in ("ix_head_finished", "ix_head_public", "ix_head_listed_at"):
        op.drop_index(name, "head")
    with op.batch_alter_table("head") as head:
        head.drop_column("listed_at")
    op.create_index("ix_head_listed", "head", ["public", "status", "over_at"])
