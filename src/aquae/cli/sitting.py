"""One sitting at a terminal: a table, the bots at it, and what has happened. It prints nothing."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from aquae.bots import bot_called
from aquae.bots.bot import Bot
from aquae.core.chance import Rng
from aquae.core.noted import BOT
from aquae.core.replay import Step, Walk, steps
from aquae.core.state import CHANCE, OVER, State
from aquae.core.table import Table
from aquae.draw.scene import distinct_names


class Deed(NamedTuple):
    """An action that was taken: by whom, its text, and what it brought about."""

    mover: int
    text: str
    before: State
    after: State
    action: int


class Sitting:
    """People and bots at one table on one terminal."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.names = distinct_names(table.seats)
        self.rng = Rng(f"terminal {time.time_ns()}")
        self.bots = [self._bot(seat) for seat in table.seats]

    def _bot(self, seat: str) -> Bot | None:
        if not seat.startswith(BOT):
            return None
        return bot_called(seat.removeprefix(BOT), self.table.game, self.rng)

    @property
    def is_over(self) -> bool:
        return self.table.state.to_move == OVER

    def is_person(self, seat: int) -> bool:
        return seat >= 0 and self.bots[seat] is None

    def awaits_person(self) -> bool:
        return self.is_person(self.table.state.to_move)

    def possible(self) -> list[str]:
        """The texts of all legal actions."""
        return [self.table.game.vocabulary.text(a) for a in self.table.state.actions()]

    def act(self, text: str) -> Deed:
        """An action of whoever is to move, or Refused."""
        before = self.table.state.copy()
        self.table.act(text)
        return self._last(before)

    def choice_of_other(self) -> int | None:
        """What a bot would do now; None if Chance is to move. Changes nothing, may take long."""
        seat = self.table.state.to_move
        bot = None if seat == CHANCE else self.bots[seat]
        return None if bot is None else bot.choose(self.table.state.copy(), self.rng)

    def let_other_act(self, choice: int | None) -> Deed:
        """The action of a bot, or whatever Chance's dice say."""
        before = self.table.state.copy()
        if choice is None:
            self.table.let_chance_act()
        else:
            self.table.act(self.table.game.vocabulary.text(choice))
        return self._last(before)

    def _last(self, before: State) -> Deed:
        table = self.table
        action = table.actions[-1]
        text = table.game.vocabulary.text(action)
        return Deed(before.to_move, text, before, table.state.copy(), action)

    def deeds(self) -> Iterator[Deed]:
        """Everything that has happened so far."""
        table = self.table
        return deeds_on(Walk(table.game, table.options), table.actions)

    def undo(self) -> int:
        """Back to the last decision of a person; how many actions that took back, 0 if none."""
        own = [step.number for step in self.steps() if self.is_person(step.mover)]
        count = len(self.table.actions) - own[-1] if own else 0
        self.table.take_back(count)
        return count

    def steps(self) -> Iterator[Step]:
        return steps(self.table.game, self.table.options, self.table.actions)

    def has_begun(self) -> bool:
        """Whether somebody has done something; Chance's set-up alone is not worth keeping."""
        return any(step.mover >= 0 for step in self.steps())

    def save(self, name: str = "") -> Path:
        path = Path(name or f"{self.table.game.name}.json")
        path.write_text(self.table.record().line() + "\n", encoding="utf-8")
        return path

    def free_name(self) -> str:
        """A file name with the time of day, and a number if two games end in the same second."""
        stem = f"{self.table.game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
        name, number = f"{stem}.json", 1
        while Path(name).exists():
            number += 1
            name = f"{stem}-{number}.json"
        return name


def deeds_on(walk: Walk, actions: list[int]) -> Iterator[Deed]:
    """What happens when a walk goes on with these legal actions."""
    for action in actions:
        before = walk.state.copy()
        walk.apply(action)
        text = walk.game.vocabulary.text(action)
        yield Deed(before.to_move, text, before, walk.state.copy(), action)
