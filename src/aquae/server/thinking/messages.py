"""What the server and the processes that think for bots say to each other: a line of JSON each."""

from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypedDict

from aquae.bots.reasons import Sentence as Said
from aquae.bots.reasons import in_english
from aquae.server.tables.codec import Data, decoded, encoded


@dataclass(frozen=True)
class AboutPlay:
    """The play that a question is about, up to its last action."""

    table: str
    game: str
    options: Data
    actions: list[int]


@dataclass(frozen=True)
class Choose(AboutPlay):
    """What do the bots do: one action, or as many as there is time for? Answered with texts."""

    levels: list[str | None]
    """Of the bot at each seat; None where a person decides."""
    secret: str
    salts: list[str]
    seconds: float
    daily: bool = False
    """Whether dice and bots do the same at every table where the same was done."""
    what: ClassVar[str] = "choose"


@dataclass(frozen=True)
class Advise(AboutPlay):
    """Which actions are the best few, and why? Answered with a list of Advice."""

    seconds: float
    what: ClassVar[str] = "advise"


@dataclass(frozen=True)
class Review:
    """How good was each action of a record? Answered with the review, after its progress."""

    record: Data
    iterations: int
    what: ClassVar[str] = "review"


@dataclass(frozen=True)
class Stop:
    """Nobody waits for the answer any more: null will do. This itself is not answered."""

    what: ClassVar[str] = "stop"


Question = Choose | Advise | Review


class Sentence(TypedDict):
    """A template, and the things in its places."""

    message: str
    things: list[str]


class Reasons(TypedDict):
    """What speaks for an action, in English and for every language."""

    why: str
    sentences: list[Sentence]


def told_reasons(sentences: list[Said]) -> Reasons:
    """Sentences as they are sent."""
    return {
        "why": in_english(sentences),
        "sentences": [
            {"message": message, "things": list(things)} for message, things in sentences
        ],
    }


class Step(Reasons):
    """An action, and what it does."""

    text: str


class Advice(Step):
    """An action, the chances and scores that it promises every seat, and why it is good."""

    chances: list[float]
    scores: list[float]
    then: list[Step]
    """What to go on with in the same turn."""


@dataclass(frozen=True)
class Ready:
    """The process can be asked."""

    what: ClassVar[str] = "ready"


@dataclass(frozen=True)
class Progress:
    """How much of the work is done, from 0 to 1."""

    share: float
    what: ClassVar[str] = "progress"


@dataclass(frozen=True)
class Answer:
    """The last word on a question; what it is depends on the question."""

    answer: Any
    what: ClassVar[str] = "answer"


@dataclass(frozen=True)
class Failure:
    """The question could not be answered; the trace says why."""

    trace: str
    what: ClassVar[str] = "failure"


Reply = Ready | Progress | Answer | Failure

_KINDS: Final[dict[str, type[Any]]] = {
    kind.what: kind for kind in (Choose, Advise, Review, Stop, Ready, Progress, Answer, Failure)
}


def line_of(message: Question | Stop | Reply) -> bytes:
    return encoded({"what": message.what, **vars(message)}) + b"\n"


def message_in(line: bytes) -> Any:
    """The Question, the Stop or the Reply in a line."""
    members = decoded(line)
    return _KINDS[members.pop("what")](**members)
