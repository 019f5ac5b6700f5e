"""What every drawing starts from: the view of a state, the names at the table, who is awaited."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.noted import BOT
from aquae.core.state import State
from aquae.games.spoken import Words, words_of

COLUMNS: Final = 100
"""Of a terminal, where nobody says how many it has."""
LONGEST_NAME: Final = 18
NUMERALS: Final = ["I", "II", "III", "IV"]
NUMBERED: Final = re.compile(r"(.*)( [IV]+)")
"""A name with a number, where several have that name."""


def printable(text: str) -> str:
    """Without control characters and halves of characters, which neither XML nor terminals bear."""
    return "".join([char for char in text if char.isprintable()])


def columns_of(char: str) -> int:
    """How many columns of a terminal a character takes."""
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def width(text: str) -> int:
    return sum([columns_of(char) for char in text])


def shortened(name: str) -> str:
    """A name that fits beside others; a number that tells it from them stays."""
    clean = printable(name).strip() or "nobody"
    if width(clean) <= LONGEST_NAME:
        return clean
    numbered = NUMBERED.fullmatch(clean)
    clean, number = numbered.groups() if numbered else (clean, "")
    while width(clean) >= LONGEST_NAME - width(number):
        clean = clean[:-1]
    return f"{clean}…{number}"


def called(seat: str) -> str:
    """What people call whoever sits at a seat: `Faber` where a record has `bot:faber`."""
    if not seat.startswith(BOT):
        return seat
    name = seat.removeprefix(BOT)
    return name[:1].upper() + name[1:]


def distinct_names(seats: Sequence[str]) -> list[str]:
    """What people call those at a table; those of one name are counted: `Faber I`, `Faber II`."""
    names = [called(seat) for seat in seats]
    return [
        f"{name} {NUMERALS[names[:seat].count(name)]}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]


class Scene:
    """A position to be drawn: only the view and the options, no rules."""

    def __init__(
        self,
        game: Game,
        state: State,
        seats: Sequence[str],
        columns: int = COLUMNS,
        lists: bool = False,
        words: Words | None = None,
    ) -> None:
        self.title = game.title
        self.columns = columns
        """How wide lines of text may be."""
        self.lists = lists
        """Whether text names what lies on the board once more, for those who do not see it."""
        self.view: Mapping[str, Any] = state.view()
        self.options = state.options()
        self.words = words or words_of(game)
        if len(seats) != self.options["players"]:
            asked = f"there are {self.options['players']} seats"
            raise AquaeError(f"{asked}, and {len(seats)} names were given")
        self.names = [shortened(name) for name in seats]

    @property
    def seats(self) -> range:
        return range(len(self.names))

    @property
    def winners(self) -> list[int]:
        result = self.view["result"]
        return [] if result is None else list(result["winners"])

    def is_awaited(self, seat: int) -> bool:
        return bool(self.view["to_move"] == seat)

    def status(self, awaited: Callable[[Mapping[str, Any]], str]) -> str:
        """Who is to move and what for, or who has won; `awaited` words what the phase asks."""
        if self.view["result"] is not None:
            return self.told_status()
        mover = self.view["to_move"]
        who = "Chance" if mover == "chance" else self.names[mover]
        return f"{who} {awaited(self.view)}"

    def told_status(self) -> str:
        """The same in the words of the scene, which may be of another language."""
        return self.words.status(self.view, self.names, self.words.t("log.chance"))
