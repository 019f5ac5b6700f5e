"""Those who want to play now, as rows that all servers on a database see."""

from collections.abc import Callable
from dataclasses import astuple, fields
from typing import Any, Final

from aquae.server.memory.appends import made
from aquae.server.storage.rows import Rows
from aquae.server.storage.writer import Writer
from aquae.server.tables.creation import Creation
from aquae.server.tables.live import Command
from aquae.server.tables.seeking import HERE_MS, Seeker, company_for

LOCK: Final = "SELECT pg_advisory_xact_lock(4105105108)"
"""Two must not be paired with a third at the same moment."""
COLUMNS: Final = [field.name for field in fields(Seeker)]
KEEP: Final = (
    f"INSERT INTO seeker ({', '.join(COLUMNS)}) VALUES ({', '.join(['%s'] * len(COLUMNS))})"
    " ON CONFLICT (person) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in COLUMNS if name != "person")
)
OWN: Final = f"SELECT {', '.join(COLUMNS)}, play FROM seeker WHERE person = %s AND seen_at > %s"
OTHERS: Final = (
    f"SELECT {', '.join(COLUMNS)} FROM seeker WHERE game = %s AND person <> %s"
    " AND play IS NULL AND seen_at > %s ORDER BY made_at LIMIT 200"
)
FOUND: Final = "UPDATE seeker SET play = %s WHERE person = %s"
DROP: Final = "DELETE FROM seeker WHERE person = %s"
SWEEP: Final = "DELETE FROM seeker WHERE seen_at <= %s"
BLOCKS: Final = (
    "SELECT person, other FROM avoided WHERE how = 'block' AND (person = %s OR other = %s)"
)

Make = Callable[[list[Seeker]], tuple[Creation, Command]]


class SeekerRows(Rows):
    """The statements on those who want to play now."""

    def seek(
        self, seeker: Seeker, make: Make, writer: Writer
    ) -> Callable[[Any], tuple[str | None, int]]:
        """Wait, or go on waiting: the table if there is one now, and how many wait there."""

        def work(connection: Any) -> tuple[str | None, int]:
            if self.is_postgres:
                self._do(connection, LOCK)
            own, found = self._own(connection, seeker)
            if found is not None:
                self._do(connection, DROP, seeker.person)
                return found, 0
            self._do(connection, SWEEP, seeker.seen_at - HERE_MS)
            since = seeker.seen_at - HERE_MS
            rows = self._found(connection, OTHERS, own.game, own.person, since)
            others = [_seeker(row) for row in rows]
            group = company_for(own, others, self._blocks(connection, [own, *others]), own.seen_at)
            if group is None:
                self._do(connection, KEEP, *astuple(own))
                return None, sum(own.wants(other) and other.wants(own) for other in others)
            return self._begin(connection, group, make, writer), 0

        return work

    def _own(self, connection: Any, seeker: Seeker) -> tuple[Seeker, str | None]:
        """Whoever waited for the same before has waited since then."""
        rows = self._found(connection, OWN, seeker.person, seeker.seen_at - HERE_MS)
        if not rows:
            return seeker, None
        *columns, play = rows[0]
        before = _seeker(columns)
        if play is not None or not before.wants(seeker):
            return seeker, play
        waited = seeker.made_at - before.made_at
        bots_at = None if seeker.bots_at is None else seeker.bots_at - waited
        kept = {"made_at": before.made_at, "bots_at": bots_at}
        return Seeker(**{**vars(seeker), **kept}), None

    def _blocks(self, connection: Any, seekers: list[Seeker]) -> set[frozenset[str]]:
        return {
            frozenset(pair)
            for one in seekers
            for pair in self._found(connection, BLOCKS, one.person, one.person)
        }

    def _begin(self, connection: Any, group: list[Seeker], make: Make, writer: Writer) -> str:
        append, _ = made(*make(group))
        writer.add(connection, [append])
        for one in group[1:]:
            self._do(connection, FOUND, append.table_id, one.person)
        self._do(connection, DROP, group[0].person)
        return append.table_id

    def stop(self, person: str) -> Callable[[Any], Any]:
        return lambda connection: self._do(connection, DROP, person)


def _seeker(row: Any) -> Seeker:
    values = dict(zip(COLUMNS, row, strict=True))
    return Seeker(**{**values, "rated": bool(values["rated"])})
