"""What a strong bot would do, with its reasons."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from aquae.bots.assess import assess
from aquae.bots.bot import Budget
from aquae.bots.guide import guide_for
from aquae.bots.reasons import Step, in_english, plan_of, reasons_for
from aquae.bots.search import Searcher
from aquae.core.chance import Rng
from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.state import OVER, State
from aquae.draw.scene import distinct_names


class Hint(NamedTuple):
    """One action, what it promises to every seat, and why."""

    text: str
    chances: list[float]
    """Of winning, for every seat."""
    scores: list[float]
    """To be expected at the end."""
    reason: str
    then: list[Step]
    """What to go on with in the same turn."""

    def why(self) -> str:
        """The reason, and what there is to go on with."""
        return ". Then ".join([self.reason, *map(str, self.then)])


class Hints(list[Hint]):
    """The most promising actions, the best first. `print(hints)` tells them in words."""

    def __init__(self, found: Sequence[Hint], names: Sequence[str], unit: str) -> None:
        super().__init__(found)
        self.names = names
        self.unit = unit

    def outlook(self, hint: Hint) -> str:
        """What an action promises to every seat, in words."""
        return ", ".join(
            f"{name} {100 * share:.0f} % with about {score:.0f} {self.unit}"
            for name, share, score in zip(self.names, hint.chances, hint.scores, strict=True)
        )

    def __str__(self) -> str:
        return "\n".join(f"{hint.text}  ({self.outlook(hint)})\n    {hint.why()}" for hint in self)

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td><code>{escape(hint.text)}</code></td><td>{escape(self.outlook(hint))}</td>"
            f"<td>{escape(hint.why())}</td></tr>"
            for hint in self
        )
        return f"<table><tr><th>action</th><th>promises</th><th>why</th></tr>{rows}</table>"


def hints_for(
    game: Game, state: State, seats: Sequence[str], budget: Budget, count: int = 3
) -> Hints:
    """The best few actions of whoever is to move."""
    if state.to_move < 0:
        reason = "the game is over" if state.to_move == OVER else "Chance is to move"
        raise AquaeError(f"there is nothing to decide in this position: {reason}")
    found = [
        Hint(
            game.vocabulary.text(prospect.action),
            prospect.chances,
            prospect.scores,
            in_english(reasons_for(game, state, prospect.action)),
            plan_of(game, state, [prospect.action, *prospect.then]),
        )
        for prospect in assess(Searcher(guide_for(game), budget), state, Rng("hint"), count)
    ]
    return Hints(found, distinct_names(seats), game.unit)
