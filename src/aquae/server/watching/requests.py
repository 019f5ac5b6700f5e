"""Requests as whoever watches over a server sees them: named, measured, and logged if wished."""

import logging
import re
from typing import Final, NamedTuple

from aquae.server.logs import REQUEST
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_id
from aquae.server.watching.measures import Measures
from aquae.server.watching.security import SecurityLog

ID_HEADER: Final = b"x-request-id"
SANE: Final = re.compile(rb"[0-9A-Za-z._:=+/-]{1,64}")
LONGEST_PATH: Final = 200

HeaderList = list[tuple[bytes, bytes]]

log = logging.getLogger("aquae.access")


class Seen(NamedTuple):
    """A request, and how its answer began."""

    method: str
    route: str
    """The template of its address: /api/tables/{table_id}."""
    path: str
    address: str
    status: int
    seconds: float
    problem: Problem | None


class Watcher:
    """Takes note of every request."""

    def __init__(self, measures: Measures, is_logging: bool) -> None:
        self.measures = measures
        self.is_logging = is_logging
        self.security = SecurityLog()

    def name(self, headers: dict[bytes, bytes]) -> HeaderList:
        """Give a request its name, in the log and in problems; what is answered about it.

        A proxy may have named it already. Otherwise it gets a name if requests are logged.
        """
        given = headers.get(ID_HEADER, b"")
        if SANE.fullmatch(given):
            name = given
        elif self.is_logging:
            name = new_id().encode()
        else:
            return []
        REQUEST.set(name.decode())
        return [(ID_HEADER, name)]

    def note(self, seen: Seen) -> None:
        self.measures.answered(seen.method, seen.route, seen.status, seen.seconds)
        if seen.problem is not None:
            self.measures.refused(seen.problem)
            self.security.note_problem(seen.problem, seen.address, seen.route)
        if self.is_logging:
            self._log(seen)

    def _log(self, seen: Seen) -> None:
        path, ms = seen.path[:LONGEST_PATH], round(seen.seconds * 1000, 1)
        about = seen._asdict() | {
            "path": path,
            "ms": ms,
            "problem": seen.problem and seen.problem.code,
        }
        del about["seconds"]
        log.info("%s %s %d %s ms %s", seen.method, path, seen.status, ms, seen.address, extra=about)
