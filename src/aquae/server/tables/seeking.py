"""Quick pairing: who of those who want to play now fits together. No input or output."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from aquae.core.chance import SECRET_BYTES
from aquae.core.game import Game
from aquae.server.tables.codec import Data
from aquae.server.tables.commands import Sitter, open_table
from aquae.server.tables.creation import Chair, Clock, Creation
from aquae.server.tables.live import Command
from aquae.server.tables.tokens import new_id, random_bytes

DAY_SECONDS: Final = 86_400
HERE_MS: Final = 10_000
"""Whose page has not asked for so long has gone."""

Blocks = Iterable[frozenset[str]]
"""Pairs of people one of whom does not want to play with the other."""


@dataclass(frozen=True)
class Seeker:
    """Somebody who wants to play now, with whom, and how long they wait for people."""

    person: str
    name: str
    game: str
    seats: int
    seconds: int
    rated: bool
    rating: int
    lowest: int
    highest: int
    made_at: int
    seen_at: int
    bots_at: int | None
    level: str

    def wants(self, other: "Seeker") -> bool:
        same = (self.game, self.seats, self.seconds, self.rated)
        is_same = same == (other.game, other.seats, other.seconds, other.rated)
        return is_same and self.lowest <= other.rating <= self.highest


def company_for(
    seeker: Seeker, others: Sequence[Seeker], blocks: Blocks, now: int
) -> list[Seeker] | None:
    """Who plays together; None if somebody has yet to come.

    Those who have waited longest come first. Once somebody's patience is over, bots take what is
    left of the seats; not at the tables of those who want none.
    """
    apart = set(blocks)
    group = _group(seeker, others, apart)
    if len(group) == seeker.seats:
        return group
    patient = [one for one in others if one.bots_at is not None]
    group = _group(seeker, patient, apart)
    if seeker.bots_at is None or all(one.bots_at is None or one.bots_at > now for one in group):
        return None
    return group


def _group(seeker: Seeker, others: Sequence[Seeker], apart: set[frozenset[str]]) -> list[Seeker]:
    group = [seeker]
    for other in sorted(others, key=lambda one: (one.made_at, one.person)):
        if len(group) < seeker.seats and all(_fit(other, one, apart) for one in group):
            group.append(other)
    return group


def _fit(one: Seeker, other: Seeker, apart: set[frozenset[str]]) -> bool:
    if one.person == other.person or frozenset((one.person, other.person)) in apart:
        return False
    return one.wants(other) and other.wants(one)


def table_of_company(
    group: Sequence[Seeker], game: Game, options: Data, stand_in: str, now: int
) -> tuple[Creation, Command]:
    """Their table: the dice say who begins."""
    first = group[0]
    bots = first.seats - len(group)
    per = "day" if first.seconds >= DAY_SECONDS else "move"
    creation = Creation(
        id=new_id(),
        game=game.name,
        options=options,
        chairs=[Chair("open")] * len(group) + [Chair("bot", first.level, first.level)] * bots,
        creator=first.person,
        secret=random_bytes(SECRET_BYTES),
        made_at=now,
        rules=game.rules,
        clock=Clock(per, first.seconds),
        stand_in=stand_in,
        first="random",
        rated=first.rated,
    )
    sitting = {place: Sitter(one.person, one.name, False) for place, one in enumerate(group)}
    return creation, open_table(sitting, first.person)
