"""Profiles: a name that is claimed, a language, a picture, and whether others may see it."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COLUMNS: dict[str, Any] = {
    "name": sa.String(40),
    "skeleton": sa.String(80),
    "language": sa.String(2),
    "public": sa.Boolean(),
    "mosaic": sa.Integer(),
}


def upgrade() -> None:
    for name, kind in COLUMNS.items():
        op.add_column("person", sa.Column(name, kind))
    op.create_index("ix_person_skeleton", "person", ["skeleton"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_person_skeleton", "person")
    with op.batch_alter_table("person") as person:
        for name in COLUMNS:
            person.drop_column(name)
