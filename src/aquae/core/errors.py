"""Why something is not possible, as data that people and programs can read."""

from collections.abc import Callable

from aquae.core.sentence import said


class AquaeError(Exception):
    """Base of everything this package raises on purpose: bad input, never a bug."""


class Refusal:
    """Why an action is not possible: the rule, a sentence, and the things the sentence names.

    `message` is a template with a place for each thing (see `core/sentence.py`), so that a client
    can translate the template and point at the things.
    """

    def __init__(self, rule: str, message: str, things: tuple[str, ...] = ()) -> None:
        self.rule = rule
        self.message = message
        self.things = things

    @property
    def reason(self) -> str:
        return said(self.message, self.things)

    def __str__(self) -> str:
        return f"{self.rule}: {self.reason}"

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r}, {self.things!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[Callable[..., "Refusal"], tuple[str, str, tuple[str, ...]]]:
        return (Refusal, (self.rule, self.message, self.things))


def refuse(rule: str, message: str, *things: object) -> Refusal:
    """A refusal; things may be numbers or anything else that prints well."""
    return Refusal(rule, message, tuple([str(thing) for thing in things]))


class Refused(AquaeError):
    """An action, a board or a layout that a rule forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[Callable[..., "Refused"], tuple[Refusal]]:
        return (Refused, (self.refusal,))


class BadOptions(AquaeError):
    """Options that the game does not have, or values that an option cannot take."""
