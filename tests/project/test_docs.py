"""What the documents show is what happens."""

import doctest
import re
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from tools.curves import pictures, runs_in, with_results
from tools.observations import with_tables

import aquae
from aquae.games import game_called
from aquae.rl.dataset import COLUMNS

ROOT = Path(__file__).parents[2]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "src").rglob("*.md")),
]
DOOR = [
    "AquaeError",
    "Board",
    "Budget",
    "CHANCE",
    "Dice",
    "Game",
    "OVER",
    "Play",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "State",
    "Rng",
    "Table",
    "all_games",
    "board",
    "bot_called",
    "game_called",
    "link",
    "new",
    "read",
    "read_all",
    "resume",
]
WITH_EXAMPLES = [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    tried = doctest.testfile(str(page), module_relative=False)
    assert tried.attempted > 0
    assert tried.failed == 0


@pytest.mark.parametrize("module", ["aquae.library.play"])
def test_examples_in_docstrings_run(module: str) -> None:
    tried = doctest.testmod(import_module(module))
    assert tried.attempted > 0
    assert tried.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#]+?)\)", text) + re.findall(r'src="([^"]+)"', text)
    for target in targets:
        if not target.startswith(("https://", "figure:")):
            assert (page.parent / target).exists(), target


def test_observations_are_described_as_they_are() -> None:
    page = (ROOT / "docs" / "rl" / "observations.md").read_text(encoding="utf-8")
    assert with_tables(page) == page, "make them anew: python -m tools.observations PAGE"


def test_columns_are_described_as_they_are() -> None:
    page = (ROOT / "docs" / "rl" / "data.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \| [^|]+ \| (.+) \|$", page, re.MULTILINE)
    assert dict(told) == COLUMNS


def test_results_of_the_baseline_are_shown_as_they_were_kept() -> None:
    page = ROOT / "docs" / "rl" / "baseline.md"
    runs = runs_in(page.parent / "curves")
    again = "make them anew: python -m tools.curves docs/rl/baseline.md"
    assert len(runs) == 3
    assert with_results(page.read_text(encoding="utf-8"), runs) == page.read_text("utf-8"), again
    for name, drawing in pictures(runs).items():
        kept = (page.parent / "pictures" / name).read_text(encoding="utf-8")
        assert kept == drawing + "\n", again


def test_the_card_of_the_data_set_is_of_these_rules() -> None:
    card = (ROOT / "docs" / "rl" / "card.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `([\w-]+)` \| version (\d+) \|", card, re.MULTILINE)
    assert len(told) == 3
    assert [int(rules) for _, rules in told] == [game_called(name).rules for name, _ in told]
    for name, meaning in COLUMNS.items():
        assert f"| `{name}` | {meaning} |" in card


def test_every_extra_is_told_of() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert sorted(told) == sorted(project["optional-dependencies"])


def test_the_public_door() -> None:
    assert aquae.__all__ == sorted(DOOR)
    for name in aquae.__all__:
        assert getattr(aquae, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'magic'"):
        _ = aquae.magic


def test_the_drawing_of_the_architecture_shows_every_room() -> None:
    drawing = (ROOT / "docs" / "architecture.svg").read_text(encoding="utf-8")
    package = ROOT / "src" / "aquae"
    layers = [path.parent.name for path in package.glob("*/__init__.py")]
    rooms = [f"server/{path.parent.name}" for path in (package / "server").glob("*/__init__.py")]
    assert [room for room in layers + rooms if room not in drawing] == []


def test_the_page_on_architecture_names_only_files_that_exist() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    folders = ["", "src/aquae", "src/aquae/server", "src/aquae/games/irrigate", "web/src"]
    others = ["src/aquae/games/aquaedukt", "src/aquae/server/storage"]
    for named in re.findall(r"`([\w/.]+\.(?:py|ts|svelte|md))\b", page):
        assert any((ROOT / folder / named).exists() for folder in folders + others), named
