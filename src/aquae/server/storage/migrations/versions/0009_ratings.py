"""Ratings: what is thought of people, how it came to that, and the plays that it follows from."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rated",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("play", sa.String(22), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("over_at", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_rated"),
    )
    op.create_index("ix_rated_play", "rated", ["play"], unique=True)
    op.create_table(
        "rating",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("plays", sa.Integer(), nullable=False),
        sa.Column("sure", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "players", name="pk_rating"),
    )
    op.create_index("ix_rating_board", "rating", ["game", "players", "sure"])
    op.create_table(
        "rating_step",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("over_at", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "number", name="pk_rating_step"),
    )


def downgrade() -> None:
    for name in ("rating_step", "rating", "rated"):
        op.drop_table(name)
