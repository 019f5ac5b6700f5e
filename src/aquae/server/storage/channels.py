"""The channels on which processes on the same PostgreSQL tell one another what has changed."""

from typing import Final

CHANGE_CHANNEL: Final = "aquae_change"
DUE_CHANNEL: Final = "aquae_due"
AUDIENCE_CHANNEL: Final = "aquae_audience"
"""Which tables of bots alone somebody watches."""
HERE_CHANNEL: Final = "aquae_here"
"""Who follows which tables."""
PEOPLE_CHANNEL: Final = "aquae_people"
"""Whose token no longer counts."""
PULSE_CHANNEL: Final = "aquae_pulse"
"""Each process hears its own: its connection for listening is alive."""
