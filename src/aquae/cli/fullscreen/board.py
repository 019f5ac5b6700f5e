"""The board on the screen: the drawing of the game, with a cursor over its things."""

from functools import cache
from itertools import groupby
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from aquae.cli.fullscreen.cursor import in_reading_order, neighbour, thing_at
from aquae.draw.terminal import STYLES, Canvas, Place

LIT: Final = Style(bgcolor="color(23)", color="color(231)", bold=True)
LIT_BARE: Final = Style(bold=True, underline=True)
CHANGED: Final = Style(bgcolor="color(94)")
CHANGED_BARE: Final = Style(italic=True)
CURSOR: Final = Style(reverse=True, bold=True)
CURSOR_AWAY: Final = Style(underline=True)
"""While the keys go elsewhere."""


def style_of(name: str) -> Style:
    """One of the styles of drawings, as rich has it."""
    codes = STYLES[name].split(";") if STYLES[name] else []
    colour = f"color({codes[-1]})" if "38" in codes else None
    return Style(color=colour, bold="1" in codes[:1], dim="2" in codes[:1])


STYLES_OF_DRAWINGS: Final = {name: style_of(name) for name in STYLES}


@cache
def _combined(name: str, mark: Style | None) -> Style:
    style = STYLES_OF_DRAWINGS[name]
    return style if mark is None else style + mark


class Board(ScrollView, can_focus=True):
    """Arrow keys go from thing to thing, Tab through those that can be chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go('left')", show=False),
        Binding("right", "go('right')", show=False),
        Binding("up", "go('up')", show=False),
        Binding("down", "go('down')", show=False),
        Binding("tab", "next(1)", show=False),
        Binding("shift+tab", "next(-1)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("pageup", "app.page(-1)", show=False),
        Binding("pagedown", "app.page(1)", show=False),
        Binding("home", "step('home')", show=False),
        Binding("end", "step('end')", show=False),
    ]

    class Pointed(Message):
        """The cursor has come to a thing."""

        def __init__(self, thing: str) -> None:
            super().__init__()
            self.thing = thing

    class Chosen(Message):
        """A thing was chosen, by key or by mouse."""

        def __init__(self, thing: str) -> None:
            super().__init__()
            self.thing = thing

    class Left(Message):
        """The cursor leaves the board, for what can be chosen below it."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    class Stepped(Message):
        """A key that goes through the play, while one looks back."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, bare: bool) -> None:
        super().__init__(id="board")
        self.bare = bare
        """Without colours, so that marks have to do."""
        self.canvas = Canvas(True)
        self.lit: set[str] = set()
        self.changed: set[str] = set()
        self.cursor: str | None = None
        self.top = 0
        self._marks: dict[int, dict[int, Style]] = {}
        """By line and column, what is added to the style of the drawing."""
        self.is_past = False
        """While one looks back, arrow keys go through time."""

    # What is shown.

    def show(self, canvas: Canvas, lit: set[str], changed: set[str]) -> None:
        self.canvas, self.lit, self.changed = canvas, lit, changed
        self.top = min(canvas.lines, default=0)
        if self.cursor not in canvas.places:
            self.cursor = next(iter(in_reading_order(canvas.places, lit)), None) or next(
                iter(canvas.places), None
            )
        self.virtual_size = Size(canvas.width, canvas.height - self.top)
        self.call_after_refresh(self.see_cursor)
        self.mark()

    @property
    def places(self) -> dict[str, Place]:
        return self.canvas.places

    @property
    def indent(self) -> int:
        """A board that is narrower than its room stands in the middle."""
        return max(0, (self.scrollable_content_region.width - self.virtual_size.width) // 2)

    def render_line(self, y: int) -> Strip:
        across, down = self.scroll_offset
        line = y + down + self.top
        cells, marks = self.canvas.lines.get(line, {}), self._marks.get(line, {})
        room = self.size.width - self.indent
        styled = [
            (cells.get(column, (" ", "")), marks.get(column))
            for column in range(across, across + room)
        ]
        runs = groupby(styled, key=lambda cell: (cell[0][1], cell[1]))
        segments = [
            Segment("".join([char for (char, _), _ in run]), _combined(name, mark))
            for (name, mark), run in runs
        ]
        return Strip([Segment(" " * self.indent), *segments], self.size.width)

    def mark(self) -> None:
        """Work out how the cells of things look: what changed, what can be chosen, the cursor."""
        self._marks = {}
        for thing in self.changed:
            self._mark(thing, CHANGED_BARE if self.bare else CHANGED)
        for thing in self.lit:
            self._mark(thing, LIT_BARE if self.bare else LIT)
        if self.cursor is not None:
            self._mark(self.cursor, CURSOR if self.has_focus else CURSOR_AWAY)
        self.refresh()

    def _mark(self, thing: str, style: Style) -> None:
        place = self.places[thing]
        for line in range(place.line, place.line + place.high):
            cells = self._marks.setdefault(line, {})
            cells.update(dict.fromkeys(range(place.column, place.column + place.wide), style))

    def on_focus(self) -> None:
        self.mark()

    def on_blur(self) -> None:
        self.mark()

    # Where the cursor goes.

    def point_at(self, thing: str) -> None:
        self.cursor = thing
        self.see_cursor()
        self.mark()
        self.post_message(self.Pointed(thing))

    def see_cursor(self) -> None:
        if self.cursor is None:
            return
        column, line, wide, high = self.places[self.cursor]
        region = Region(column - 2, line - self.top - 1, wide + 4, high + 2)
        self.scroll_to_region(region, animate=False)

    def on_resize(self) -> None:
        self.see_cursor()

    def action_step(self, key: str) -> None:
        self.post_message(self.Stepped(key))

    def action_go(self, direction: str) -> None:
        if self.is_past:
            self.action_step(direction)
            return
        found = neighbour(self.places, self.cursor, direction) if self.cursor else None
        if found is not None:
            self.point_at(found)
        elif direction == "down":
            self.post_message(self.Left(1))

    def action_next(self, step: int) -> None:
        """The next thing that can be chosen, and behind the last one what stands below."""
        order = in_reading_order(self.places, self.lit)
        place = order.index(self.cursor) + step if self.cursor in self.lit else 0
        if 0 <= place < len(order):
            self.point_at(order[place])
        else:
            self.post_message(self.Left(step))

    def enter(self, step: int) -> None:
        """The cursor comes from below, onto the first or the last thing that can be chosen."""
        order = in_reading_order(self.places, self.lit)
        self.focus()
        if order:
            self.point_at(order[0 if step > 0 else -1])

    def action_choose(self) -> None:
        if self.cursor is not None:
            self.post_message(self.Chosen(self.cursor))

    def thing_under(self, event: events.MouseEvent) -> str | None:
        across, down = self.scroll_offset
        column, line = event.x - self.indent + across, event.y + down + self.top
        return thing_at(self.places, column, line)

    def on_click(self, event: events.Click) -> None:
        thing = self.thing_under(event)
        if thing is not None:
            self.point_at(thing)
            self.post_message(self.Chosen(thing))
