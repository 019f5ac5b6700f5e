"""Finished games of elsewhere as tables of this screen, to be reviewed."""

from hashlib import sha256

from aquae.bots import LEVELS
from aquae.core.chance import SECRET_BYTES
from aquae.core.errors import AquaeError
from aquae.core.noted import BOT
from aquae.core.record import Record
from aquae.server.tables.commands import Sitter, open_table
from aquae.server.tables.creation import Chair, Creation
from aquae.server.tables.live import Command
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import ID_LENGTH, random_bytes


def kept(record: Record, person: str, now: int) -> tuple[Creation, Command]:
    """The same record is always the same table."""
    try:
        record.check()
    except AquaeError as bad:
        raise Problem("invalid", f"record: {bad}") from bad
    if record.result is None:
        raise Problem("not-over")
    chairs = [_chair(name) for name in record.seats]
    people = {
        place: Sitter(person, chair.name, False)
        for place, chair in enumerate(chairs)
        if chair.kind != "bot"
    }
    creation = Creation(
        id=f"kept-{sha256(record.line().encode()).hexdigest()}"[:ID_LENGTH],
        game=record.game.name,
        options=record.options,
        chairs=chairs,
        creator=person,
        secret=random_bytes(SECRET_BYTES),
        made_at=now,
        rules=record.game.rules,
        chat=False,
        given=tuple(record.actions),
        origin=(None, len(record.actions)),
    )
    return creation, open_table(people, person)


def _chair(name: str) -> Chair:
    level = name.removeprefix(BOT)
    if name.startswith(BOT) and level in LEVELS:
        return Chair("bot", level, level)
    return Chair("open", name)
