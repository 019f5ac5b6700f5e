"""`python -m tests.server.dishonest CHEAT serve …`: a server whose host cheats with the dice.

The host wants the second of two chairs to begin, by twenty against one. Each cheat is a way there.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import count
from typing import Any

from aquae.core.chance import Dice
from aquae.server.tables import commands, creating, views
from aquae.server.tables.events import Happening
from aquae.server.tables.live import LiveTable
from aquae.server.tables.logged import LoggedTable

WANTED = [[1, 20]]

Data = dict[str, Any]
Cheat = Callable[[LiveTable], None]

begin = commands._begin
let_chance_act = commands.let_chance_act
table_data, dice_data, draws_data = views.table_data, views.dice_data, views.draws_data
receipt_of = LiveTable.receipt
commitment_of: Callable[[LoggedTable], str] = LoggedTable.__dict__["commitment"].fget
promised: Data = {}
"""By table what its people saw before it began: the commitment, and the salts they sent."""


def is_wanted(secret: bytes, salts: list[str]) -> bool:
    return Dice(secret, salts).draw_lot("die").rolls == WANTED


def ground_secret(salts: list[str]) -> bytes:
    """One of those with which the dice fall as they should."""
    secrets = (sha256(str(number).encode()).digest() for number in count())
    return next(secret for secret in secrets if is_wanted(secret, salts))


def ground_salt(table: LiveTable, chair: int) -> None:
    """The same by a salt, under the secret that was promised."""
    for number in count():
        table.seats[chair].salt = str(number)
        if is_wanted(table.creation.secret, table.salts):
            return


def before_it_begins(cheat: Cheat) -> None:
    """All salts are known and nothing is drawn yet: this is the moment to cheat."""

    def cheated(table: LiveTable, level: str) -> Iterator[Happening]:
        seen = {"commitment": table.commitment, "salts": table.salts}
        promised[table.creation.id] = seen
        cheat(table)
        yield from begin(table, level)

    commands._begin = cheated


def pretend(*names: str) -> None:
    """Tell everybody of what was promised instead of what is."""

    def as_promised(told: Data, table: LoggedTable) -> Data:
        seen = promised.get(table.creation.id, {})
        return told | {name: seen[name] for name in names if name in seen}

    def told_of(table: LoggedTable, person: str | None, now: int) -> Data:
        return as_promised(table_data(table, person, now), table)

    views.table_data = told_of
    views.dice_data = lambda table: as_promised(dice_data(table), table)

    def receipt(table: LiveTable) -> Data:
        return {"dice": as_promised(receipt_of(table)["dice"], table)}

    setattr(LiveTable, "receipt", receipt)  # noqa: B010  (a method, which nobody else assigns)


def grind() -> None:
    """Another secret, now that the salts are known, with a commitment that fits."""

    def other_secret(table: LiveTable) -> None:
        table.creation = replace(table.creation, secret=ground_secret(table.salts))

    before_it_begins(other_secret)


def forge() -> None:
    """The same, under the commitment that was promised."""
    grind()
    pretend("commitment")


def drop() -> None:
    """A secret that is good if nobody sends a salt; then none has come."""
    creating.random_bytes = lambda length: ground_secret(["", ""])  # type: ignore[attr-defined]

    def without_salts(table: LiveTable) -> None:
        for seat in table.seats:
            seat.salt = ""

    before_it_begins(without_salts)


def substitute() -> None:
    """Another salt than the one that a person sent."""
    before_it_begins(lambda table: ground_salt(table, 0))


def lend() -> None:
    """A salt for a bot, which gives none."""
    before_it_begins(lambda table: ground_salt(table, 1))


def conceal() -> None:
    """The dice are drawn with another salt than the receipt tells of."""
    substitute()
    pretend("salts")


def divide() -> None:
    """Another commitment for whoever comes later than the one who made the table."""

    def told_of(table: LoggedTable, person: str | None, now: int) -> Data:
        told = table_data(table, person, now)
        is_late = person != table.creation.creator and table.status == "open"
        return told | {"commitment": sha256(b"other").hexdigest()} if is_late else told

    views.table_data = told_of


def steer() -> None:
    """Chance does as it is told, and the list of draws is made to fit."""

    def last_of(table: LiveTable) -> Iterator[Happening]:
        while table.state.to_move < 0 and table.status == "playing":
            if table.state.to_move != -1:
                yield from let_chance_act(table)
                return
            text = table.game.vocabulary.text(table.state.actions()[-1])
            yield commands.action_at(table, text, "chance")

    def fitting(table: LiveTable) -> Data:
        def alone(draw: Data) -> Data:
            return draw | {"actions": [draw["text"]], "weights": [1]}

        return {"draws": [alone(draw) for draw in draws_data(table)["draws"]]}

    commands.let_chance_act = last_of
    views.draws_data = fitting


if __name__ == "__main__":
    globals()[sys.argv[1]]()
    from aquae.cli import main

    sys.exit(main(sys.argv[2:]))
