"""Who follows a table: what each has been told, and what is new."""

from aquae.server.tables.codec import Data, encoded
from aquae.server.tables.live import LiveTable
from aquae.server.tables.logged import LoggedTable
from aquae.server.tables.telling import Past, presence_data


class Follower:
    """One open stream of messages, as a server sends them."""

    def __init__(self, table_id: str, last: int, positions: bool) -> None:
        self.table_id = table_id
        self.last = last
        self.positions = positions
        self.here: list[int] | None = None
        """The seats that were told to be present."""
        self._past: Past | None = None

    def news(self, table: LoggedTable) -> list[Data]:
        """Everything since the last time."""
        messages = [
            {"event": "table", "data": self._line(table, number).decode()}
            for number in range(self.last + 1, table.number + 1)
        ]
        self.last = max(self.last, table.number)
        return messages + self._presence(table)

    def _line(self, table: LoggedTable, number: int) -> bytes:
        if not self.positions or not isinstance(table, LiveTable):
            return table.log[number - 1]
        if self._past is None or self._past.table is not table:
            self._past = Past(table)
        return self._past.line(number)

    def _presence(self, table: LoggedTable) -> list[Data]:
        """Everybody at this screen is there as long as it is open."""
        if self.here == table.held():
            return []
        self.here = table.held()
        present = presence_data(table, {seat.person for seat in table.seats if seat.person}, 0)
        return [{"event": "presence", "data": encoded(present).decode()}]
