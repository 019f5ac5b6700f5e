"""What might be an attack, in the log: enough to see it, never so much that the disk fills."""

import logging
import time
from collections import OrderedDict
from typing import Final

from aquae.server.tables.problems import Code, Problem

REFUSED: Final = (400, 401, 403, 408, 413, 429, 431)
EVERYDAY: Final[frozenset[Code]] = frozenset({"not-your-turn", "no-hints", "no-chat"})
"""What honest people are told while they play."""
MINUTE: Final = 60.0
MOST_LINES: Final = 60
MOST_OF_ADDRESS: Final = 5
"""Lines a minute of one kind of event."""
MOST_REMEMBERED: Final = 1000

log = logging.getLogger("aquae.security")


class Quota:
    """So many a minute for each name; how many were too many is told with the next."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._used: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def take(self, name: str) -> bool:
        now = time.monotonic()
        since, used = self._used.pop(name, (now, 0))
        if now - since >= MINUTE:
            since, used = now, 0
        self._used[name] = since, used + 1
        if len(self._used) > MOST_REMEMBERED:
            self._used.popitem(last=False)
        return used < self.most


class SecurityLog:
    """A line an event, a few a minute of each kind, of which not all are of one address."""

    def __init__(self) -> None:
        self._kinds = Quota(MOST_LINES)
        self._addresses = Quota(MOST_OF_ADDRESS)
        self._silent: dict[str, int] = {}

    def note_problem(self, problem: Problem, address: str, route: str) -> None:
        """A request was refused: it lacked a right, was too large, too slow or one too many."""
        if problem.status in REFUSED and problem.code not in EVERYDAY:
            more = {"limit": problem.limit} if problem.limit else {}
            self.note(problem.code, address, route=route, **more)

    def note(self, event: str, address: str, **about: str) -> None:
        """`about` must hold no secrets."""
        if not (self._addresses.take(f"{event} {address}") and self._kinds.take(event)):
            self._silent[event] = self._silent.get(event, 0) + 1
            return
        unsaid = self._silent.pop(event, 0)
        more = f" ({unsaid} more since the last line)" if unsaid else ""
        about = {"event": event, "address": address, **about}
        log.warning("refused: %s from %s%s", event, address, more, extra=about)
