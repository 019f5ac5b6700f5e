"""Games on the whole screen, by keyboard and by mouse, on small and large terminals."""

import asyncio
from pathlib import Path

import pytest

from aquae.games import game_names
from tests.cli.fullscreen.playing import (
    LARGE,
    SMALL,
    Way,
    app_for,
    by_keys,
    by_mouse,
    play_on,
)

WAYS = ["mouse", "keys"]
PIECE = 12
"""Actions by hand that show every kind of choice of a turn."""


@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_is_played_by_keys(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    app = app_for(name)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            assert await play_on(pilot, app, by_keys) > 10
            await pilot.pause()
            told = str(app.query_one("#message").render())
            result = app.desk.walk.state.result()
            assert result is not None
            assert result.rule in told
            await pilot.press("q")

    asyncio.run(play())
    (saved,) = tmp_path.iterdir()
    assert app.return_value == f"The game is kept in {saved.name}."


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(("way", "size"), [(by_mouse, LARGE), (by_keys, LARGE)], ids=WAYS)
def test_turns_are_played(name: str, way: Way, size: tuple[int, int]) -> None:
    app = app_for(name)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            assert await play_on(pilot, app, way, PIECE) == PIECE

    asyncio.run(play())
