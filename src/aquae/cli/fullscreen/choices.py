"""What can be chosen and is not on the board: verbs, numbers, pieces, ways to lie."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from aquae.draw.scene import width

NUMBERED = 9
GAP = 2


class Choice(NamedTuple):
    word: str
    label: str


class Spot(NamedTuple):
    """Where a choice is shown."""

    column: int
    line: int
    wide: int


class Choices(Widget, can_focus=True):
    """A row of choices, as many lines as it needs; by number, by arrow keys or by mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,shift+tab", "go(-1)", show=False),
        Binding("right,tab", "go(1)", show=False),
        Binding("up", "leave", show=False),
        Binding("down", "below", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Chosen(Message):
        def __init__(self, word: str) -> None:
            super().__init__()
            self.word = word

    class Left(Message):
        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.choices: list[Choice] = []
        self.at = 0
        self.is_counted = True

    def show(self, choices: Sequence[Choice]) -> None:
        """Numbers before the first nine, unless the choices are numbers themselves."""
        if [choice.word for choice in choices] != [choice.word for choice in self.choices]:
            self.at = 0
        self.choices = list(choices)
        self.is_counted = not all(choice.word.isdigit() for choice in choices)
        height = max(1, min(self._lines(), self._most()))
        if self.styles.height is None or self.styles.height.value != height:
            self.styles.height = height
        self.refresh()

    def by_number(self, number: int) -> str | None:
        is_there = self.is_counted and 1 <= number <= min(NUMBERED, len(self.choices))
        return self.choices[number - 1].word if is_there else None

    def _most(self) -> int:
        return 2 if self.app.size.height < 30 else 4

    def _shown(self, place: int) -> str:
        number = f"{place + 1} " if self.is_counted and place < NUMBERED else ""
        return f" {number}{self.choices[place].label} "

    def spots(self) -> list[Spot]:
        found, column, line = [], 0, 0
        room = max(20, self.size.width or self.app.size.width)
        for place in range(len(self.choices)):
            wide = width(self._shown(place))
            if column and column + wide > room:
                column, line = 0, line + 1
            found.append(Spot(column, line, wide))
            column += wide + GAP
        return found

    def _lines(self) -> int:
        return max([spot.line for spot in self.spots()], default=0) + 1

    def _first_line(self, spots: list[Spot]) -> int:
        """Of more lines than there is room for, those around the cursor."""
        high = self.size.height
        at = spots[self.at].line if spots else 0
        return max(0, min(at - high + 1 if at >= high else 0, self._lines() - high))

    def render(self) -> Text:
        spots = self.spots()
        first = self._first_line(spots)
        text, line, column = Text(no_wrap=True, end=""), first, 0
        for place, spot in enumerate(spots):
            if spot.line < first:
                continue
            if spot.line > line:
                text.append("\n")
                line, column = spot.line, 0
            text.append(" " * (spot.column - column))
            is_at = self.has_focus and place == self.at
            text.append(self._shown(place), "reverse bold" if is_at else "bold underline")
            column = spot.column + spot.wide
        return text

    def action_go(self, step: int) -> None:
        if 0 <= self.at + step < len(self.choices):
            self.at += step
            self.refresh()
        else:
            self.post_message(self.Left(step))

    def action_leave(self) -> None:
        """A line up, or back to the board."""
        self._by_line(-1) or self.post_message(self.Left(-1))

    def action_below(self) -> None:
        self._by_line(1)

    def _by_line(self, step: int) -> bool:
        spots = self.spots()
        if not spots:
            return False
        here = spots[self.at]
        beside = [n for n, spot in enumerate(spots) if spot.line == here.line + step]
        if not beside:
            return False
        self.at = min(beside, key=lambda n: abs(spots[n].column - here.column))
        self.refresh()
        return True

    def enter(self, step: int) -> bool:
        """The cursor comes here, to the first choice or the last one; False if there are none."""
        if not self.choices:
            return False
        self.at = 0 if step > 0 else len(self.choices) - 1
        self.focus()
        self.refresh()
        return True

    def action_choose(self) -> None:
        if self.choices:
            self.post_message(self.Chosen(self.choices[self.at].word))

    def on_click(self, event: events.Click) -> None:
        spots = self.spots()
        line = event.y + self._first_line(spots)
        for place, spot in enumerate(spots):
            if spot.line == line and spot.column <= event.x < spot.column + spot.wide:
                self.post_message(self.Chosen(self.choices[place].word))
