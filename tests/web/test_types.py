"""The client's types of the API and of the games are those of the server."""

import subprocess
import sys
from pathlib import Path

import pytest

from aquae.games import all_games

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
INSTALLED = ROOT / "web" / "node_modules" / "openapi-typescript"


def test_the_types_are_up_to_date(tmp_path: Path) -> None:
    if not INSTALLED.exists():
        pytest.fail("the client's tools are not installed: make client")
    subprocess.run([sys.executable, ROOT / "tools" / "client_types.py", tmp_path], check=True)
    made = {path.relative_to(tmp_path): path.read_text() for path in tmp_path.rglob("*.ts")}
    assert len(made) == 2 + len(all_games())
    for place, text in made.items():
        assert (SOURCES / place).read_text() == text, f"{place}: run `make types`"


def test_the_types_of_the_api_name_no_game() -> None:
    text = (SOURCES / "api" / "generated.ts").read_text().lower()
    for game in all_games():
        assert game.name not in text
        assert game.title.lower() not in text
