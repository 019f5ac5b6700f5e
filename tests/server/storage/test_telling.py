"""What processes tell one another of a table is taken in without reading it, if it fits."""

from collections.abc import Callable
from pathlib import Path

from aquae.server.memory.followers import Follower
from aquae.server.memory.loaded import LoadedTable
from aquae.server.service import Service
from aquae.server.settings import Settings
from aquae.server.storage.telling import MOST_BYTES, heard, told
from aquae.server.storage.writer import rows_of
from aquae.server.tables.creating import TableWish
from aquae.server.tables.events import Event, Said, Unknown
from aquae.server.tables.live import LiveTable
from tests.server.loops import in_a_loop_of_its_own
from tests.server.storage.test_writing import SEATS, new_table, spoken


def words_of(table: LiveTable, *said: str) -> list[str]:
    rows = rows_of([spoken(table, words) for words in said])
    return told("me", rows["move"], rows["event"])


def test_what_is_told_is_what_happened() -> None:
    _, table = new_table()
    (word,) = words_of(table, "Schöne Grüße, 你好")
    process, _, rest = word.partition(" ")
    table_id, events = heard(rest)
    assert (process, table_id) == ("me", table.creation.id)
    assert [event.public() for event in events] == [
        {**events[0].public(), "number": table.number, "text": "Schöne Grüße, 你好"}
    ]
    assert events[0].key == "key Schöne Grüße, 你好"


def test_what_is_too_long_is_only_named() -> None:
    _, table = new_table()
    (word,) = words_of(table, "ä" * MOST_BYTES)
    assert heard(word.partition(" ")[2]) == (table.creation.id, [])


Hearing = Callable[[Service, LoadedTable], None]


async def published_after(folder: Path, hear: Hearing) -> int:
    """By how much a table goes on that is followed here and written to elsewhere."""
    service = Service(Settings(data=str(folder), port=0, bots=0))
    service.database.prepare()
    await service.start()
    try:
        loaded = (await service.make_table(TableWish(SEATS, "irrigate"), "somebody"))[0]
        await service.follow(loaded.id, Follower(loaded.published, False, None))
        before = loaded.published
        hear(service, loaded)
        await service.tables.get(loaded.id)  # read now, if it has to be
        assert not loaded.behind
        return loaded.published - before
    finally:
        await service.stop()


def said_at(number: int) -> Event:
    return Event(number, Said(0, "Ann", "la"), 1, "key")


def test_the_next_events_are_taken_in_and_not_read(tmp_path: Path) -> None:
    """The database knows nothing of them here, so nobody has looked."""

    def hear(service: Service, loaded: LoadedTable) -> None:
        last = loaded.published
        service.tables.hear_of(loaded.id, [said_at(last + 1), said_at(last + 2)])

    assert in_a_loop_of_its_own(published_after(tmp_path, hear)) == 2


def test_after_a_gap_the_log_is_read(tmp_path: Path) -> None:
    def hear(service: Service, loaded: LoadedTable) -> None:
        service.tables.hear_of(loaded.id, [said_at(loaded.published + 2)])

    assert in_a_loop_of_its_own(published_after(tmp_path, hear)) == 0


def test_what_is_not_understood_is_read(tmp_path: Path) -> None:
    def hear(service: Service, loaded: LoadedTable) -> None:
        unknown = Event(loaded.published + 1, Unknown("later", None), 1)
        service.tables.hear_of(loaded.id, [unknown])

    assert in_a_loop_of_its_own(published_after(tmp_path, hear)) == 0
