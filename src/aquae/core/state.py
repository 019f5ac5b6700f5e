"""The surface that every game shows to bots, servers, terminals and learners."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from importlib import import_module
from typing import Any, Final

from aquae._native import i64, vec
from aquae.core.errors import Refusal, Refused
from aquae.core.packed import packed
from aquae.core.view import ResultView

CHANCE: Final = -1
OVER: Final = -2
MOVERS: Final[dict[int, Any]] = {CHANCE: "chance", OVER: "over"}


class Result:
    """How a play ended: `ending` is a short word for the reason, `rule` the rule behind it."""

    def __init__(
        self,
        scores: list[int],
        tiebreaks: list[int],
        winners: list[int],
        ending: str,
        rule: str,
    ) -> None:
        self.scores = scores
        self.tiebreaks = tiebreaks
        self.winners = winners
        self.ending = ending
        self.rule = rule

    def as_record(self) -> dict[str, list[int]]:
        """The `result` of a record: what the rules page names, in its order."""
        return {"scores": self.scores, "tiebreaks": self.tiebreaks, "winners": self.winners}

    def as_view(self) -> ResultView:
        """The `result` of a view: the record's, and why the play ended."""
        return {
            "scores": self.scores,
            "tiebreaks": self.tiebreaks,
            "winners": self.winners,
            "ending": self.ending,
            "rule": self.rule,
        }

    def shares(self) -> list[float]:
        """Of the victory, for every seat: winners share it."""
        return shares_of(self.winners, len(self.scores))

    def __repr__(self) -> str:
        return (
            f"Result(scores={self.scores}, tiebreaks={self.tiebreaks}, winners={self.winners}, "
            f"ending={self.ending!r}, rule={self.rule!r})"
        )

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        page: str = import_module("aquae.draw.html").result_page(self)
        return page

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[Callable[..., "Result"], tuple[Any, ...]]:
        return (Result, (self.scores, self.tiebreaks, self.winners, self.ending, self.rule))


def rules_of(endings: dict[str, str]) -> dict[str, str]:
    """The rule of each ending, out of sentences that begin with it."""
    return {word: reason.partition(":")[0] for word, reason in endings.items()}


def shares_of(winners: list[int], seats: int) -> list[float]:
    """Each seat's share of a victory."""
    share = 1.0 / len(winners)
    return [share if seat in winners else 0.0 for seat in range(seats)]


def best(scores: list[int], tiebreaks: list[int]) -> list[int]:
    """The seats with the highest score, ties broken by the higher tie-break, ascending."""
    ranks = list(zip(scores, tiebreaks, strict=True))
    top = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == top]


class State:
    """One moment of a play. Mutable; `copy()` gives an independent twin.

    An action is its index in the game's vocabulary. `to_move` is a seat, CHANCE or OVER.
    """

    def __init__(self) -> None:
        self.to_move = 0

    @abstractmethod
    def actions(self) -> list[int]:
        """The legal actions of who is to move, ascending; none when the play is over."""

    @abstractmethod
    def legal(self) -> vec[i64]:
        """The same for callers that are compiled too: quicker, and not to be changed."""

    @abstractmethod
    def weights(self) -> list[int]:
        """When Chance is to move: an integer weight for each of `actions()`."""

    def even_odds(self) -> bool:
        """When Chance is to move: whether all of `actions()` are known to weigh the same."""
        return False

    @abstractmethod
    def apply(self, action: int) -> None:
        """Play a legal action. Trusts the caller; `play` is the door that checks."""

    @abstractmethod
    def why_not(self, action: int) -> Refusal | None:
        """Which rule forbids this action now, or None if it is legal."""

    def copy(self) -> "State":
        """An independent twin."""
        twin = self.bare()
        twin.copy_from(self)
        return twin

    @abstractmethod
    def bare(self) -> "State":
        """A state of a play with the same options, with nothing on the table."""

    @abstractmethod
    def copy_from(self, other: "State") -> None:
        """Take over everything from another state of a play with the same options."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points of every seat if the play were counted now."""

    @abstractmethod
    def result(self) -> Result | None:
        """Scores, tie-breaks, winners and the reason, once the play is over."""

    def final_shares(self) -> list[float]:
        """Each seat's share of the victory, once the play is over."""
        result = self.result()
        assert result is not None
        return result.shares()

    @abstractmethod
    def table(self) -> Mapping[str, Any]:
        """What lies on the table, as JSON-able data in the words of the rule book."""

    def aftermath(self, before: "State", action: int) -> Sequence[Mapping[str, Any]]:
        """What the action that led here from `before` brought about and its text does not say.

        Each item has `what`, the `rule` and the `seat` it concerns; the rest is the game's own.
        """
        return []

    def view(self) -> dict[str, Any]:
        """Everything there is to see: who is to move, the scores, and what lies on the table."""
        result = self.result()
        return {
            "to_move": MOVERS.get(self.to_move, self.to_move),
            "scores": self.scores(),
            "result": None if result is None else result.as_view(),
            **self.table(),
        }

    @staticmethod
    @abstractmethod
    def with_options(options: dict[str, Any]) -> "State":
        """A bare state of a play with these options, which are complete and checked."""

    @abstractmethod
    def set_up(self) -> None:
        """Make a bare state the first one of a play."""

    @abstractmethod
    def options(self) -> dict[str, Any]:
        """The complete options this play was started with."""

    @abstractmethod
    def field_names(self) -> list[str]:
        """The attributes that distinguish states of plays with the same options."""

    def packed_names(self) -> list[str]:
        """Those of them that are packed arrays."""
        return []

    def fields(self) -> list[Any]:
        """The values of those attributes, independent of this state; arrays as lists."""
        arrays = self.packed_names()
        values = {name: getattr(self, name) for name in self.field_names()}
        return deepcopy([list(v) if name in arrays else v for name, v in values.items()])

    def restore(self, fields: list[Any]) -> None:
        """Become the state that `fields()` was asked of (with the same options)."""
        arrays = self.packed_names()
        for name, value in zip(self.field_names(), fields, strict=True):
            setattr(self, name, packed(value) if name in arrays else value)

    def play(self, action: int) -> None:
        """Play an action if it is legal, else raise Refused with the rule it breaks."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise Refused(refusal)
        self.apply(action)

    # Games and drawings are layers above this one; they are loaded when somebody asks for them.

    @property
    def game(self) -> Any:
        """The game that is being played."""
        return import_module("aquae.games").game_of(self)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        picture: str = import_module("aquae.draw").svg_of(self)
        return picture

    def __str__(self) -> str:
        text: str = import_module("aquae.draw").text_of(self)
        return text

    def __repr__(self) -> str:
        mover = MOVERS.get(self.to_move, f"seat {self.to_move}")
        status = "over" if self.to_move == OVER else f"{mover} to move"
        return f"<{self.game.title}: {status}, scores {self.scores()}>"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return (restored, (type(self), self.options(), self.fields()))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        if self.to_move != other.to_move or self.options() != other.options():
            return False
        return all(getattr(self, name) == getattr(other, name) for name in self.field_names())

    def __hash__(self) -> int:
        return hash(repr(self.fields()))


def restored(kind: Any, options: dict[str, Any], fields: list[Any]) -> State:
    """The state that these fields were taken from; what pickle and deepcopy call."""
    state: State = kind.with_options(options)
    state.restore(fields)
    return state
