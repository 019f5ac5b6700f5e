"""Whole games on the whole screen, by keyboard and by mouse, on small and large terminals."""

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
    play_whole_game,
)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(
    ("way", "size"), [(by_keys, SMALL), (by_mouse, LARGE)], ids=["keys", "mouse"]
)
def test_a_whole_game_is_played(
    name: str, way: Way, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    app = app_for(name)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            assert await play_whole_game(pilot, app, way) > 10
            await pilot.pause()
            told = str(app.query_one("#message").render())
            result = app.desk.walk.state.result()
            assert result is not None
            assert result.rule in told
            await pilot.press("q")

    asyncio.run(play())
    (saved,) = tmp_path.iterdir()
    assert app.return_value == f"The game is kept in {saved.name}."
