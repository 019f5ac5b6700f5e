"""What hosts decide: suspensions, settings, and the list of all that they have done."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "suspended",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_suspended"),
    )
    op.create_table(
        "choice",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_choice"),
    )
    op.create_table(
        "deed",
        sa.Column("deed", sa.String(22), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("deed", name="pk_deed"),
    )
    op.create_index("ix_deed_made_at", "deed", ["made_at", "deed"])


def downgrade() -> None:
    for name in ("deed", "choice", "suspended"):
        op.drop_table(name)
