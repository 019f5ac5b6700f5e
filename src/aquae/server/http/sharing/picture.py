"""A table as a picture: the board, names, points, and what decided the play."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple

from aquae import draw
from aquae.core.game import Game
from aquae.core.state import State
from aquae.draw.frame import HEIGHT, WIDTH
from aquae.draw.scene import printable
from aquae.draw.svg import CARD, DEEP_WATER, INK, SANS, centred, element, rect
from aquae.games.spoken import words_of
from aquae.server.http.sharing import render
from aquae.server.tables.codec import Data
from aquae.server.tables.problems import Problem

STRIP: Final = 64
"""How high the line is that tells what decided the play."""
LONGEST_LINE: Final = 120
LARGE: Final = 28
SMALL: Final = 2500
"""A line of so many characters times its size is as wide as the picture."""
MOST_WAITING: Final = 8
BUSY_SECONDS: Final = 5
LONGEST_SECONDS: Final = 20


def turning_point(game: Game, review: Data | None, names: Sequence[str]) -> str:
    """The moment that changed most, in a line; nothing where there is no finished review."""
    if review is None or not review.get("turning_points"):
        return ""
    steps, opening = review["steps"], review["opening"]

    def changes(at: int) -> list[float]:
        before = steps[at - 1]["chances"] if at else opening
        return [now - then for now, then in zip(steps[at]["chances"], before, strict=True)]

    at = max(review["turning_points"], key=lambda place: max(changes(place)))
    gain, winner = max(zip(changes(at), names, strict=True))
    mover, action = steps[at]["mover"], steps[at]["action"]
    who = "Chance" if mover == "chance" else names[mover]
    told = words_of(game).told(action, who, names).removesuffix(".")
    return f"Turning point: {told} (+{gain:.0%} for {winner})"


def svg(game: Game, state: State, names: Sequence[str], line: str) -> str:
    """The picture of a position, with a line below it if there is one to tell."""
    drawing = draw.to_svg(game, state, names)
    if not line:
        return drawing
    shown = printable(line)
    shown = shown if len(shown) <= LONGEST_LINE else f"{shown[: LONGEST_LINE - 1]}…"
    size = min(LARGE, SMALL / len(shown))
    height = HEIGHT + STRIP
    return element(
        "svg",
        rect(0, 0, WIDTH, height, fill=CARD),
        drawing,
        rect(0, HEIGHT, WIDTH, 3, fill=DEEP_WATER),
        centred(WIDTH / 2, HEIGHT + 42, shown, size, font_family=SANS, fill=INK),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        width=WIDTH,
        height=height,
        role="img",
    )


class Darkroom:
    """Where drawings become pixels, one after the other."""

    def __init__(self) -> None:
        self.one = asyncio.Semaphore(1)
        self.waiting = 0

    async def png(self, drawing: str) -> bytes:
        if self.waiting >= MOST_WAITING:
            raise Problem("busy", retry_after=BUSY_SECONDS)
        self.waiting += 1
        try:
            async with self.one:
                return await _rendered(drawing)
        finally:
            self.waiting -= 1


async def _rendered(drawing: str) -> bytes:
    process = await asyncio.create_subprocess_exec(
        sys.executable, render.__file__, stdin=PIPE, stdout=PIPE
    )
    try:
        made, _ = await asyncio.wait_for(process.communicate(drawing.encode()), LONGEST_SECONDS)
    except TimeoutError:
        raise Problem("busy", retry_after=BUSY_SECONDS) from None
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode != 0:
        raise Problem("failed")
    return made


class Wanted(NamedTuple):
    """A picture by what it shows: another number or a finished review is another picture."""

    table: str
    number: int
    at: int
    line: str
    kind: str
    names: tuple[str, ...] = ()


class Album:
    """The last pictures that somebody wanted."""

    def __init__(self, most: int = 48) -> None:
        self.most = most
        self.pictures: OrderedDict[Wanted, bytes] = OrderedDict()

    def get(self, wanted: Wanted) -> bytes | None:
        if wanted in self.pictures:
            self.pictures.move_to_end(wanted)
        return self.pictures.get(wanted)

    def keep(self, wanted: Wanted, made: bytes) -> None:
        self.pictures[wanted] = made
        while len(self.pictures) > self.most:
            self.pictures.popitem(last=False)
