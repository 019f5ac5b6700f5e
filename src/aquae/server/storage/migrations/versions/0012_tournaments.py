"""Tournaments, who takes part in them, and their rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournament",
        sa.Column("tournament", sa.String(22), nullable=False),
        sa.Column("organiser", sa.String(22), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("begins_at", sa.BigInteger()),
        sa.Column("began_at", sa.BigInteger()),
        sa.Column("over_at", sa.BigInteger()),
        sa.Column("due_at", sa.BigInteger()),
        sa.Column("lease_until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", name="pk_tournament"),
    )
    op.create_index("ix_tournament_due_at", "tournament", ["due_at"])
    op.create_index("ix_tournament_made_at", "tournament", ["made_at", "tournament"])
    op.create_index("ix_tournament_organiser", "tournament", ["organiser"])
    op.create_table(
        "entrant",
        sa.Column("tournament", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person", sa.String(22)),
        sa.Column("level", sa.String(20)),
        sa.Column("gone_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entrant"),
    )
    op.create_index("ix_entrant_person", "entrant", ["person"])
    op.create_table(
        "stage",
        sa.Column("tournament", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_stage"),
    )


def downgrade() -> None:
    for name in ("stage", "entrant", "tournament"):
        op.drop_table(name)
