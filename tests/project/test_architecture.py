"""Imports point one way, the core knows no game, functions stay small."""

import ast
import re
import sys
from collections import Counter
from pathlib import Path
from statistics import median, quantiles

import pytest

from aquae.games import all_games, folder_of, game_names
from aquae.games.law import rules_of

SOURCE = Path(__file__).parents[2] / "src" / "aquae"
MODULES = sorted(SOURCE.rglob("*.py"))

# Each layer may import itself and those before it. What bots know of a game and how it is drawn
# stand in the game's folder, and are layers of their own.
LAYERS = [
    "tournaments",
    "core",
    "games",
    "bots",
    "games.bot",
    "draw",
    "games.drawing",
    "library",
    "rl",
    "server",
    "cli",
]
GAME_FOLDERS = [folder_of(name) for name in game_names()]
NEEDED_BY_A_GAME = {"__init__.py", "about.py", "game.py"}
FILES_OF_A_GAME = NEEDED_BY_A_GAME | {
    "board.py",
    "laying.py",
    "observe.py",
    "phases.py",
    "plans.py",
    "position.py",
    "rules.py",
    "scoring.py",
    "spoken.py",
    "state.py",
    "turn.py",
    "view.py",
    "water.py",
    "words.py",
}
MAY_IMPORT = {
    "_native.py": ["librt", "mypy_extensions"],  # for type checkers only
    "skill.py": ["openskill"],  # the extra `arena`, and part of `server`
    # The extras `rl`, `openspiel`, `ray` and `data`.
    "batch.py": ["numpy"],
    "dataset.py": ["numpy", "pyarrow"],
    "gym.py": ["gymnasium", "numpy"],
    "policy.py": ["numpy"],
    "picture.py": ["PIL", "numpy", "resvg_py"],
    "episode.py": ["gymnasium", "numpy"],
    "schooling.py": ["numpy"],
    "workers.py": ["ray"],
    "spiel.py": ["numpy", "pyspiel"],
    "vector.py": ["gymnasium", "numpy"],
    "zoo.py": ["gymnasium", "numpy", "pettingzoo"],
}
# The extra `tui`.
FULL_SCREEN = SOURCE / "cli" / "fullscreen"
FULL_SCREEN_MAY_IMPORT = ["rich", "textual"]
SERVER_MAY_IMPORT = [
    "aiohttp",
    "aiosmtplib",
    "alembic",
    "cryptography",
    "fastapi",
    "psycopg",
    "py_vapid",
    "pydantic",
    "pydantic_core",
    "pywebpush",
    "resvg_py",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "webauthn",
]
# The command reads the settings without the optional packages; the pure rooms never need them.
SERVER_WITHOUT_PACKAGES = [SOURCE / "server" / "settings.py"]
PURE_ROOMS = [SOURCE / "server" / room for room in ("local", "tables", "thinking")]
# Lists of names and other plain data do not count against the length of a module.
LONGEST_MODULE = 400
LONGEST_FUNCTION = 60


def imported(path: Path) -> list[str]:
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
    return names


def layer_of(module: str) -> int:
    """The place of a module's layer; -1 for those on top of the package."""
    parts = module.split(".")[1:]
    if len(parts) > 2 and f"games.{parts[2]}" in LAYERS:
        return LAYERS.index(f"games.{parts[2]}")
    return LAYERS.index(parts[0]) if parts and parts[0] in LAYERS else -1


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_imports_point_one_way(path: Path) -> None:
    own = layer_of(".".join(path.relative_to(SOURCE.parent).with_suffix("").parts))
    for name in imported(path):
        if name.split(".")[0] == "aquae" and own >= 0:
            assert layer_of(name) <= own, f"{path} imports {name}"


def test_a_game_knows_no_other() -> None:
    for folder in GAME_FOLDERS:
        others = tuple(f"aquae.games.{other}." for other in GAME_FOLDERS if other != folder)
        for path in (SOURCE / "games" / folder).rglob("*.py"):
            assert not [name for name in imported(path) if name.startswith(others)], path


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_only_the_standard_library_is_imported(path: Path) -> None:
    optional = MAY_IMPORT.get(path.name, [])
    if (SOURCE / "server") in path.parents:
        pure = path in SERVER_WITHOUT_PACKAGES or path.parent in PURE_ROOMS
        optional = [] if pure else SERVER_MAY_IMPORT
    if path.parent == FULL_SCREEN:
        optional = FULL_SCREEN_MAY_IMPORT
    for name in imported(path):
        top = name.split(".")[0]
        allowed = ("aquae", *optional)
        assert top in sys.stdlib_module_names or top in allowed, name


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_nothing_draws_from_a_global_generator(path: Path) -> None:
    assert "random" not in imported(path)


@pytest.mark.parametrize("path", sorted((SOURCE / "core").glob("*.py")), ids=str)
def test_the_core_knows_no_game_by_name(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    for game in all_games():
        for name in (game.name, game.title.lower(), folder_of(game.name)):
            assert name not in text


def test_files_that_games_share_have_the_same_names() -> None:
    """Whoever knows one game knows where to look in the others; the rest is a game's own."""
    files = [
        {path.name for path in (SOURCE / "games" / name).glob("*.py")} for name in GAME_FOLDERS
    ]
    assert all(found >= NEEDED_BY_A_GAME for found in files)
    shared = {name for found in files for name in found if sum(name in f for f in files) > 1}
    assert shared <= FILES_OF_A_GAME


def function_lengths() -> list[tuple[int, str]]:
    lengths = []
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                lengths.append((length, f"{path.name}:{node.name}"))
    return lengths


def test_functions_are_short() -> None:
    lengths = function_lengths()
    numbers = [length for length, _ in lengths]
    assert max(lengths)[0] <= LONGEST_FUNCTION, max(lengths)
    assert quantiles(numbers, n=20)[-1] <= 30
    assert median(numbers) <= 8


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_modules_are_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_MODULE


CLIENT_SOURCE = SOURCE.parents[1] / "web" / "src"
CLIENT = sorted(
    path for path in CLIENT_SOURCE.rglob("*") if path.suffix in (".ts", ".svelte", ".css")
)
# Texts for people in four languages are data.
WORDS = re.compile(r"(words|reasons)\.(en|de|fr|it)\.\w+|(en|de|fr|it)\.ts")
GENERATED = "generated.ts"
LARGEST_FOLDER = 20


@pytest.mark.parametrize("path", CLIENT, ids=str)
def test_the_client_is_made_of_small_modules_and_needs_nothing_from_elsewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if not WORDS.fullmatch(path.name) and path.name != GENERATED:
        assert len(text.splitlines()) <= LONGEST_MODULE
    assert "http://" not in text.replace("http://www.w3.org", "")
    assert "https://" not in text


def test_the_rooms_of_the_client_are_small() -> None:
    rooms = Counter(path.parent for path in CLIENT if not WORDS.fullmatch(path.name))
    assert [room for room, files in rooms.items() if files > LARGEST_FOLDER] == []


CLIENT_GAMES = sorted(path.parent for path in (CLIENT_SOURCE / "games").glob("*/kit.ts"))


def found_in_games(name: str, pattern: str) -> set[str]:
    """What a pattern finds in the files of this name that the folders of games have."""
    paths = [folder / name for folder in CLIENT_GAMES if (folder / name).exists()]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return {found for text in texts for found in re.findall(pattern, text, re.MULTILINE)}


def is_shared(path: Path) -> bool:
    in_a_game = any(folder in path.parents for folder in CLIENT_GAMES)
    return not in_a_game and not path.name.endswith(".test.ts") and path.name != GENERATED


SHARED = [path for path in CLIENT if is_shared(path)]


@pytest.mark.parametrize("path", SHARED, ids=str)
def test_the_shared_client_knows_no_game(path: Path) -> None:
    """Neither names nor verbs nor rules; a word that the API has too means something else there."""
    text = path.read_text(encoding="utf-8")
    names = [folder.name for folder in CLIENT_GAMES] + [
        *found_in_games("about.ts", r'title: "(.+)"')
    ]
    for name in names:
        assert name.lower() not in text.lower()
    api = (CLIENT_SOURCE / "api" / GENERATED).read_text(encoding="utf-8")
    verbs = found_in_games("words.en.ts", r'"verb\.([a-z ]+)"')
    for verb in verbs - set(re.findall(r'"([a-z ]+)"', api)):
        assert not re.search(rf"""["'`]{verb}["'`]""", text), verb
    letters = "".join(rules_of(name).numbers()[0][0] for name in game_names())
    assert not re.search(rf"\b[{letters}]-\d\d\b", text)
