"""Taking somebody out of the database; all of it is work for the writer."""

from collections.abc import Callable
from typing import Any, Final

from pydantic_core import to_json
from sqlalchemy import select

from aquae.server.storage.channels import PEOPLE_CHANNEL
from aquae.server.storage.forgetting import DELETIONS
from aquae.server.storage.neutral import Neutral
from aquae.server.storage.ratings import RatingStatements
from aquae.server.storage.results import LISTED, Results
from aquae.server.storage.schema import HOLDING
from aquae.server.storage.store import Store
from aquae.server.tables.events import stored

EVENT: Final = "UPDATE event SET data = %s WHERE table_id = %s AND number = %s"
CREATION: Final = "UPDATE creation SET settings = %s, creator = %s WHERE table_id = %s"
RESULT: Final = "UPDATE result SET data = %s WHERE table_id = %s"
OTHERS: Final = "UPDATE played SET others = %s WHERE person = %s AND table_id = %s"
LEAVE: Final = [
    f"DELETE FROM {name} WHERE person = %s AND table_id = %s" for name in ("holding", "played")
]
OF_ONE: Final = (
    *("holding", "played", "ticket", "device", "passkey", "challenge"),
    *("rating", "rating_step", "person", "suspended", "bell", "hours", "drawer", "line"),
    *("puzzle_try", "solver", "seeker", "day_try", "host"),
)
OF_TWO: Final = ("avoided", "report", "invitation")
"""Of one person about another: forgotten with either."""
FORGET: Final = [
    "DELETE FROM call WHERE bell IN (SELECT bell FROM bell WHERE person = %s)",
    *[f"DELETE FROM {name} WHERE person = %s" for name in OF_ONE + OF_TWO],
    *[f"DELETE FROM {name} WHERE other = %s" for name in OF_TWO],
    # Under which name somebody was a host.
    "UPDATE deed SET about = 'nobody' WHERE what = 'host-link' AND about IN"
    " (SELECT words FROM deed WHERE what = 'become-host' AND person = %s)",
    "UPDATE deed SET words = '' WHERE what = 'become-host' AND person = %s",
    "UPDATE deed SET about = 'nobody' WHERE about = %s",
    "UPDATE deed SET person = 'nobody' WHERE person = %s",
]
TELL: Final = "SELECT pg_notify(%s, %s)"


class LeavingRows:
    """The statements that forget a person, in the dialect of a database."""

    def __init__(self, store: Store, is_postgres: bool) -> None:
        self.store = store
        self.is_postgres = is_postgres

    async def held(self, person: str, limit: int) -> list[str]:
        """Some of the tables at which somebody sits or has sat."""
        query = select(HOLDING.c.table_id).where(HOLDING.c.person == person).limit(limit)
        return [row.table_id for row in await self.store.find(query)]

    async def shared(self, person: str, table_ids: list[str]) -> set[str]:
        """Those of the tables at which others sit or have sat, too."""
        query = select(HOLDING.c.table_id).where(
            HOLDING.c.table_id.in_(table_ids), HOLDING.c.person != person
        )
        return {row.table_id for row in await self.store.find(query)}

    def leave(
        self,
        person: str,
        held: list[str],
        left: list[tuple[Neutral, Results | None]],
        gone: list[str],
    ) -> Callable[[Any], None]:
        """Write tables down without somebody, and forget those that were theirs alone."""

        def work(connection: Any) -> None:
            for neutral, results in left:
                self._rewrite(connection, neutral)
                if results is not None:
                    self._correct(connection, results)
            for table_id in gone:
                self._do(connection, DELETIONS, table_id)
            for table_id in held:
                self._do(connection, LEAVE, person, table_id)
            self._tell(connection, held)

        return work

    def forget(self, person: str) -> Callable[[Any], None]:
        """Whatever else is known of somebody; no token of theirs is anybody's from now on."""

        def work(connection: Any) -> None:
            RatingStatements(self.is_postgres).forget(connection, person)
            self._do(connection, FORGET, person)
            self._tell(connection, [""])

        return work

    def _rewrite(self, connection: Any, neutral: Neutral) -> None:
        made = neutral.creation
        for event in neutral.changed:
            data = to_json(stored(event.what)).decode()
            self._do(connection, [EVENT], data, made.id, event.number)
        settings = to_json(made.settings()).decode()
        self._do(connection, [CREATION], settings, made.creator, made.id)

    def _correct(self, connection: Any, results: Results) -> None:
        table_id, *_, data = results.result
        self._do(connection, [RESULT], data, table_id)
        for row in results.played:
            person, others = row[LISTED.index("person")], row[LISTED.index("others")]
            self._do(connection, [OTHERS], others, person, table_id)

    def _tell(self, connection: Any, table_ids: list[str]) -> None:
        """Let all servers read again what they have in memory."""
        for table_id in table_ids if self.is_postgres else ():
            connection.execute(TELL, (PEOPLE_CHANNEL, f"all {table_id}"))

    def _do(self, connection: Any, statements: list[str], *values: Any) -> None:
        for statement in statements:
            text = statement if self.is_postgres else statement.replace("%s", "?")
            connection.execute(text, values)
