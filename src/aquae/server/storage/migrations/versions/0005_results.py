"""Results of plays that are over. Those of before are filled in from the logs by the server."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("over_at", sa.BigInteger(), nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_result"),
    )
    op.create_table(
        "played",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("over_at", sa.BigInteger(), nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("others", sa.Text(), nullable=False),
        sa.Column("removed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_played"),
    )
    op.create_index("ix_played_person", "played", ["person", "over_at", "table_id"])


def downgrade() -> None:
    for table in ("played", "result"):
        op.drop_table(table)
