"""Imports point one way, the core knows no game, functions stay small."""

import ast
import re
import sys
from collections import Counter
from pathlib import Path
from statistics import median, quantiles

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "aquae"
MODULES = sorted(SOURCE.rglob("*.py"))

# Each layer may import itself and those before it.
LAYERS = ["core", "games", "bots", "draw", "rl", "server", "cli"]
GAME_FOLDERS = ["aqua_romana", "aquaedukt", "irrigate"]
FILES_OF_A_GAME = {
    "__init__.py",
    "board.py",
    "game.py",
    "observe.py",
    "position.py",
    "rules.py",
    "scoring.py",
    "state.py",
    "turn.py",
    "view.py",
    "water.py",
    "words.py",
}
MAY_IMPORT = {
    "_native.py": ["mypy_extensions"],  # for type checkers only
    "arena.py": ["openskill"],  # the optional extra of that name
    # The extras `rl`, `openspiel`, `ray` and `data`.
    "batch.py": ["numpy"],
    "dataset.py": ["numpy", "pyarrow"],
    "gym.py": ["gymnasium", "numpy"],
    "picture.py": ["PIL", "numpy", "resvg_py"],
    "play.py": ["gymnasium", "numpy"],
    "spread.py": ["ray"],
    "spiel.py": ["numpy", "pyspiel"],
    "zoo.py": ["gymnasium", "numpy", "pettingzoo"],
}
SERVER_MAY_IMPORT = [
    "alembic",
    "fastapi",
    "psycopg",
    "pydantic",
    "pydantic_core",
    "sqlalchemy",
    "starlette",
    "uvicorn",
]
# The command reads the settings without the optional packages; the tables run in browsers too.
SERVER_WITHOUT_PACKAGES = ["__init__.py", "settings.py", "tables"]
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
    parts = module.split(".")
    return LAYERS.index(parts[1]) if len(parts) > 1 and parts[1] in LAYERS else -1


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_imports_point_one_way(path: Path) -> None:
    own = path.relative_to(SOURCE).parts[0]
    if own not in LAYERS:
        return
    for name in imported(path):
        if name.split(".")[0] == "aquae":
            assert layer_of(name) <= LAYERS.index(own), f"{path} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_only_the_standard_library_is_imported(path: Path) -> None:
    optional = MAY_IMPORT.get(path.name, [])
    layer, room, *_ = path.relative_to(SOURCE).parts * 2
    if layer == "server" and room not in SERVER_WITHOUT_PACKAGES:
        optional = SERVER_MAY_IMPORT
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
    for name in ("aquaedukt", "aquädukt", "romana", "irrigate"):
        assert name not in text


def test_every_game_folder_has_the_same_files() -> None:
    files = [
        {path.name for path in (SOURCE / "games" / name).glob("*.py")} for name in GAME_FOLDERS
    ]
    shared = set.intersection(*files)
    assert shared == FILES_OF_A_GAME
    # Irrigate has its bargaining besides; nobody else has anything more.
    assert set.union(*files) - shared == {"bargain.py"}


def function_lengths() -> list[tuple[int, str]]:
    lengths = []
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
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
WORDS = re.compile(r"(words|rules|reasons)\.(en|de|fr|it)\.\w+|(en|de|fr|it)\.ts")
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
    letters = "".join(found_in_games("rules.en.ts", r"^([A-Z])-\d\d \|"))
    assert not re.search(rf"\b[{letters}]-\d\d\b", text)
