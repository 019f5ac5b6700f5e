"""Those who want to play somebody now."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seeker",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("lowest", sa.Integer(), nullable=False),
        sa.Column("highest", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("bots_at", sa.BigInteger()),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("play", sa.String(22)),
        sa.PrimaryKeyConstraint("person", name="pk_seeker"),
    )
    op.create_index("ix_seeker_game", "seeker", ["game", "made_at"])


def downgrade() -> None:
    op.drop_table("seeker")
