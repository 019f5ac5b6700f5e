"""Who is invited to which table. Whoever wants to hear when somebody joins hears of that, too."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "invitation",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("other", sa.String(22), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("declined_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_invitation"),
    )
    for column in ("table_id", "other"):
        op.create_index(f"ix_invitation_{column}", "invitation", [column])
    op.execute("UPDATE bell SET wants = wants || ' invited' WHERE wants LIKE '%joined%'")


def downgrade() -> None:
    for some in (" invited", "invited"):
        op.execute(f"UPDATE bell SET wants = replace(wants, '{some}', '')")
        op.execute(f"UPDATE drawer SET wants = replace(wants, '{some}', '')")
    op.drop_table("invitation")
