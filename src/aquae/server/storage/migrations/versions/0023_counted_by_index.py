"""What statistics count of plays stands in the index by which they are found."""

from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

PLAYS = ["person", "over_at", "table_id"]
COUNTED = ["game", "outcome", "players", "place", "bots", "options", "ending", "opening"]


def upgrade() -> None:
    op.create_index("ix_played_counted", "played", [*PLAYS, *COUNTED, "luck", "play"])
    op.drop_index("ix_played_person", "played")


def downgrade() -> None:
    op.create_index("ix_played_person", "played", PLAYS)
    op.drop_index("ix_played_counted", "played")
