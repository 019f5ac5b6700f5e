"""The channels on which processes on the same PostgreSQL tell one another what has changed."""

from typing import Final

CHANGE_CHANNEL: Final = "aquae_change"
DUE_CHANNEL: Final = "aquae_due"
PRESENCE_CHANNEL: Final = "aquae_presence"
AUDIENCE_CHANNEL: Final = "aquae_audience"
