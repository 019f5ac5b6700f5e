"""Who holds which seat, by the log alone; said a second time, independently of the server."""

from collections.abc import Iterator

from tests.faults.history import Row

Holders = dict[int, str | None]


def holders_before(rows: list[Row]) -> Iterator[tuple[Row, Holders]]:
    """Each event with who held the seats when it happened."""
    holders: Holders = {}
    is_open = True
    count = 0
    for row in rows:
        yield row, dict(holders)
        if row.kind == "joined":
            assert row.seat is not None
            holders[row.seat] = row.data["person"]
        elif row.kind == "left" and is_open:
            assert row.seat is not None
            holders[row.seat] = None
        elif row.kind == "seated":
            count = len(row.data["colours"])
            first = row.data["first"]
            holders = {seat: holders.get((seat + first) % count) for seat in range(count)}
        elif row.kind == "started":
            is_open = False
