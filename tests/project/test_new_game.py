"""`make new-game` in a copy of the tree: a game in three folders, and nothing else knows of it.

What the new game owes is asked by the tests of all games, which find it by themselves: they run in
the copy. Nothing here touches the tree itself.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools.new_game import BadName, checked, free_letter

from aquae.games import game_names

ROOT = Path(__file__).parents[2]
MODULES = ROOT / "web" / "node_modules"
NAME = "fossa"
FOLDERS = [f"src/aquae/games/{NAME}", f"web/src/games/{NAME}", f"tests/games/{NAME}"]

# Tests of all games; those of learners need packages that may be missing.
OF_ALL_GAMES = [
    "tests/bots",
    "tests/cli/test_bots.py",
    "tests/core",
    "tests/games",
    "tests/project/test_architecture.py",
    "tests/rl/test_observation.py",
    "tests/server/test_table.py",
    "tests/test_against_referee.py",
    "tests/test_books.py",
    "tests/test_draw.py",
    "tests/test_laws.py",
    "tests/test_rule_coverage.py",
    "tests/test_sentences.py",
    "tests/test_terms.py",
]
OF_LEARNERS = ["tests/rl/test_zoo.py", "tests/rl/test_gym.py", "tests/rl/test_spiel.py"]
# What is asked of shared files: they know no game, and cite only rules that there are.
OF_SHARED_FILES = "knows or share or cited"
# How far the levels of bots lie apart is no law: a tiny game is decided by luck.
OF_LEVELS = "a_lower_number_plays_better"

TYPES = """
import sys
from pathlib import Path
from tools.client_types import game_document, write_types
from aquae.games import game_called
write_types(Path(sys.argv[2]), game_document(game_called(sys.argv[1])))
"""


def copied(target: Path) -> Path:
    """The tree as it is worked on, without what was built in it."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    return target


def run(tree: Path, *arguments: str, status: int = 0, typed: str = "") -> str:
    """Run Python in a copy, with the copy's own sources; what it said."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    told = done.stdout + done.stderr
    assert done.returncode == status, told
    assert "Traceback" not in told
    return told


def new_game(tree: Path, name: str = NAME) -> Path:
    run(tree, "tools/new_game.py", name)
    return tree


def aquae(tree: Path, *arguments: str, **more: Any) -> str:
    return run(tree, "-m", "aquae", *arguments, **more)


def ask(tree: Path, what: str, *paths: str) -> None:
    """Run tests in a copy: those whose names or cases have these words."""
    told = run(tree, "-m", "pytest", "-x", "-p", "no:cacheprovider", "-k", what, *paths)
    assert " passed" in told, told


def npm(tree: Path, *arguments: str) -> None:
    """Run a tool of the client in a copy."""
    modules = tree / "web" / "node_modules"
    if not MODULES.exists():
        pytest.fail("the client's tools are not installed: make client")
    if not modules.exists():
        modules.symlink_to(MODULES)
    command = ["sh", "npm.sh", "exec", "--", *arguments]
    done = subprocess.run(command, cwd=tree / "web", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with the new game; tests may write into it, but change nothing."""
    return new_game(copied(tmp_path_factory.mktemp("tree")))


def contents(tree: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(tree)): path.read_bytes()
        for path in tree.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.mark.parametrize("name", [NAME, "fossa-magna", "abcdefghij-klmnopqrs"])
def test_three_folders_are_written_and_nothing_else(name: str, tmp_path: Path) -> None:
    before = contents(copied(tmp_path))
    new_game(tmp_path, name)
    after = contents(tmp_path)
    folder = name.replace("-", "_")
    assert {path: after.get(path) for path in before} == before, "edited shared files: 0"
    new = {str(Path(path)) for path in after.keys() - before.keys()}
    homes = (f"src/aquae/games/{folder}/", f"web/src/games/{name}/", f"tests/games/{folder}/")
    assert {home for path in new for home in homes if path.startswith(home)} == set(homes)
    assert all(path.startswith(homes) for path in new)
    assert not [path for path in new if b"ossa nova" in after[path].lower()]
    python = [path for path in new if path.endswith(".py")]
    run(tmp_path, "-m", "ruff", "check", "--no-cache", *python)
    run(tmp_path, "-m", "ruff", "format", "--no-cache", "--check", *python)


def test_a_deleted_game_is_forgotten(tmp_path: Path) -> None:
    before, listed = contents(copied(tmp_path)), aquae(tmp_path, "games")
    new_game(tmp_path)
    assert NAME in aquae(tmp_path, "games")
    for folder in FOLDERS:
        shutil.rmtree(tmp_path / folder)
    assert contents(tmp_path) == before
    assert aquae(tmp_path, "games") == listed
    assert NAME not in listed


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "not a name like fossa or fossa-magna"),
        ("Fossa", "not a name like"),
        ("fossa_magna", "not a name like"),
        ("fossa-", "not a name like"),
        ("fossa2", "not a name like"),
        ("abcdefghij-klmnopqrst", "too long: a name has at most 20 letters"),
        ("class", "a word of Python"),
        ("law", r"taken: there is src.aquae.games.law\.py already"),
        *[(name, "is taken: there is src.aquae.games") for name in game_names()],
    ],
)
def test_a_name_that_cannot_be_is_refused_in_words(name: str, complaint: str) -> None:
    with pytest.raises(BadName, match=complaint):
        checked(ROOT, name)


def test_the_letter_of_the_rules_is_free() -> None:
    assert free_letter(ROOT, "fossa") == "F"
    assert free_letter(ROOT, "imbrex") == "M", "Irrigate has the I"
    assert free_letter(ROOT, "nira") == "B", "N is common ground"
    assert checked(ROOT, "fossa-magna").title == "Fossa Magna"


def test_it_is_typed(tree: Path) -> None:
    run(tree, "-m", "mypy", "--cache-dir", os.devnull, FOLDERS[0], FOLDERS[2])


def test_it_obeys_all_laws(tree: Path) -> None:
    ask(tree, f"({NAME} or {OF_SHARED_FILES}) and not {OF_LEVELS}", *OF_ALL_GAMES)


def test_learners_know_it(tree: Path) -> None:
    for needed in ("gymnasium", "pettingzoo", "pyspiel"):
        pytest.importorskip(needed)
    ask(tree, NAME, *OF_LEARNERS)


def test_every_command_works_on_it(tree: Path, tmp_path: Path) -> None:
    record, picture, data = (str(tmp_path / name) for name in ("a.jsonl", "a.svg", "data"))
    assert "F-05 Elsewhere." in aquae(tree, "rules", NAME, "f-05")
    assert "two-waters" not in aquae(tree, "rules", NAME, "--language", "de")
    told = aquae(tree, "play", NAME, "--plain", "--bot", "tiro", typed="dig c\nfind clay\n")
    assert "Tiro: " in told
    aquae(tree, "simulate", NAME, "--games", "2", "--bots", "tiro,lively", "--out", record)
    assert aquae(tree, "check", record) == "2 records, 0 failed\n"
    assert "2 games" in aquae(tree, "statistics", record)
    assert "dig a\n" in aquae(tree, "legal", record, "--at", "0")
    assert "F-03: dig or pass" in aquae(tree, "why", record, "--at", "0", "find clay", status=1)
    assert aquae(tree, "show", record).startswith("Fossa  ")
    aquae(tree, "show", record, "--svg", picture)
    assert aquae(tree, "perft", NAME, "--depth", "2").startswith("1 8 ")
    assert "digs on" in aquae(tree, "hint", record, "--at", "0", "--seconds", "0.1")
    assert "Fossa" in aquae(tree, "review", record, "--iterations", "20")
    arena = str(tmp_path / "arena.jsonl")
    aquae(tree, "arena", NAME, "--bots", "faber,lively", "--games", "2", "--out", arena)
    aquae(tree, "dataset", record, "--out", data, "--format", "numpy", "--workers", "1")


def test_what_is_left_out_is_told(tmp_path: Path) -> None:
    engine = new_game(copied(tmp_path)) / FOLDERS[0]
    record = str(tmp_path / "a.jsonl")
    shutil.rmtree(engine / "bot")
    shutil.rmtree(engine / "drawing")
    (engine / "observe.py").unlink()
    (engine / "RULES.md").unlink()
    aquae(tmp_path, "simulate", NAME, "--games", "1", "--bots", "lively", "--out", record)
    told = aquae(tmp_path, "hint", record, "--at", "0", status=2)
    assert told.endswith("aquae: no bot has learned Fossa yet, so none can judge its positions\n")
    told = aquae(tmp_path, "show", record, "--svg", "a.svg", status=2)
    assert told == "aquae: nobody has drawn Fossa yet, so there is no picture of it\n"
    assert aquae(tmp_path, "rules", NAME).startswith("Fossa\n=====\n")
    shutil.rmtree(engine / "book")
    told = aquae(tmp_path, "rules", NAME, status=2)
    assert told == f"aquae: nobody has written down the rules of {NAME}\n"
    assert json.loads(aquae(tmp_path, "show", record, "--at", "0").partition("\n")[2])


def test_its_client_is_typed_and_tidy(tree: Path, tmp_path: Path) -> None:
    folder = f"src/games/{NAME}"
    npm(tree, "prettier", "--check", folder)
    npm(tree, "eslint", folder)
    npm(tree, "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    made = tmp_path / "generated.ts"
    run(tree, "-c", TYPES, NAME, str(made))
    assert (tree / "web" / folder / "generated.ts").read_text() == made.read_text()


def test_a_server_offers_it_and_a_browser_plays_it(tree: Path) -> None:
    npm(tree, "vite", "build", "--logLevel", "error")
    ask(tree, f"clicking and {NAME}", "tests/web/test_play.py")
    ask(tree, "games_and_bots and sqlite", "tests/server/test_api.py")
