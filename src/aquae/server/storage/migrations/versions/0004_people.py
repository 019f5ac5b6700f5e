"""People on several devices, tickets to come to another, and phrases to come back."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("phrase", sa.String(64)),
        sa.PrimaryKeyConstraint("person", name="pk_person"),
    )
    op.create_index("ix_person_phrase", "person", ["phrase"], unique=True)
    op.create_table(
        "device",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=False),
        sa.Column("signed_out_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("token", name="pk_device"),
    )
    op.create_index("ix_device_person", "device", ["person"])
    op.create_table(
        "ticket",
        sa.Column("ticket", sa.String(64), nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("ticket", name="pk_ticket"),
    )
    op.create_index("ix_ticket_until", "ticket", ["until"])


def downgrade() -> None:
    for table in ("ticket", "device", "person"):
        op.drop_table(table)
