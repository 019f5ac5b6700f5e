"""Due work by its kind: tables of bots alone that wait do not stand in the way of people."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_due_due_at", "due")
    op.create_index("ix_due_what", "due", ["what", "due_at"])


def downgrade() -> None:
    op.drop_index("ix_due_what", "due")
    op.create_index("ix_due_due_at", "due", ["due_at"])
