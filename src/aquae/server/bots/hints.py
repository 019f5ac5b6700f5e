"""Hints: thought about in processes of their own, for a few people at a time."""

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from aquae.bots.reasons import in_english, reasons_for
from aquae.core.state import CHANCE, State
from aquae.server.bots.levels import NOBODY_KNOWS, can_judge
from aquae.server.bots.messages import Advice, Advise, Reasons, Sentence
from aquae.server.bots.pool import Pool
from aquae.server.bots.process import Fault
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.views import state_at

MARGIN_SECONDS: Final = 10.0
WAITING_EACH: Final = 6
"""Hints that may wait for each process: whoever waits longer has decided without."""
MOST_OF_PERSON: Final = 2
"""One that is wanted, and one that was not given up yet."""
MOST_OF_ADDRESS: Final = 4
NOT_HERE: Final = "this server gives no hints"
STRANGER: Final = "only those who play at the table, or made it, may ask a bot about it"

log = logging.getLogger("aquae.hints")


def judge_asker(table: LiveTable, person: str) -> None:
    """Whoever makes bots think about a table has something to do with it."""
    if person != table.creation.creator and not table.seats_of(person):
        raise Problem("not-your-seat", STRANGER)


def decided_at(table: LiveTable, person: str, at: int | None) -> tuple[State, int]:
    """Where somebody decides, for a person who may hear what bots think of it."""
    judge_asker(table, person)
    if not table.creation.hints and table.status != "over":
        raise Problem("no-hints")
    if not can_judge(table.game):
        raise Problem("no-hints", NOBODY_KNOWS.format(table.game.title))
    state, position = state_at(table, at)
    if state.to_move < 0:
        who = "Chance decides" if state.to_move == CHANCE else "nobody decides anything"
        raise Problem("not-playing", f"{who} here")
    return state, position


def reasons_at(table: LiveTable, person: str, at: int) -> Reasons:
    """What speaks for the action that was taken, as a hint would have said it to who took it."""
    state, position = decided_at(table, person, at)
    if position == table.position:
        raise Problem("no-such-position", "nothing has been done here yet")
    sentences = reasons_for(table.game, state, table.play.actions[position])
    told: list[Sentence] = [
        {"message": message, "things": list(things)} for message, things in sentences
    ]
    return {"why": in_english(sentences), "sentences": told}


class Hints:
    """Who waits for a hint: a few of an address, and not too many in all."""

    def __init__(self, pool: Pool, seconds: float, is_limited: bool) -> None:
        self.pool = pool
        self.seconds = seconds
        self.is_limited = is_limited
        self.refused = 0
        self._asking: Counter[str] = Counter()

    @property
    def asked(self) -> int:
        return self._asking["all"]

    def question(self, table: LiveTable, person: str, at: int | None) -> Advise:
        """What to ask for a person, or the Problem that this one gets no hint there."""
        if not self.pool.count:
            raise Problem("no-hints", NOT_HERE)
        _, position = decided_at(table, person, at)
        return Advise(
            table=table.creation.id,
            game=table.creation.game,
            options=table.creation.options,
            actions=table.play.actions[:position],
            seconds=self.seconds,
        )

    async def advise(self, question: Advise, person: str, address: str) -> list[Advice]:
        """The best few actions; whoever stops waiting stops the thinking."""
        with self._place(f"person {person}", f"address {address}"):
            try:
                return await self.pool.advise(question, self.seconds + MARGIN_SECONDS)
            except Fault as fault:
                log.error("a hint failed: %s", fault, extra={"table": question.table})
                raise Problem("busy") from fault

    @contextmanager
    def _place(self, person: str, address: str) -> Iterator[None]:
        most = {"all": self.pool.count * (1 + WAITING_EACH)}
        if self.is_limited:
            most |= {person: MOST_OF_PERSON, address: MOST_OF_ADDRESS}
        if any(self._asking[name] >= limit for name, limit in most.items()):
            self.refused += 1
            raise Problem("busy", retry_after=ceil(self.seconds * (1 + self.asked)))
        names = list(most)
        self._asking.update(names)
        try:
            yield
        finally:
            self._asking.subtract(names)
            self._asking += Counter()  # forgets who has gone
