"""Reservoirs as text (R-08): read and judged by themselves; where their water goes comes later."""

from typing import Final

from aquae.core.errors import refuse
from aquae.core.grid import SIDES
from aquae.core.plan import Flaw, refuse_flawed
from aquae.core.sentence import AND_MORE
from aquae.games.aqua_romana.board import (
    COLOURS,
    COLOURS_WITH,
    CORNERS,
    OUTLETS_WITH,
    SQUARE_NAMES,
    Layout,
    Reservoir,
    neighbour,
)

BETWEEN: Final = " / "
_ROMA_OF_THREE_OUTLETS: Final = (
    "Y c8 d8 c8:W c8:S d8:S / R h8 i8 h8:S i8:S i8:E / "
    "B h1 i1 i1:E i1:N h1:N / G c1 d1 d1:N c1:N c1:W"
)
_ROMA_OF_FOUR_OUTLETS: Final = (
    "Y c8 d8 c8:W c8:S d8:S d8:E / R h8 i8 h8:W h8:S i8:S i8:E / B e1 f1 f1:E f1:N e1:N e1:W"
)
# By name: the reservoirs for 2 and 4 players, and for 3.
LAYOUTS: Final = {"roma": [_ROMA_OF_THREE_OUTLETS, _ROMA_OF_FOUR_OUTLETS]}


def shipped_layout(name: str, players: int) -> str:
    return LAYOUTS[name][1 if players == 3 else 0]


def is_layout_text(plan: str) -> bool:
    """A name has no space in it; no text at all is a layout without reservoirs."""
    return " " in plan or not plan


def unknown_layout(name: str) -> list[Flaw]:
    """What is neither a text nor the name of a shipped layout."""
    if is_layout_text(name) or name in LAYOUTS:
        return []
    known = ", ".join(LAYOUTS)
    message = "there is no layout called {}; choose from: {}"
    return [Flaw(refuse("R-08", message, name, known), [])]


_parsed: Final[dict[str, Layout]] = {}


def layout_called(name_or_text: str, players: int) -> Layout:
    """A shipped arrangement by name, or the one that the text itself is; or Refused.

    All but the water: whether outlets are open shows when the reservoirs are placed.
    """
    key = f"{players} {name_or_text}"
    found = _parsed.get(key)
    if found is None:
        found = _read_layout(name_or_text, players)
        if len(_parsed) > 256:
            _parsed.clear()
        _parsed[key] = found
    return found


def _read_layout(name_or_text: str, players: int) -> Layout:
    refuse_flawed(unknown_layout(name_or_text))
    is_shipped = name_or_text in LAYOUTS
    text = shipped_layout(name_or_text, players) if is_shipped else name_or_text
    draft = LayoutDraft(text, players)
    refuse_flawed(draft.flaws)
    return Layout(players, draft.sound)


class LayoutDraft:
    """An arrangement as somebody wrote it: what is wrong with it, and which reservoirs are sound.

    A reservoir is sound if its place and its outlets can be told, although some may be missing.
    """

    def __init__(self, text: str, players: int) -> None:
        parts = [ReservoirDraft(part) for part in text.split(BETWEEN)] if text else []
        self.flaws = [flaw for part in parts for flaw in part.flaws]
        self.sound: list[Reservoir] = []
        self._wanted = OUTLETS_WITH[players]
        self._covered: dict[int, str] = {}
        self.flaws += _colour_flaws([part.colour for part in parts], players)
        for part in parts:
            self._add(part.reservoir, part.colour in COLOURS_WITH[players])
        self.sound.sort(key=lambda reservoir: reservoir.colour)

    def _add(self, reservoir: Reservoir | None, is_wanted: bool) -> None:
        if reservoir is None:
            return
        outlets = self._outlet_flaws(reservoir)
        overlaps = self._overlaps(reservoir)
        self.flaws += outlets + overlaps
        fits = len(reservoir.outlet_sides) <= self._wanted
        is_double = reservoir.colour in [other.colour for other in self.sound]
        if is_wanted and fits and not overlaps and not is_double:
            self.sound.append(reservoir)

    def _outlet_flaws(self, reservoir: Reservoir) -> list[Flaw]:
        outlets = len(reservoir.outlet_sides)
        if outlets == self._wanted:
            return []
        colour = COLOURS[reservoir.colour]
        message = "reservoir {} has {} outlets instead of {}"
        places = [SQUARE_NAMES[square] for square in reservoir.squares]
        return [Flaw(refuse("R-08", message, colour, outlets, self._wanted), places)]

    def _overlaps(self, reservoir: Reservoir) -> list[Flaw]:
        colour = COLOURS[reservoir.colour]
        found: list[Flaw] = []
        for square in reservoir.squares:
            if square in self._covered:
                name = SQUARE_NAMES[square]
                message = "reservoirs {} and {} both cover {}"
                other = self._covered[square]
                found.append(Flaw(refuse("R-08", message, other, colour, name), [name]))
            self._covered[square] = colour
        return found


def _colour_flaws(given: list[str], players: int) -> list[Flaw]:
    """R-08: which reservoirs there must be; nothing is told of colours that cannot be read."""
    wanted = COLOURS_WITH[players]
    if "" in given or sorted(given) == sorted(wanted):
        return []
    if len(set(given)) == len(given) and set(given) < set(wanted):
        missing = AND_MORE.join([colour for colour in wanted if colour not in given])
        return [Flaw(refuse("R-08", "reservoirs not on the board: {:names}", missing), [])]
    message = "with {} players the reservoirs must be {}, not {}"
    return [Flaw(refuse("R-08", message, players, wanted, "".join(given)), [])]


class ReservoirDraft:
    """One reservoir as somebody wrote it; its colour is empty if that cannot be read."""

    def __init__(self, text: str) -> None:
        self.colour = ""
        self.reservoir: Reservoir | None = None
        self.flaws: list[Flaw] = []
        words = text.split(" ")
        if len(words) < 3 or words[0] not in list(COLOURS):
            message = "a reservoir is written like {}, not like {}"
            self.flaws = [Flaw(refuse("R-08", message, "Y c8 d8 c8:W", text), [])]
            return
        self.colour = words[0]
        self._place(words[1], words[2])
        for word in words[3:]:
            self._add_outlet(word)

    def _place(self, first: str, second: str) -> None:
        self.flaws = _square_flaws(first) + _square_flaws(second)
        if self.flaws:
            return
        squares = [SQUARE_NAMES.index(first), SQUARE_NAMES.index(second)]
        if squares[1] not in [neighbour(squares[0], side) for side in range(4)]:
            refusal = refuse("R-08", "{} and {} are not side by side", first, second)
            self.flaws = [Flaw(refusal, [first, second])]
            return
        self.reservoir = Reservoir(COLOURS.index(self.colour), squares)

    def _add_outlet(self, text: str) -> None:
        """Outlets of a reservoir that stands nowhere are not looked at."""
        reservoir = self.reservoir
        if reservoir is None:
            return
        flaws = _outlet_flaws(reservoir, text)
        self.flaws += flaws
        if not flaws:
            name, _, letter = text.partition(":")
            reservoir.outlet_squares.append(SQUARE_NAMES.index(name))
            reservoir.outlet_sides.append(SIDES.index(letter))


def _square_flaws(name: str) -> list[Flaw]:
    if name not in SQUARE_NAMES:
        return [Flaw(refuse("R-01", "{} is not a square of the board", name), [])]
    if name in CORNERS:
        refusal = refuse("R-02", "{} has a printed curve, so nothing can be placed there", name)
        return [Flaw(refusal, [name])]
    return []


def _outlet_flaws(reservoir: Reservoir, text: str) -> list[Flaw]:
    name, colon, letter = text.partition(":")
    if not colon or letter not in list(SIDES):
        message = "an outlet is written like {}, not like {}"
        return [Flaw(refuse("R-08", message, "c8:W", text), [])]
    flaws = _square_flaws(name)
    if flaws:
        return flaws
    square = SQUARE_NAMES.index(name)
    if square not in reservoir.squares:
        message = "the outlet {} is not on a square of its reservoir"
        return [Flaw(refuse("R-08", message, text), [text])]
    side = SIDES.index(letter)
    if (square, side) in zip(reservoir.outlet_squares, reservoir.outlet_sides, strict=True):
        return [Flaw(refuse("R-08", "the outlet {} is listed twice", text), [text])]
    return []
