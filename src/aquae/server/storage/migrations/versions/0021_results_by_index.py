"""Wins and losses are counted in an index, without looking at all rows of busy people."""

from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    columns = ["person", "game", "outcome", "over_at", "table_id"]
    op.create_index("ix_played_results", "played", columns)


def downgrade() -> None:
    op.drop_index("ix_played_results", "played")
