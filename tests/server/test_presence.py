"""Who is here is told to other processes in a few notices, however many come and go."""

import asyncio
from pathlib import Path

from aquae.server.memory.followers import Follower
from aquae.server.memory.presence import LONGEST_PAYLOAD, Presence, heard
from aquae.server.service import Service
from aquae.server.settings import Settings
from aquae.server.tables.creating import SeatWish, TableWish
from tests.server.loops import in_a_loop_of_its_own

TABLES = 200


async def told(folder: Path) -> list[list[str]]:
    """What is told when many streams open and close within a moment."""
    service = Service(Settings(data=str(folder), port=0, bots=0, table_quota=0))
    service.database.prepare()
    await service.start()
    notices: list[list[str]] = []

    async def tell(payloads: list[str]) -> None:
        notices.append(payloads)

    service.presence = Presence("me", tell)
    telling = asyncio.ensure_future(service.presence.run())
    try:
        wish = TableWish([SeatWish("me"), SeatWish("open")], "irrigate")
        made = [(await service.make_table(wish, "somebody"))[0] for _ in range(TABLES)]
        for loaded in made:
            for _ in range(3):
                follower = Follower(0, False, None)
                service.unfollow(await service.follow(loaded.id, follower), follower)
            await service.follow(loaded.id, Follower(0, False, None))
        while not notices:
            await asyncio.sleep(0.05)
        return notices
    finally:
        telling.cancel()
        await service.stop()


def test_many_followers_are_told_of_together(tmp_path: Path) -> None:
    (payloads,) = in_a_loop_of_its_own(told(tmp_path))
    assert len(payloads) < TABLES / 20
    assert max(len(payload.encode()) for payload in payloads) <= LONGEST_PAYLOAD
    here = [heard(payload.split(" ", 1)[1]) for payload in payloads]
    tables = {table_id: found for part in here for table_id, found in part.items()}
    assert len(tables) == TABLES
    assert {tuple(found[0]) for found in tables.values()} == {()}
    assert {found[1] for found in tables.values()} == {1}
