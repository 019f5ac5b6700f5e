"""A table from what is stored of it."""

import logging

from aquae.server.tables.creation import Creation
from aquae.server.tables.events import Event
from aquae.server.tables.live import folded
from aquae.server.tables.logged import LoggedTable, logged
from aquae.server.tables.problems import Unplayable

log = logging.getLogger("aquae.tables")


def as_far_as_known(creation: Creation, events: list[Event]) -> LoggedTable:
    """A table to play at; or its log, if this version cannot play it."""
    try:
        return folded(creation, events)
    except Unplayable as found:
        fault = found
        log.warning("cannot be played: %s", fault.detail, extra={"table": creation.id})
    except Exception:
        fault = Unplayable("unreadable", "what is stored of the table does not fit together")
        log.exception("cannot be read", extra={"table": creation.id})
    try:
        return logged(creation, events, fault)
    except Exception as failure:
        raise fault from failure
