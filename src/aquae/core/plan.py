"""Plans: the boards and layouts that an option may be besides those that ship with a game."""

from abc import abstractmethod
from typing import Final

from aquae.core.errors import Refusal, Refused

NUMBER: Final = "number:"
"""Before the number of a plan that is made up: `number:7`."""


class Flaw:
    """What a rule finds wrong with a plan, and where on the board."""

    def __init__(self, refusal: Refusal, places: list[str]) -> None:
        self.refusal = refusal
        self.places = places
        """Names of the things on the board that it is about; none if it is about all of it."""


def refuse_flawed(flaws: list[Flaw]) -> None:
    """Raise Refused with the first thing that is wrong, if anything is."""
    if flaws:
        raise Refused(flaws[0].refusal)


class Plans:
    """What can be chosen for one option: a shipped plan by its name, or any plan as its text."""

    @abstractmethod
    def written_out(self, plan: str, players: int) -> str:
        """The text of a shipped plan; any other is its text already."""

    @abstractmethod
    def drawn(self, drawing: str) -> str:
        """The text of a plan as people write it down: over several lines, with comments."""

    @abstractmethod
    def flaws(self, plan: str, players: int) -> list[Flaw]:
        """Everything that is wrong with a plan; nothing if it can be played on."""

    @abstractmethod
    def made_up(self, number: int, players: int) -> str:
        """The text of the plan that belongs to a number: always the same one."""
