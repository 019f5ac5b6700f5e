"""How many files and connections the system lets a process have open."""

import logging
import resource
from typing import Final

from aquae.server.settings import Settings

RESERVED: Final = 200
"""For everything that is no connection: the database, processes that think, files of pages."""

log = logging.getLogger("aquae.run")


def fit_connections(settings: Settings) -> None:
    """Have as many as the system allows; never more connections than that, and a word if fewer."""
    allowed = _raised()
    if allowed is None:
        return
    room = max(1, allowed - RESERVED)
    wanted = settings.all_connections
    if wanted > room:
        log.warning(
            "the system allows %d open files: at most %d connections instead of %d "
            "(raise the hard limit: ulimit -n, or LimitNOFILE of systemd)",
            allowed,
            room,
            wanted,
        )
    settings.all_connections = min(wanted or room, room)


def _raised() -> int | None:
    """The limit, as high as it goes; None if there is none."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):  # macOS promises more than it gives
        return soft
    return None if hard == resource.RLIM_INFINITY else hard
