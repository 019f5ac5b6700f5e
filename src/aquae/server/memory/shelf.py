"""Which tables stay in memory: all that are followed, and others up to a weight."""

from collections import OrderedDict
from typing import Final

from aquae.server.memory.loaded import LoadedTable

LOOKS: Final = 16
"""How many tables are looked at to make room for one: more than one, so that it is made."""


class Shelf:
    """Tables in memory, the one used last at the end. Each weighs by what it holds."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._tables: OrderedDict[str, LoadedTable] = OrderedDict()
        self._weights: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def all(self) -> list[LoadedTable]:
        return list(self._tables.values())

    def get(self, table_id: str) -> LoadedTable | None:
        return self._tables.get(table_id)

    def touch(self, table_id: str) -> None:
        """It is used: others go first."""
        self._tables.move_to_end(table_id)

    def put(self, loaded: LoadedTable) -> None:
        """Keep a table; those that nobody uses make room for it."""
        self._tables[loaded.id] = loaded
        self.weigh(loaded)
        self.make_room(LOOKS)

    def pop(self, table_id: str) -> LoadedTable | None:
        self.weight -= self._weights.pop(table_id, 0)
        return self._tables.pop(table_id, None)

    def weigh(self, loaded: LoadedTable) -> None:
        """Its weight may have changed."""
        before = self._weights.get(loaded.id, 0)
        if before != loaded.weight and self._tables.get(loaded.id) is loaded:
            self.weight += loaded.weight - before
            self._weights[loaded.id] = loaded.weight

    def make_room(self, looks: int) -> None:
        """Let go of the tables that were used longest ago, but never of one in use."""
        # The last one was put there just now.
        for _ in range(min(looks, len(self._tables) - 1)):
            if self.weight <= self.most:
                return
            oldest = next(iter(self._tables))
            if self._tables[oldest].is_idle():
                self.pop(oldest)
            else:
                self.touch(oldest)
