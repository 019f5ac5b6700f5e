"""What the whole screen shows and answers: reasons, undo, hints, rules, languages, sizes."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from aquae.cli.desks.wording import FOLDER, Wording
from aquae.cli.fullscreen.app import PlayApp
from aquae.cli.fullscreen.board import Board
from aquae.cli.fullscreen.choices import Choices
from aquae.games.law import LANGUAGES
from tests.cli.fullscreen.playing import (
    LARGE,
    SMALL,
    Played,
    app_for,
    by_keys,
    by_mouse,
    cell_of,
    do,
    settled,
)

Scene = Callable[[Played, PlayApp], Awaitable[None]]


def at(app: PlayApp, scene: Scene, size: tuple[int, int] = SMALL) -> PlayApp:
    """Let something happen on a screen of a size."""

    async def happen() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await settled(pilot, app)
            await scene(pilot, app)

    asyncio.run(happen())
    return app


def message(app: PlayApp) -> str:
    return str(app.query_one("#message").render())


def page(app: PlayApp) -> str:
    return str(app.query_one("#page").render())


def title(app: PlayApp) -> str:
    return str(app.query_one("#title").render())


async def typed(pilot: Played, line: str) -> None:
    await pilot.press(":", *["space" if char == " " else char for char in line], "enter")
    await pilot.pause()


def test_what_is_not_possible_is_refused_with_its_rule_which_can_be_read() -> None:
    async def scene(pilot: Played, app: PlayApp) -> None:
        board = app.query_one(Board)
        await do(pilot, app, "roll", by_keys)
        await settled(pilot, app)
        wrong = next(name for name in board.places if name.islower() and name not in board.lit)
        assert await pilot.click(Board, offset=cell_of(board, wrong))
        await pilot.pause()
        assert message(app).startswith("A-")
        rule = message(app)[:4]
        await pilot.press("r")
        assert rule in page(app)
        await pilot.press("escape")
        assert "hidden" in app.query_one("#side").classes
        assert len(app.desk.walk.texts()) == len(app.desk.walk.actions)

    at(app_for("aquaedukt"), scene)


def test_an_action_is_taken_back_and_the_dice_stay() -> None:
    async def scene(pilot: Played, app: PlayApp) -> None:
        await pilot.press("u")
        assert message(app) == "You have nothing to undo."
        before = app.desk.walk.texts()
        await do(pilot, app, "draw", by_keys)
        await settled(pilot, app)
        drawn = app.desk.walk.texts()
        assert len(drawn) > len(before)
        await pilot.press("u")
        await settled(pilot, app)
        assert app.desk.walk.texts() == before
        assert "The dice stay as they fell" in message(app)
        await do(pilot, app, "draw", by_keys)
        await settled(pilot, app)
        assert app.desk.walk.texts() == drawn

    at(app_for("irrigate"), scene)


def test_a_choice_is_made_in_steps_and_taken_back() -> None:
    async def scene(pilot: Played, app: PlayApp) -> None:
        board, choices = app.query_one(Board), app.query_one(Choices)
        await do(pilot, app, "draw", by_mouse)
        await settled(pilot, app)
        place = next(text for text in app.desk.legal() if text.startswith("place"))
        _, (cell, exits) = app.words.parts(place)
        before = set(board.lit)
        await by_mouse(pilot, app, cell)
        await pilot.pause()
        assert cell not in board.lit
        assert exits in [choice.word for choice in choices.choices]
        await pilot.press("escape")
        assert board.lit == before
        await do(pilot, app, place, by_mouse)

    at(app_for("irrigate", people=2), scene, LARGE)


def test_hints_come_in_the_language_of_the_player() -> None:
    async def scene(pilot: Played, app: PlayApp) -> None:
        await pilot.press("h")
        for _ in range(300):
            if "Siegchance" in page(app):
                break
            await pilot.pause(0.05)
        assert "Siegchance" in page(app)
        assert page(app).startswith("Tipp")
        assert "Du ziehst." in page(app)

    at(app_for("irrigate", "de"), scene)


def test_the_book_the_log_the_players_and_help_stand_in_panels() -> None:
    async def scene(pilot: Played, app: PlayApp) -> None:
        await do(pilot, app, "builder curve Nb", by_keys)
        await settled(pilot, app)
        told = "You put a builder (curve) on Nb."
        for key, wanted in [("l", told), ("p", "Ann"), ("?", "Arrow keys"), ("r", "R-01")]:
            await pilot.press(key)
            assert wanted in page(app), key
            assert "hidden" not in app.query_one("#side").classes
            assert not app.query_one(Board).display, "a small screen shows one thing at a time"
        await pilot.press("escape")
        assert app.query_one(Board).display

    at(app_for("aqua-romana"), scene)


def test_a_wide_screen_shows_the_log_beside_the_board_and_follows_its_size() -> None:
    async def scene(pilot: Played, app: PlayApp) -> None:
        await do(pilot, app, "roll", by_keys)
        await settled(pilot, app)
        assert "Ann rolls." in page(app)
        assert app.query_one(Board).display
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        await pilot.pause()
        assert "hidden" in app.query_one("#side").classes
        assert app.query_one(Board).display
        await pilot.resize_terminal(40, 12)
        await pilot.pause()
        await do(pilot, app, app.desk.legal()[0], by_keys)

    at(app_for("aquaedukt", people=2), scene, LARGE)


def test_the_cursor_goes_by_arrow_keys_and_stays_in_sight() -> None:
    async def scene(pilot: Played, app: PlayApp) -> None:
        board = app.query_one(Board)
        board.point_at("a5")
        seen = [board.cursor]
        for _ in range(4):
            await pilot.press("right")
            seen.append(board.cursor)
        assert seen == ["a5", "B4-B5", "b5", "C4-C5", "c5"]
        for _ in range(40):
            await pilot.press("down")
        assert app.query_one(Choices).has_focus, "below the board are the choices"
        assert board.cursor is not None
        place = board.places[board.cursor]
        line = place.line - board.top - board.scroll_offset.y
        assert 0 <= line < board.size.height

    at(app_for("aquaedukt"), scene)


def test_actions_and_commands_are_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def scene(pilot: Played, app: PlayApp) -> None:
        await typed(pilot, "DR")
        await settled(pilot, app)
        assert app.desk.walk.texts()[0] == "draw"
        await typed(pilot, "place")
        assert message(app).startswith("Which one? place ")
        await typed(pilot, "fly")
        assert message(app).startswith("N-01: “fly” is not an action of Irrigate")
        await typed(pilot, "buy 2,1")
        assert message(app).startswith("I-")
        await typed(pilot, "rule I-16")
        assert "I-16" in page(app)
        await pilot.press("escape")
        await typed(pilot, "save my.json")
        assert message(app) == "Saved as my.json."
        await typed(pilot, "quit")

    app = at(app_for("irrigate"), scene)
    assert (tmp_path / "my.json").exists()
    assert app.return_value is not None
    assert app.return_value.startswith("Continue with: aquae play irrigate --load irrigate-")


def test_a_finished_game_is_shown_again_and_reviewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("aquae.cli.fullscreen.app.REVIEW_ITERATIONS", 5)

    async def scene(pilot: Played, app: PlayApp) -> None:
        await pilot.press("v")
        assert message(app) == "Only a finished game can be reviewed."
        for _ in range(4):
            await typed(pilot, "pass")
            await settled(pilot, app)
        assert app.desk.is_over
        assert "I-34" in message(app)
        await pilot.press("b", "home")
        assert "Action 0 of" in title(app)
        await pilot.press("right")
        assert "Action 1 of" in title(app)
        assert "passes" in message(app)
        await pilot.press("escape")
        assert "wins" in title(app)
        await pilot.press("v")
        for _ in range(300):
            if "Turning points" in page(app):
                break
            await pilot.pause(0.05)
        assert "Turning points" in page(app)
        assert "Luck and play" in page(app)

    at(app_for("irrigate", people=2), scene)


def test_without_colours_things_are_marked_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene(pilot: Played, app: PlayApp) -> None:
        board = app.query_one(Board)
        assert board.bare
        await do(pilot, app, "draw", by_keys)
        await settled(pilot, app)
        lines = [board.render_line(y) for y in range(board.size.height)]
        styles = [segment.style for line in lines for segment in line]
        assert any(style is not None and style.underline for style in styles)
        assert any(style is not None and style.reverse for style in styles)
        place = next(text for text in app.desk.legal() if text.startswith("place"))
        await do(pilot, app, place, by_keys)

    at(app_for("irrigate", people=2), scene)


def test_what_comes_when_the_screen_has_gone_is_not_shown() -> None:
    """A bot may act, or a hint be found, while somebody leaves."""
    app = at(app_for("irrigate"), nothing)
    assert not app.is_running
    app.begin_anew()
    app.show_panel()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words(language: str) -> None:
    english, other = Wording("en")._words, Wording(language)._words
    assert set(english) == set(other)
    assert {path.stem for path in FOLDER.iterdir()} == set(LANGUAGES)
    app = at(app_for("aqua-romana", language), nothing)
    assert app.return_value is None


async def nothing(pilot: Played, app: PlayApp) -> None:
    assert app.words.named("verb", "builder") in str(app.query_one(Choices).render()) or title(app)
