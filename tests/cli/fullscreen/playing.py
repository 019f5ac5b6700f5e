"""Playing on the whole screen with keys and mouse, as somebody would who knows what to do."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Any

from textual import events
from textual.pilot import Pilot
from textual.widget import Widget

from aquae.bots import bot_called
from aquae.cli.desks.desk import LocalDesk
from aquae.cli.fullscreen.app import PlayApp
from aquae.cli.fullscreen.board import Board
from aquae.cli.fullscreen.choices import Choices
from aquae.cli.fullscreen.cursor import in_reading_order
from aquae.cli.sitting import Sitting
from aquae.core.chance import Dice, Rng
from aquae.core.table import Table
from aquae.games import game_called
from aquae.games.spoken import words_of

SMALL = (80, 24)
LARGE = (140, 50)
BOT = "faber"
PATIENCE = 30.0
MOST = 600
"""No game of these tests has so many actions of one person."""

Played = Pilot[Any]
Way = Callable[[Played, PlayApp, str], Awaitable[None]]


def app_for(name: str, language: str = "en", people: int = 1, **options: Any) -> PlayApp:
    """A new game whose dice always fall the same."""
    game = game_called(name)
    complete = game.complete({"players": 2, **options})
    players = complete["players"]
    seats = ["Ann", "Ben", "Cleo", "Dan"][:people] + [f"bot:{BOT}"] * (players - people)
    table = Table(game, complete, seats, Dice(b"whole screen" * 3, [""] * players))
    return PlayApp(LocalDesk(Sitting(table), pause=0), words_of(game, language))


async def until(happens: Callable[[], bool]) -> None:
    """Wait for something, no longer than it takes."""
    end = monotonic() + PATIENCE
    while not happens():
        assert monotonic() < end, "it never happens"
        await asyncio.sleep(0.002)


async def settled(pilot: Played, app: PlayApp) -> None:
    """Wait until somebody at this terminal has to act, or the game is over."""

    def is_settled() -> bool:
        legal = app.desk.legal()
        return app.desk.is_over or (bool(legal) and app.picker.texts == legal)

    await until(is_settled)


def press(app: PlayApp, *keys: str) -> None:
    """Press keys one after the other; those of the pilot take a moment each."""
    for key in keys:
        app.simulate_key(key)


async def by_keys(pilot: Played, app: PlayApp, word: str) -> None:
    """Choose a word of an action: by its number, by arrow keys, or by Tab on the board."""
    choices, board = app.query_one(Choices), app.query_one(Board)
    offered = [choice.word for choice in choices.choices]
    if word in offered and choices.is_counted and offered.index(word) < 9:
        press(app, str(offered.index(word) + 1))
    elif word in offered:
        choices.enter(1)
        await pilot.pause()
        press(app, *["right"] * offered.index(word), "enter")
    else:
        if not board.has_focus:
            board.focus()
            await pilot.pause()
        press(app, *tabs_to(board, word), "enter")


def tabs_to(board: Board, thing: str) -> list[str]:
    """How often Tab is pressed, or Shift and Tab, until the cursor is on a thing."""
    order = in_reading_order(board.places, board.lit)
    here = order.index(board.cursor) if board.cursor in board.lit else -1
    if here < 0:
        return ["tab"] * (order.index(thing) + 1)
    steps = order.index(thing) - here
    return ["tab" if steps > 0 else "shift+tab"] * abs(steps)


async def by_mouse(pilot: Played, app: PlayApp, word: str) -> None:
    """Click on a choice, or on a thing of the board."""
    choices, board = app.query_one(Choices), app.query_one(Board)
    offered = [choice.word for choice in choices.choices]
    await until(partial(is_laid_out, app))
    if word in offered:
        column, line, _ = choices.spots()[offered.index(word)]
        click(app, choices, (column + 1, line))
    else:
        click(app, board, cell_of(board, word))


def is_laid_out(app: PlayApp) -> bool:
    """Whether what stands below the board has the lines that it needs, and the board the rest."""
    board, choices = app.query_one(Board), app.query_one(Choices)
    height = choices.styles.height
    is_high_enough = height is not None and choices.size.height == height.value
    return is_high_enough and app.get_widget_at(board.region.x, board.region.y)[0] is board


def click(app: PlayApp, widget: Widget, offset: tuple[int, int]) -> None:
    """Press and let go of the mouse on a cell, as a terminal tells of it."""
    x, y = widget.region.offset + offset
    assert app.get_widget_at(x, y)[0] is widget
    for kind in (events.MouseDown, events.MouseUp):
        app.post_message(kind(None, x, y, 0, 0, 1, False, False, False, x, y))


def cell_of(board: Board, thing: str) -> tuple[int, int]:
    """A cell of the screen that shows a thing and nothing smaller; the board is scrolled to it."""
    board.cursor = thing
    board.see_cursor()
    place = board.places[thing]
    smaller = [p for p in board.places.values() if p.wide * p.high < place.wide * place.high]
    column, line = next(
        (column, line)
        for line in range(place.line, place.line + place.high)
        for column in range(place.column, place.column + place.wide)
        if not any(other.holds(column, line) for other in smaller)
    )
    across, down = board.scroll_offset
    return column + board.indent - across, line - board.top - down


def goes_on(app: PlayApp, actions: int, chosen: int) -> bool:
    has_acted = len(app.desk.walk.actions) > actions or not app.picker.texts
    return has_acted or len(app.picker.chosen) > chosen


async def do(pilot: Played, app: PlayApp, text: str, way: Way) -> None:
    """Take an action word by word, those that stand below the board first."""
    before = len(app.desk.walk.actions)
    verb, things = app.words.parts(text)
    words = [verb, *things]
    while words and app.picker.texts and len(app.desk.walk.actions) == before:
        offered = [choice.word for choice in app.query_one(Choices).choices]
        wanted = [*offered, *app.query_one(Board).lit]
        word = next(word for word in wanted if word in words)
        words.remove(word)
        chosen = len(app.picker.chosen)
        await way(pilot, app, word)
        await until(partial(goes_on, app, before, chosen))
    await until(lambda: len(app.desk.walk.actions) > before)
    assert app.desk.walk.texts()[before:][:1] == [text], (text, app.desk.walk.texts()[before:])


async def play_on(pilot: Played, app: PlayApp, way: Way, most: int = MOST) -> int:
    """To the end, or until so many actions were taken by hand; how many they were."""
    rng = Rng("hand")
    bot = bot_called(BOT, app.desk.game, rng)
    for count in range(most):
        await settled(pilot, app)
        if app.desk.is_over:
            return count
        state = app.desk.walk.state
        await do(pilot, app, app.desk.game.vocabulary.text(bot.choose(state, rng)), way)
    return most
