"""Which device a browser is that is called: nobody calls it once that is signed out."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("bell", sa.Column("device", sa.String(64)))


def downgrade() -> None:
    with op.batch_alter_table("bell") as bell:
        bell.drop_column("device")
