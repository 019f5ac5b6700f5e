"""Compiled and plain engines are the same engine."""

import os
import re
import subprocess
import sys
from importlib.metadata import files
from pathlib import Path

import pytest

import aquae
from aquae.games import game_names

ROOT = Path(__file__).parents[2]

WHERE = "import aquae.core.state as module; print(module.__file__)"


def run(pure: bool, *arguments: str) -> str:
    environment = {key: value for key, value in os.environ.items() if key != "AQUAE_PURE"}
    if pure:
        environment["AQUAE_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("bots", ["lively", "wilful,uniform,lively"])
def test_identical_records_from_identical_seeds(game: str, bots: str, tmp_path: Path) -> None:
    files = []
    for pure in (False, True):
        out = tmp_path / f"{pure}.jsonl"
        arguments = ["simulate", game, "--players", "3", "--games", "6", "--bots", bots]
        run(pure, "-m", "aquae", *arguments, "--out", str(out))
        files.append(out.read_bytes())
    assert files[0] == files[1]
    assert files[0].count(b"\n") == 6


def test_aquae_pure_runs_from_the_sources() -> None:
    assert run(True, "-c", WHERE).strip().endswith(".py")


def test_compiled_it_needs_what_is_installed_with_it_and_nothing_else(tmp_path: Path) -> None:
    listed = re.search(r"NEEDED_COMPILED = \[(.*)\]", (ROOT / "setup.py").read_text())
    assert listed is not None
    for package in re.findall(r'"(\w+)>=', listed[1]):
        for file in files(package) or []:
            link = tmp_path / file.parts[0]
            if not link.exists():
                link.symlink_to(Path(str(file.locate())).parents[len(file.parts) - 1] / link.name)
    places = [str(tmp_path), str(Path(aquae.__file__).parents[1])]
    play = f"import sys; sys.path += {places}; import aquae; aquae.new('irrigate', seed=1).hint()"
    told = run(False, "-I", "-S", "-c", f"{play}; {WHERE}")
    assert not told.strip().endswith(".py")
