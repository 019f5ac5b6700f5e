"""What works where a system lacks what only Unix has; missing packages are told of at once.

Every process of these tests, workers too, begins with a `sitecustomize` that takes things away.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

LIKE_WINDOWS = """
import os, sys
for name in ("fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty"):
    sys.modules[name] = None
del os.fork, os.forkpty, os.geteuid, os.nice
"""
ENVIRONMENTS = """
import numpy
from aquae.rl.batch import Batch
from aquae.rl.vector import SelfPlay
import aquae.rl.gym, aquae.rl.spiel, aquae.rl.zoo, gymnasium, pettingzoo, pyspiel
if __name__ == "__main__":
    with Batch("aquaedukt", lanes=4, workers=2, seed=1) as batch:
        for _ in range(20):
            batch.step()
    env = gymnasium.make("aquae/Irrigate-v0", opponents="faber", render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape[2] == 3
    assert pettingzoo.make("aec", "aquae/AquaRomana-v0") and pyspiel.load_game("aquaedukt")
    print("played")
"""


class Machine:
    """A folder to work in, where something is missing."""

    def __init__(self, folder: Path, taken_away: str) -> None:
        self.folder = folder
        (folder / "taken").mkdir()
        (folder / "taken" / "sitecustomize.py").write_text(taken_away)
        own = os.environ.get("PYTHONPATH", "")
        paths = [str(folder / "taken"), *filter(None, [own])]
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}

    def run(self, *arguments: str, typed: str = "") -> tuple[int, str, str]:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        return done.returncode, done.stdout, done.stderr

    def aquae(self, *arguments: str, typed: str = "") -> tuple[int, str, str]:
        return self.run("-m", "aquae", *arguments, typed=typed)


@pytest.fixture
def windows(tmp_path: Path) -> Machine:
    return Machine(tmp_path, LIKE_WINDOWS)


def test_bots_play_in_several_processes(windows: Machine) -> None:
    arguments = ["simulate", "irrigate", "--games", "8", "--bots", "faber"]
    assert windows.aquae(*arguments, "--workers", "2", "--out", "two.jsonl")[0] == 0
    assert windows.aquae(*arguments, "--out", "one.jsonl")[0] == 0
    two, one = (windows.folder / name for name in ("two.jsonl", "one.jsonl"))
    assert two.read_bytes() == one.read_bytes()
    assert windows.aquae("check", "one.jsonl")[:2] == (0, "8 records, 0 failed\n")
    status, told, _ = windows.aquae("hint", "one.jsonl", "--at", "9", "--seconds", "0.2")
    assert (status, bool(told)) == (0, True)
    assert windows.aquae("show", "one.jsonl", "--at", "9", "--svg", "p.svg")[0] == 0


def test_people_play_in_the_terminal(windows: Machine) -> None:
    status, told, complaint = windows.aquae("play", "irrigate", "--plain", typed="draw\nquit\n")
    assert (status, complaint) == (0, "")
    assert "The tile drawn is a " in told


def test_environments_play(windows: Machine) -> None:
    (windows.folder / "learn.py").write_text(ENVIRONMENTS)
    status, told, complaint = windows.run("learn.py")
    assert status == 0, complaint
    assert told.splitlines()[-1] == "played"


@pytest.mark.parametrize("command", [["serve"], ["worker"], ["backup", "a.dump"]])
def test_the_server_says_what_it_needs(windows: Machine, command: list[str]) -> None:
    status, told, complaint = windows.aquae(*command)
    assert (status, told) == (2, "")
    assert complaint.startswith("aquae: the server runs on Linux and macOS; on Windows use")
    assert complaint.count("\n") == 1


PLAYED = ["simulate", "irrigate", "--games", "2", "--out", "new.jsonl"]
NEEDY = [
    ("openskill", ["arena", "irrigate", "--bots", "faber,tiro"], "'openskill>="),
    ("numpy", ["dataset", "one.jsonl", "--out", "data"], "'numpy>="),
    ("pyarrow", ["dataset", "one.jsonl", "--out", "data"], "'pyarrow>="),
    ("ray", [*PLAYED, "--on", "ray:local"], "'ray>="),
    ("uvicorn", ["serve"], "'uvicorn=="),
    ("fastapi", ["serve"], "'fastapi<"),
    ("alembic", ["backup", "a.dump"], "'alembic>="),
    ("gymnasium", ["import aquae.rl.gym"], "'gymnasium>="),
    ("numpy", ["import aquae.rl.batch"], "'numpy>="),
    ("gymnasium", ["import aquae.rl.vector"], "'gymnasium>="),
    ("pettingzoo", ["import aquae.rl.zoo"], "'pettingzoo>="),
    ("pyspiel", ["import aquae.rl.spiel"], "'open-spiel>="),
    ("resvg_py", ["import aquae.rl.picture"], "'resvg-py>="),
    ("pyarrow", ["from aquae.rl.dataset import arrow_table; arrow_table({})"], "'pyarrow>="),
]


@pytest.mark.parametrize(("module", "asked", "package"), NEEDY)
def test_a_missing_package_is_told_of_before_anything_is_done(
    module: str, asked: list[str], package: str, tmp_path: Path
) -> None:
    machine = Machine(tmp_path, f"import sys; sys.modules[{module!r}] = None")
    before = set(tmp_path.iterdir())
    is_command = len(asked) > 1 or asked == ["serve"]
    _, told, complaint = machine.aquae(*asked) if is_command else machine.run("-c", *asked)
    sentence = complaint.splitlines()[-1]
    assert f"{module} is missing, a package of the extra " in sentence
    assert ": pip install '" in sentence
    assert package in sentence
    assert (told, set(tmp_path.iterdir())) == ("", before)
    assert "Traceback" not in complaint or not is_command


def test_games_that_were_played_are_not_overwritten(tmp_path: Path) -> None:
    machine = Machine(tmp_path, "")
    assert machine.aquae(*PLAYED)[0] == 0
    before = (tmp_path / "new.jsonl").read_bytes()
    status, _, complaint = machine.aquae(*PLAYED, "--seed", "2")
    assert (status, (tmp_path / "new.jsonl").read_bytes()) == (2, before)
    assert complaint == (
        "aquae: new.jsonl is there already: --resume goes on with it, or name another file "
        "with --out\n"
    )
