"""A set of rules with its vocabulary and its options."""

from abc import abstractmethod
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from aquae.core.errors import BadOptions
from aquae.core.plan import NUMBER, Plans
from aquae.core.state import State
from aquae.core.vocabulary import Vocabulary

Options = dict[str, Any]


class Option:
    """One choice made before a play starts.

    With `plans`, a text that is not among `values` may be the thing itself (a board, a layout);
    the game checks it when a play starts.

    The default of an option that is added to a game is how the game was played before: a record
    without the option is read with it.
    """

    def __init__(
        self, name: str, values: list[Any], default: Any, help: str, plans: Plans | None = None
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.help = help
        self.plans = plans

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.values}, default={self.default!r})"

    @property
    def open_ended(self) -> bool:
        return self.plans is not None

    def check(self, value: object) -> None:
        """Raise BadOptions unless the option can take this value. True is not 1 here."""
        if any(type(value) is type(known) and value == known for known in self.values):
            return
        if self.open_ended and isinstance(value, str):
            return
        allowed = ", ".join([written(known) for known in self.values])
        more = ", or one written out as text" if self.open_ended else ""
        raise BadOptions(f"option {self.name} is {allowed}{more}; not {written(value)}")

    def parse(self, text: str) -> Any:
        """The value that a person wrote on a command line."""
        for known in self.values:
            if written(known) == text:
                return known
        self.check(text)
        return text


def written(value: object) -> str:
    """A value as people write it: JSON's words, without quotation marks."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def whole_number(text: str) -> int:
    """A number that a person wrote, or BadOptions."""
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise BadOptions(f"{text[:20]!r} is not a whole number from 0 on, of up to 18 digits")
    return int(text)


class About:
    """What is said of a game before anybody plays it."""

    def __init__(
        self,
        name: str,
        title: str,
        credit: str,
        summary: str,
        unit: str,
        colours: list[str],
        idle_verbs: list[str],
        rules: int,
        difficulty: int,
        first: str = "random",
    ) -> None:
        self.name = name
        """In records and on the command line."""
        self.title = title
        self.credit = credit
        self.summary = summary
        self.unit = unit
        """What scores count: points, or money."""
        self.colours = colours
        """Of the seats, in their order."""
        self.idle_verbs = idle_verbs
        """Verbs that cut a turn or a play short: somebody lively rarely chooses them."""
        self.rules = rules
        """The version of the rules; it goes up when one of them changes."""
        self.difficulty = difficulty
        """From 1 on; lists of games begin with the easiest."""
        self.first = first
        """How it is usually settled who begins: by the `die`, or at `random` (`core/lots.py`)."""


class Game:
    """A set of rules. `start` gives the first state of a play."""

    option_list: list[Option]
    vocabulary: Vocabulary
    longest_play: int
    """No play has more actions than this, Chance's included; each game says why."""

    def __init__(self, about: About) -> None:
        self.name = about.name
        self.title = about.title
        self.credit = about.credit
        self.summary = about.summary
        self.unit = about.unit
        self.colours = about.colours
        self.idle_verbs = about.idle_verbs
        self.rules = about.rules
        self.first = about.first

    def __repr__(self) -> str:
        return f"<game {self.name}: {self.title} ({self.credit})>"

    def _repr_html_(self) -> str:
        """What a notebook shows. Drawings are a layer above this one."""
        page: str = import_module("aquae.draw.html").game_page(self)
        return page

    @abstractmethod
    def bare(self, options: Options) -> State:
        """A state with these complete and checked options, before its set-up."""

    def start(self, options: Options) -> State:
        """The first state of a play with these options, if they are complete and possible."""
        state = self.bare(self.checked(options))
        state.set_up()
        return state

    def complete(self, given: Mapping[str, Any]) -> Options:
        """All options, with defaults for those not given; in the order of the rules page."""
        self._refuse_unknown(given)
        options = {
            option.name: given.get(option.name, option.default) for option in self.option_list
        }
        return self.checked(options)

    def checked(self, given: Mapping[str, Any]) -> Options:
        """The same options if they are complete and possible, else BadOptions."""
        self._refuse_unknown(given)
        for option in self.option_list:
            if option.name not in given:
                raise BadOptions(f"option {option.name} is missing")
            option.check(given[option.name])
        return {option.name: given[option.name] for option in self.option_list}

    def option(self, name: str) -> Option:
        for option in self.option_list:
            if option.name == name:
                return option
        known = ", ".join([option.name for option in self.option_list])
        raise BadOptions(f"{self.title} has no option {name}; it has {known}")

    def read_option(self, name: str, text: str, players: int | None = None) -> Any:
        """The value that a person wrote for an option, on a command line, in a file or a field.

        A plan may be made up from a number (`number:7`), for so many players, or drawn.
        """
        option = self.option(name)
        text = text.strip()
        if option.plans is None or text in option.values:
            return option.parse(text)
        if text.startswith(NUMBER):
            return option.plans.made_up(
                whole_number(text.removeprefix(NUMBER)), self.seats_for(players)
            )
        return option.plans.drawn(text)

    def with_plans_read(self, given: Mapping[str, Any]) -> Options:
        """The same options, with every plan that somebody wrote as the text that records hold."""
        players = given.get("players")
        return {
            name: self.read_option(name, value, players)
            if isinstance(value, str) and self.option(name).plans is not None
            else value
            for name, value in given.items()
        }

    def seats_for(self, players: int | None) -> int:
        """So many players if so many can play, else BadOptions; the usual number for None."""
        option = self.option("players")
        seats: int = option.default if players is None else players
        option.check(seats)
        return seats

    def _refuse_unknown(self, given: Mapping[str, Any]) -> None:
        for name in given:
            self.option(name)

    def new(self, **given: Any) -> State:
        """The first state of a play, with defaults for options not given."""
        return self.start(self.complete(self.with_plans_read(given)))
