"""Which tables of bots alone go on: those that somebody watches, and for a while those just left.

Nothing of this is stored. Servers on one database tell each other what is watched there, again
and again; what nobody has spoken of for a while is not watched any more. A table that stops goes on
when somebody looks at it.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from aquae.server.memory.loaded import LoadedTable
from aquae.server.tables.codec import decoded, encoded
from aquae.server.tables.live import LiveTable
from aquae.server.thinking.levels import work_at

HEARSAY_SECONDS: Final = 45.0
"""How long it counts what another process has said."""
MOST_TOLD: Final = 150
"""Tables in a notification, which is at most 8000 bytes long."""


class Grace(NamedTuple):
    """Until when a table goes on though nobody watches, and from which address it was made."""

    until: float
    address: str


def word(what: str, names: list[str]) -> str:
    """What one process says to the others of some tables: `watched`, or in their `grace`."""
    return encoded([what, names]).decode()


def is_alone(loaded: LoadedTable) -> bool:
    """Whether bots play among themselves there."""
    table = loaded.logged
    due = work_at(table) if isinstance(table, LiveTable) else None
    return due is not None and due.what == "alone"


class Audience:
    """Who looks at bots that play among themselves, as far as this process knows."""

    def __init__(
        self, most: int, minutes: float, known: Callable[[str], LoadedTable | None]
    ) -> None:
        self.most = most
        self.seconds = 60.0 * minutes
        self.known = known
        self._followed: dict[str, LoadedTable] = {}
        """Tables by their ids; the one that somebody looked at last stands last."""
        self._graces: dict[str, Grace] = {}
        self._heard: dict[str, dict[str, float]] = {"watched": {}, "grace": {}}
        """What other processes have said of which tables, and until when that counts."""

    def note(self, loaded: LoadedTable) -> bool:
        """Who watches a table may have changed; whether it goes on only from now on."""
        is_new = self._followed.pop(loaded.id, None) is None
        if not loaded.followers or not is_alone(loaded):
            return False
        self._followed[loaded.id] = loaded
        return is_new

    def spare(self, loaded: LoadedTable, address: str = "") -> bool:
        """Let a table go on for a while without anybody, unless its address has enough of them."""
        if not self.seconds or not is_alone(loaded):
            return False
        self._graces = {name: grace for name, grace in self._graces.items() if self._lasts(name)}
        used = sum(grace.address == address for grace in self._graces.values())
        if address and used >= self.most:
            return False
        self._graces[loaded.id] = Grace(time.monotonic() + self.seconds, address)
        return True

    def _lasts(self, table_id: str) -> bool:
        loaded = self.known(table_id)
        is_over = loaded is not None and not is_alone(loaded)
        return self._graces[table_id].until > time.monotonic() and not is_over

    def watched(self) -> list[str]:
        """Tables that somebody watches, here or at another process."""
        return list(dict.fromkeys([*self._watched_here(), *self._heard_of("watched")]))

    def _watched_here(self) -> list[str]:
        """Of those that one address watches, the few that it has looked at last."""
        used: Counter[str] = Counter()
        found = []
        for table_id, loaded in reversed(self._followed.items()):
            address = self._place(loaded, used)
            if address is not None:
                used[address] += 1
                found.append(table_id)
        return found

    def _place(self, loaded: LoadedTable, used: "Counter[str]") -> str | None:
        """An address that watches the table and may have another one."""
        addresses = [follower.address for follower in loaded.followers if is_alone(loaded)]
        return next((address for address in addresses if used[address] < self.most), None)

    def unwatched(self) -> list[str]:
        """Tables that go on for a while though nobody watches."""
        return list(dict.fromkeys([*self._spared_here(), *self._heard_of("grace")]))

    def _spared_here(self) -> list[str]:
        now = time.monotonic()
        return [table_id for table_id, grace in self._graces.items() if grace.until > now]

    def _heard_of(self, what: str) -> list[str]:
        now = time.monotonic()
        self._heard[what] = {
            name: until for name, until in self._heard[what].items() if until > now
        }
        return list(self._heard[what])

    def news(self) -> Iterator[str]:
        """What other processes have to be told from time to time, in portions."""
        for what, names in (("watched", self._watched_here()), ("grace", self._spared_here())):
            for start in range(0, len(names), MOST_TOLD):
                yield word(what, names[start : start + MOST_TOLD])

    def hear(self, said: str) -> None:
        what, names = decoded(said)
        until = time.monotonic() + HEARSAY_SECONDS
        self._heard[what].update(dict.fromkeys(names, until))
